import { afterAll, describe, expect, it } from 'vitest';
import { parseDocument } from 'yaml';
import type { Diagnostic } from '#kit/model';
import { runCorpus } from '../../../tests/diagnostics/support/corpus.ts';
import { checker, sampleFiles } from '../../../tests/diagnostics/support/samples.ts';
import { removeFolder, temporaryFolder } from '../../../tests/support/content.ts';
import { isThorough } from '../../../tests/support/extent.ts';
import { allFiles } from '../links/content-files.ts';
import { compileContent } from '../pipeline.ts';
import { applyFixes } from './fix.ts';

const work = temporaryFolder();
afterAll(() => {
  removeFolder(work);
});

/** The data of a text as another reader of YAML has it; nothing where that finds a mistake. */
function dataOf(text: string): unknown {
  const document = parseDocument(text, { logLevel: 'silent' });
  return document.errors.length > 0 ? undefined : document.toJS();
}

/** Where something of another kind is a text now, but for numbers: they are shown as they were written. */
function textsNow(before: unknown, after: unknown, path = ''): string[] {
  const [was, is] = [kindOf(before), kindOf(after)];
  if (was !== is) return is === 'string' && was !== 'number' && before !== null ? [`${path}: ${was} → ${is}`] : [];
  if (typeof before !== 'object' || typeof after !== 'object' || before === null || after === null) return [];
  const now = new Map(Object.entries(after));
  return Object.entries(before).flatMap(([name, value]) =>
    now.has(name) ? textsNow(value, now.get(name), `${path}/${name}`) : [],
  );
}

function kindOf(value: unknown): string {
  return Array.isArray(value) ? 'list' : typeof value;
}

const files = sampleFiles('');
const file = 'pages/page.yaml';

/** The messages about a page with one more section. */
function check(section: string): Diagnostic[] {
  const pages = files.pages.map((source) =>
    source.file === file ? { file, text: `${source.text}${section}` } : source,
  );
  return compileContent({ ...files, pages }, checker).diagnostics.filter(
    (found) => found.file === file && found.severity === 'error',
  );
}

const pricing = (field: string) => `  - type: pricing
    heading: Plans
    items:
      - name: One
        price: "$35"
        ${field}
        features: [Words]
`;

describe('no fix changes what kind of value stands somewhere', () => {
  it.each([
    ['a switch where a text belongs', 'badge: true'],
    ['a list where a text belongs', 'period: [$35, $40]'],
    ['a group of fields where a text belongs', 'period: { a: b }'],
  ])('%s is never put into quotes', (_, field) => {
    const found = check(pricing(field));
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter(({ fix }) => fix)).toEqual([]);
    expect(found.map(({ help }) => help ?? '').filter((help) => /["'](?:true|\[|\{)/.test(help))).toEqual([]);
  });

  it('a number where a text belongs is: visitors see the same figures', () => {
    const [found, ...others] = check('  - type: prose\n    heading: 2026\n    paragraphs: Words.\n');
    expect(others).toEqual([]);
    expect(found?.fix?.text).toContain('"2026"');
  });

  it.runIf(isThorough)('in all slips', { timeout: 300_000 }, () => {
    const broken = runCorpus(work).flatMap(({ slip, files: all, messages }) =>
      messages.flatMap((message) => {
        const source = allFiles(all).find((one) => one.file === message.file);
        if (!message.fix || !source) return [];
        const before = dataOf(source.text);
        const after = dataOf(applyFixes(source.text, [message]).text);
        return textsNow(before, after).map((what) => `${slip.slip}: ${what}`);
      }),
    );
    expect(broken).toEqual([]);
  });
});
