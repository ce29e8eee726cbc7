import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { parse } from 'yaml';
import { changeContent } from '#builder/change';
import { readContent } from '#builder/files';
import type { Refused } from '#engine/edit';
import type { WrittenPlan } from '#engine/refactor';
import { compiled, pageText, twoLanguages } from '../../../tests/languages/support/two-languages.ts';
import { earlierFormat } from '../../../tests/migrate/earlier-format.ts';
import { carriedOut, checker, contentOf, siteOf, textsWith } from '../../../tests/refactor/support/small-site.ts';
import { specification } from '../../../tests/specification/folders.ts';
import { runScript } from '../../../tests/support/command.ts';
import { removeFolder, temporaryFolder } from '../../../tests/support/content.ts';
import { applyEdit } from '../edit/index.ts';
import { markOf } from '../links/languages/mark-of.ts';
import { type Migration, planMigration } from './index.ts';

const head = `# yaml-language-server: $schema=../schema/bundle.schema.json
title: A page of the earlier format   # nobody has changed it since
description: It has a quotation, a point and two figures, all written as they were written once.
sections:
  - type: hero
    heading: Earlier

`;
const old = `${head}  # Said in March.
  - type: prose
    heading: What we heard
    paragraphs: It was said aloud.
    quote:
      text: It just worked.
      # She asked us to use her full name.
      author: "Ruth Halvorsen"   # a patient
    # The only point that is left.
    point: No more faxes.   # for now


  - type: stats
    heading: In figures
    items:
      # Counted by hand.
      - figure: 22 days | for an answer   # in 2025
      - { figure: '9 billion | faxes a year' }
`;
const today = `${head}  # Said in March.
  - type: prose
    heading: What we heard
    paragraphs: It was said aloud.
    quote:
      text: It just worked.
      # She asked us to use her full name.
      by: "Ruth Halvorsen"   # a patient
    # The only point that is left.
    points:   # for now
      - No more faxes.


  - type: stats
    heading: In figures
    items:
      # Counted by hand.
      - value: 22 days   # in 2025
        label: for an answer
      - { value: '9 billion', label: faxes a year }
`;

function migrated(texts: ReadonlyMap<string, string>): Map<string, string> {
  return carriedOut(texts, planMigration(siteOf(texts), earlierFormat));
}

describe('files of an earlier format', () => {
  it('become files of today’s, with every comment beside its entry', () => {
    const texts = textsWith({ 'earlier.yaml': old });
    expect(migrated(texts).get('pages/earlier.yaml')).toBe(today);
    for (const [file, text] of migrated(texts)) if (!file.includes('earlier')) expect(text).toBe(texts.get(file));
  });

  it('keep how their lines end', () => {
    const texts = textsWith({ 'earlier.yaml': old.replaceAll('\n', '\r\n') });
    expect(migrated(texts).get('pages/earlier.yaml')).toBe(today.replaceAll('\n', '\r\n'));
  });

  it('may be JSON, and stay it', () => {
    const json = (text: string) => `${JSON.stringify(parse(text), undefined, 2)}\n`;
    const text = migrated(textsWith({ 'earlier.json': json(old) })).get('pages/earlier.json') ?? '';
    expect(JSON.parse(text)).toEqual(parse(today));
  });

  it('are not changed a second time, and neither is what was never of it', () => {
    const once = migrated(textsWith({ 'earlier.yaml': old }));
    const plan = planMigration(siteOf(once), earlierFormat);
    expect(plan).toMatchObject({ changes: [], title: `${once.size} files looked at: all are in today’s format.` });
  });

  it('say where something was changed', () => {
    const plan = planMigration(siteOf(textsWith({ 'earlier.yaml': old })), earlierFormat);
    expect('changed' in plan && plan.changed.map(({ file, line, where }) => `${file}:${line} ${where}`)).toEqual([
      'pages/earlier.yaml:9 Earlier, section 2 (prose "What we heard")',
      'pages/earlier.yaml:13 Earlier, section 2 (prose "What we heard")',
      'pages/earlier.yaml:24 Earlier, section 3 (stats "In figures"), figure 1',
      'pages/earlier.yaml:25 Earlier, section 3 (stats "In figures"), figure 2',
    ]);
  });

  it('come back byte by byte, on every specified page that has a quotation', () => {
    const files = readContent(specification.pages, specification.pages, specification.public);
    let count = 0;
    for (const { file, text } of files.pages) {
      const data = parse(text) as { sections: { quote?: { by?: string } }[] };
      const earlier = data.sections.reduce((changed, { quote }, index) => {
        if (quote?.by === undefined) return changed;
        count += 1;
        const result = applyEdit(changed, { op: 'rename', path: ['sections', index, 'quote', 'by'], key: 'author' });
        return 'text' in result ? result.text : changed;
      }, text);
      const plan = planMigration({ files: { ...files, pages: [{ file, text: earlier }] }, checker }, earlierFormat);
      expect('changes' in plan && plan.changes.map(({ after }) => after)).toEqual(earlier === text ? [] : [text]);
    }
    expect(count).toBeGreaterThan(0);
  });
});

