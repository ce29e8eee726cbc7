import { describe, expect, it } from 'vitest';
import type { GatheredArticle, Page } from '#kit/model';
import { checker, pageText, twoLanguages } from '../../../../tests/languages/support/two-languages.ts';
import { type CompiledContent, compileContent } from '../../pipeline.ts';

const list = (fields: string) => `  - { type: articles, filters: working, ${fields} }\n`;
const story = (date: string, fields = '', more = '') =>
  pageText(`Story of ${date}`, '', `article: { date: ${date}${fields} }\n${more}`).replace(
    ' of a small site',
    ' · Sample',
  );
const stories = {
  'about/one': story('2026-01-05', ', author: Ann of ((product)), tags: [Boats, Weather]'),
  'about/two': story('2026-03-05'),
  'about/three': story('2026-02-05', '', 'from: 2026-06-01\n'),
  'about/deep/four': story('2025-02-05'),
  'about/plain': pageText('No article', ''),
};

const compiled = (sections: string, { at = '2026-07-01', pages = {} } = {}): CompiledContent =>
  compileContent(twoLanguages({ pages: { about: pageText('About', sections), ...stories, ...pages } }), checker, {
    at: Date.parse(at),
  });
const pageAt = (content: CompiledContent, path: string): Page | undefined =>
  content.pages.find(({ page }) => page?.path === path)?.page;
const gatheredAt = (content: CompiledContent, path = '/about'): readonly GatheredArticle[] => {
  const found = pageAt(content, path)?.sections.find(({ type }) => type === 'articles');
  return found && 'gathered' in found ? (found.gathered as GatheredArticle[]) : [];
};
const pathsAt = (content: CompiledContent) => gatheredAt(content).map(({ link }) => link.href);

describe('a list that gathers articles', () => {
  it('has the pages below its address that are articles and are there, the newest first', () => {
    const all = ['/about/two', '/about/three', '/about/one', '/about/deep/four'];
    expect(pathsAt(compiled(list('below: /about')))).toEqual(all);
    expect(pathsAt(compiled(list('below: /about, most: 2')))).toEqual(all.slice(0, 2));
    const early = compiled(list('below: /about'), { at: '2026-05-01' });
    expect(pathsAt(early)).toEqual(all.filter((path) => path !== '/about/three'));
  });

  it('says what each says of itself, without the name of the site in its title', () => {
    expect(gatheredAt(compiled(list('below: /about'))).find(({ author }) => author)).toMatchObject({
      title: 'Story of 2026-01-05',
      author: 'Ann of Sample',
      date: '2026-01-05',
      tags: ['Boats', 'Weather'],
    });
  });

  it('has those of its own language', () => {
    const pages = { 'es/about': pageText('Acerca', list('below: /about')), 'es/about/one': story('2026-01-06') };
    const content = compiled('', { pages });
    expect(gatheredAt(content, '/es/about').map(({ link }) => link.href)).toEqual(['/es/about/one']);
  });

  it('leads to them: nobody is told that no link does', () => {
    const apart = (text: string, date: string) => text.replace('A page', `Of ${date}, a page`);
    const pages = Object.fromEntries(['07', '08'].map((day) => [`about/${day}`, apart(story(`2026-01-${day}`), day)]));
    const unlinked = (sections: string) =>
      compiled(sections, { pages }).diagnostics.filter(
        ({ code, file }) => code === 'route/unlinked' && /0[78]/.test(file),
      );
    expect(unlinked('').length).toBe(2);
    expect(unlinked(list('below: /about, most: 1'))).toEqual([]);
  });

  it('is noted where there is none', () => {
    const codes = compiled(list('below: /contact')).diagnostics.map(({ code }) => code);
    expect(codes).toContain('articles/none');
    expect(compiled(list('below: /about')).diagnostics.map(({ code }) => code)).not.toContain('articles/none');
  });
});

describe('a page that is an article', () => {
  it('leads to those before and after it that stand beside it', () => {
    const content = compiled('');
    const { previous, next } = pageAt(content, '/about/three')?.article ?? {};
    expect([previous?.link.href, next?.link.href]).toEqual(['/about/one', '/about/two']);
    expect(pageAt(content, '/about/deep/four')?.article).toEqual({ date: '2025-02-05', tags: [] });
    expect(pageAt(content, '/about/plain')?.article).toBeUndefined();
  });
});
