import { afterAll, describe, expect, it } from 'vitest';
import { projectRoot } from '#builder/base';
import { loadChecker, readContent } from '#builder/files';
import { removeFolder, temporaryFolder } from '../../../../tests/support/content.ts';
import {
  datedBoundaries,
  datedRows,
  datedWords,
  hiddenWords,
  writeDatedSite,
} from '../../../../tests/time/support/dated-site.ts';
import { type CompiledContent, compileContent, validPages } from '../../pipeline.ts';
import { boundariesOf } from './boundaries.ts';

const folder = temporaryFolder();
afterAll(() => removeFolder(folder));
const { pages, publicFolder } = writeDatedSite(folder);
const files = readContent(folder, pages, publicFolder);
const checker = loadChecker(projectRoot);
const on = (at: number | undefined, now = at): CompiledContent => compileContent(files, checker, { now, at });

/** Everything that visitors get of a site, as text. */
function shownText(content: CompiledContent): string {
  return JSON.stringify([content.context.site, validPages(content), content.source?.redirects, content.source?.feed]);
}

describe('a site with parts due at ten boundaries', () => {
  it('has no mistake, whenever it is looked at', () => {
    for (const now of [undefined, ...datedRows.map(({ at }) => Date.parse(at))])
      expect(on(undefined, now).diagnostics.filter(({ severity }) => severity !== 'note')).toEqual([]);
  });

  it('has these boundaries', () => {
    expect(boundariesOf(files, checker).map((time) => new Date(time).toISOString().replace('.000', ''))).toEqual(
      datedBoundaries,
    );
  });

  it.each(datedRows)('at $at shows $words', ({ at, pages: expected, words }) => {
    const content = on(Date.parse(at));
    const text = shownText(content);
    expect(
      validPages(content)
        .map(({ path }) => path)
        .sort()
        .join(' '),
    ).toBe(expected);
    expect(datedWords.filter((word) => text.includes(word)).join(', ')).toBe(words);
    expect(hiddenWords.filter((word) => text.includes(word))).toEqual([]);
    for (const name of ['"hidden"', '"from":"2', '"until"']) expect(text).not.toContain(name);
  });

  it('leaves out a menu of which no entry is there, and what a page that is gone was covered by', () => {
    const at = (day: string) => on(Date.parse(day)).context.site.navigation;
    expect(at('2026-04-01').map(({ label }) => label)).toEqual(['About', 'Spring entry', 'More', 'News']);
    expect(at('2026-04-01')[0]?.covers).toEqual([{ href: '/spring', external: false }]);
    expect(at('2026-07-01')[0]).not.toHaveProperty('covers');
  });

  it('leads on from an address only while there is no page, and only to one that is there', () => {
    const at = (day: string) => Object.keys(on(Date.parse(day)).source?.redirects ?? {});
    expect(at('2026-02-01')).toEqual([]);
    expect(at('2026-04-01')).toEqual(['/old']);
    expect(at('2026-07-01')).toEqual(['/spring', '/old']);
  });

  it('knows the files that only what is not there refers to', () => {
    const at = (day: string) => on(Date.parse(day)).pages.map((page) => page.references.files);
    expect(at('2026-04-01').flatMap(({ absent }) => [...absent])).toEqual(['/draft.pdf']);
    expect(at('2026-04-01').flatMap(({ shown }) => [...shown])).toEqual(['/due.pdf']);
    expect(at('2026-02-01').flatMap(({ absent }) => [...absent])).toEqual(['/draft.pdf', '/due.pdf']);
  });
});
