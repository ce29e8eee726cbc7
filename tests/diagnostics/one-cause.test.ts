import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '#builder/base';
import { readContent } from '#builder/files';
import { type ContentFiles, compileContent } from '#engine';
import type { Diagnostic, SourceFile } from '#kit/model';
import { specification } from '../specification/folders.ts';
import { isThorough } from '../support/extent.ts';
import { changedDefinitions } from './support/definitions.ts';
import { checker } from './support/samples.ts';

const sample = join(projectRoot, 'schema/sample-site');
const sites = {
  'of one language': readContent(projectRoot, specification.pages, specification.public),
  'of two languages': readContent(projectRoot, sample, join(sample, '_public')),
};
const now = Date.parse('2026-06-01');
const keyOf = ({ file, code, message }: Diagnostic) => `${file} ${code} ${message}`;

const share = isThorough ? 1 : 8;

function errorsOf(files: ContentFiles): Diagnostic[] {
  return compileContent(files, checker, { now }).diagnostics.filter(({ severity }) => severity !== 'note');
}

// Of the large site every fifth change is made, and of both every eighth of these in `npm test`.
describe.each([
  ['of one language', 5],
  ['of two languages', 1],
] as const)('one cause is one message, in a site %s', (name, step) => {
  it('for every definition that is renamed, hidden or gone', { timeout: 300_000 }, () => {
    const files = sites[name];
    const known = new Set(errorsOf(files).map(keyOf));
    const several: string[] = [];
    let told = 0;
    let made = 0;
    for (const { what, files: changed } of changedDefinitions(files)) {
      made += 1;
      if (made % (step * share) !== 0) continue;
      const found = errorsOf(changed).filter((diagnostic) => !known.has(keyOf(diagnostic)));
      if (found.length > 0) told += 1;
      if (found.length > 1) several.push(`${what}: ${found.length}, ${found.slice(0, 3).map(keyOf).join('; ')}`);
    }
    expect(several).toEqual([]);
    expect(told).toBeGreaterThan(60 / share);
  });
});

const small = sites['of two languages'];
const page = (name: string) => `${small.folder}/${name}.yaml`;

/** What is told of the small site with pages of other texts, and with words of its own files replaced. */
function said(change: (files: ContentFiles) => ContentFiles): string[] {
  return errorsOf(change(small)).map(({ file, line, code, message }) => `${file}:${line} ${code} ${message}`);
}

it('says how many places follow, and the first of them', () => {
  const found = errorsOf({ ...small, pages: small.pages.filter(({ file }) => file !== page('contact')) });
  expect(found).toHaveLength(1);
  expect(found[0]).toMatchObject({ file: page('contact'), code: 'name/gone' });
  expect(found[0]?.message).toMatch(/^There is no page `\/contact`, which \d+ places in \d+ files link to\.$/);
  expect(found[0]?.help).toMatch(/these places: \S+_site\.yaml:\d+, .* and \d+ more\.$/);
});

it('a page that leads on is told where redirects stand, at its field', () => {
  const found = said((files) => ({
    ...files,
    pages: files.pages.map((source) =>
      source.file === page('care') ? { file: source.file, text: `redirect: /about\n${source.text}` } : source,
    ),
  }));
  expect(found).toEqual([
    `${page('care')}:1 page/redirect A page has no field \`redirect\`: redirects stand in \`_site.yaml\`.`,
  ]);
});

it('a name that one page alone says twice is told there, once', () => {
  const found = said((files) => ({
    ...files,
    pages: files.pages.map((source) =>
      source.file === page('care')
        ? {
            file: source.file,
            text: `${source.text}  - type: prose\n    paragraphs: "[a](/nowhere)"\n  - type: prose\n    paragraphs: "[b](/nowhere)"\n`,
          }
        : source,
    ),
  }));
  expect(found).toHaveLength(1);
  expect(found[0]).toContain('There is no page `/nowhere`.');
});

describe('in a language', () => {
  const withText = (name: string, change: (text: string) => string) => (files: ContentFiles) => {
    const put = ({ file, text }: SourceFile) => ({ file, text: file === page(name) ? change(text) : text });
    const overlays = (files.overlays ?? []).map((one) => ({ ...one, site: one.site && put(one.site) }));
    return { ...files, pages: files.pages.map(put), overlays };
  };

  it('its own menu is held against its own pages alone', () => {
    const renamed = withText('es/contact', (text) =>
      text.replaceAll('id: hours', 'id: horario').replaceAll('#hours', '#horario'),
    );
    const linked = withText('es/_site', (text) => text.replaceAll('#hours', '#horario'));
    const home = withText('es/home', (text) => text.replaceAll('#hours', '#horario'));
    expect(said((files) => home(linked(renamed(files))))).toEqual([]);
  });

  it('a home page under another name is told', () => {
    const found = said((files) => ({
      ...files,
      pages: files.pages.map((source) =>
        source.file === page('es/home') ? { file: page('es/inicio'), text: source.text } : source,
      ),
    }));
    expect(found).toEqual([
      `${page('es/inicio')}:1 language/no-home The pages in Spanish have no home page: nothing is at \`/es\`, and \`inicio.yaml\` looks like it.`,
    ]);
  });
});

it('a hero below another section is told once, and where it belongs', () => {
  const above = 'sections:\n  - type: prose\n    paragraphs: What stands first.\n';
  const found = errorsOf({
    ...small,
    pages: small.pages.map(({ file, text }) => ({
      file,
      text: file === page('care') ? text.replace('sections:\n', above) : text,
    })),
  });
  expect(found.map(({ code, help }) => [code, help])).toEqual([
    ['page/hero', 'Move this section up: it belongs before all others.'],
  ]);
});