it('translations that were up to date stay so, with what the format makes other in both', () => {
  const quote = (how: string) =>
    `  - type: prose\n    heading: Said\n    paragraphs: Once.\n    quote: { text: Yes, ${how}: Ada }\n`;
  const pages = { home: pageText('Home', quote('author')), 'es/home': pageText('Inicio', quote('author')) };
  const mark = (text = '') => /^translated: (\w+)$/m.exec(text)?.[1];
  const textOf = (plan: WrittenPlan | Refused, name: string) =>
    'changes' in plan ? plan.changes.find(({ file }) => file === `pages/${name}.yaml`)?.after : undefined;
  // It was written when that was today's format.
  const says: unknown = parse(pages.home);
  const spanish = pages['es/home'].replace('\nsections:', `\ntranslated: ${markOf(says)}\nsections:`);
  const given = { files: twoLanguages({ pages: { ...pages, 'es/home': spanish } }), checker };
  const plan = planMigration(given, earlierFormat);
  const now = { home: textOf(plan, 'home') ?? '', 'es/home': textOf(plan, 'es/home') ?? '' };
  expect(now).toEqual({ home: pages.home.replace('author', 'by'), 'es/home': expect.stringContaining('by: Ada') });
  expect(mark(now['es/home'])).not.toBe(mark(spanish));
  expect(stale(compiled({ pages: now }))).toEqual([]);
  expect('notes' in plan && plan.notes).toEqual([]);
  // One that wasn't says still what it was made from.
  const old = spanish.replace(mark(spanish) ?? '', 'bcdfgh');
  const other = planMigration({ files: twoLanguages({ pages: { ...pages, 'es/home': old } }), checker }, earlierFormat);
  expect(mark(textOf(other, 'es/home'))).toBe('bcdfgh');
});

/** The translations that aren't up to date. */
function stale({ diagnostics }: ReturnType<typeof compiled>): string[] {
  return diagnostics.filter(({ code }) => code === 'translation/changed').map(({ file }) => file);
}

describe('a migration that can’t be made', () => {
  const refusalOf = (text: string, migrations: readonly Migration[] = earlierFormat) => {
    const plan = planMigration(siteOf(textsWith({ 'a.yaml': old, 'b.yaml': text })), migrations);
    return 'refused' in plan ? plan.refused : '';
  };

  it('names every place that stands in its way', () => {
    const refused = refusalOf(old.replaceAll(' | ', ' or '));
    expect(refused.split('\n')).toEqual([
      'These places can’t be brought to today’s format; change them by hand first:',
      '  pages/b.yaml:24  B, section 3 (stats "In figures"), figure 1: write the figure and what it counts with ` | ` between them.',
      '  pages/b.yaml:25  B, section 3 (stats "In figures"), figure 2: write the figure and what it counts with ` | ` between them.',
    ]);
  });

  it('names a file that can’t be read, and an alias that would be touched', () => {
    expect(refusalOf('title: "open\n')).toContain("pages/b.yaml:1  This file can't be read");
    expect(refusalOf(old.replace('author: "Ruth Halvorsen"', 'author: &her "Ruth Halvorsen"'))).toContain('`&her`');
  });

  it('is refused where it would leave a mistake that wasn’t there', () => {
    const wrong: Migration = {
      title: 'Wrong.',
      edits: ({ author }) => (author === undefined ? undefined : [{ op: 'rename', path: ['author'], key: 'text2' }]),
    };
    const valid: Migration = {
      title: 'W',
      edits: ({ heading }) => (heading === 'Earlier' ? [{ op: 'remove', path: ['heading'] }] : undefined),
    };
    expect(refusalOf(old, [wrong])).toBe('');
    expect(refusalOf(old, [valid])).toContain('This would leave a mistake that is not there now');
  });

  it('is a bug where it would never come to an end', () => {
    const endless: Migration = {
      title: 'Endless',
      edits: ({ heading }) => (heading ? [{ op: 'set', path: ['heading'], value: `${heading}!` }] : undefined),
    };
    expect(() => planMigration({ files: contentOf(textsWith({ 'a.yaml': old })), checker }, [endless])).toThrow(
      'changes what it has changed',
    );
  });

  it('leaves every file on the disk as it was, and so does a look at it', () => {
    const folder = temporaryFolder();
    onTestFinished(() => removeFolder(folder));
    const pages = join(folder, 'pages');
    mkdirSync(pages);
    const bad = old.replaceAll(' | ', ' or ');
    for (const [file, text] of textsWith({ 'a.yaml': old, 'b.yaml': bad })) writeFileSync(join(folder, file), text);
    const texts = () =>
      Object.fromEntries(readdirSync(pages).map((name) => [name, readFileSync(join(pages, name), 'utf8')]));
    const before = texts();
    const migrate = (isDryRun: boolean) =>
      changeContent(pages, (site) => planMigration(site, earlierFormat), { isDryRun });
    expect(() => migrate(false)).toThrow('Nothing was changed.');
    expect(texts()).toEqual(before);
    writeFileSync(join(pages, 'b.yaml'), today);
    expect(migrate(true)).toMatch(/-\s+author: "Ruth Halvorsen"[\s\S]*Nothing was changed yet\.$/);
    expect(texts()).toEqual({ ...before, 'b.yaml': today });
    expect(migrate(false)).toContain('1 file brought to today’s format');
    expect(texts()).toEqual({ ...before, 'a.yaml': today, 'b.yaml': today });
  });
});

it('is a command, which finds nothing to do in today’s format', async () => {
  const { code, stdout } = await runScript('migrate', ['--pages', 'schema/example-site']);
  expect([code, stdout]).toEqual([0, expect.stringContaining('all are in today’s format.')]);
});
