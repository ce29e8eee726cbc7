import { describe, expect, it } from 'vitest';
import type { SidePage } from '#kit/model';
import { checker, pageText, twoLanguages } from '../../../../tests/languages/support/two-languages.ts';
import { compileContent } from '../../pipeline.ts';

const titled = (title: string, head = '') =>
  pageText(title, '', head).replace(' of a small site', ' · Sample').replace('A page', `${title}, a page`);
const handbook = {
  about: titled('The handbook'),
  'about/water': titled('Water'),
  'about/begin': titled('Begin'),
  'about/tools': titled('Tools'),
  'about/tools/spade': titled('Spade of ((product))'),
  'about/deep/in/it': titled('Alone'),
};

function compiled(menu: string, pages: Record<string, string> = {}, at?: string) {
  const files = twoLanguages({
    pages: { ...handbook, ...pages },
    site: (text) => `${text}sideMenus: [{ label: Handbook, ${menu} }]\n`,
  });
  return compileContent(files, checker, at === undefined ? {} : { at: Date.parse(at) });
}

/** The pages of the first menu: their titles, and what stands inside of them. */
function pagesIn(content: ReturnType<typeof compiled>): unknown {
  const shown = ({ title, pages }: SidePage): unknown => (pages ? [title, pages.map(shown)] : title);
  return content.context.site.sideMenus?.[0]?.pages.map(shown);
}

describe('a menu at the side', () => {
  it('has the page that it begins with, as the menus call it, then those below its address by their titles, each with those below it', () => {
    const all = ['About', 'Alone', 'Begin', ['Tools', ['Spade of Sample']], 'Water'];
    expect(pagesIn(compiled('below: /about'))).toEqual(all);
  });

  it('has those first that are named so', () => {
    const all = ['About', 'Water', 'Begin', 'Alone', ['Tools', ['Spade of Sample']]];
    expect(pagesIn(compiled('below: /about, first: [/about/water, /about/begin]'))).toEqual(all);
  });

  it('has only what is there, and is none where that is one page', () => {
    const late = { 'about/water': titled('Water', 'from: 2026-06-01\n') };
    const titlesAt = (at: string) => JSON.stringify(pagesIn(compiled('below: /about', late, at)));
    expect(titlesAt('2026-05-01')).not.toContain('Water');
    expect(titlesAt('2026-07-01')).toContain('Water');
    expect(pagesIn(compiled('below: /contact'))).toBeUndefined();
  });

  it('has the pages of its own language', () => {
    const { translations } = compiled('below: /about', { 'es/about/begin': titled('Empezar') }).context;
    const [menu] = translations.get('es')?.site.sideMenus ?? [];
    expect(menu?.pages.map(({ href }) => href)).toEqual(['/es/about', '/es/about/begin']);
  });

  it('leads to pages that no link leads to', () => {
    const unlinked = (menu: string) =>
      compiled(menu).diagnostics.filter(({ code, file }) => code === 'route/unlinked' && file.includes('about/'));
    expect(unlinked('below: /about')).toEqual([]);
    expect(unlinked('below: /contact').length).toBe(5);
  });

  it('begins with a page that there is', () => {
    expect(compiled('below: /handbok').diagnostics.map(({ code }) => code)).toContain('link/unknown-page');
  });
});
