import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { allFiles, compileContent, withTexts } from '#engine';
import type { Refused } from '#engine/edit';
import {
  addLanguage,
  deletePage,
  duplicatePage,
  markTranslated,
  type Plan,
  renamePage,
  translatePage,
} from '#engine/refactor';
import { checker, compiled, pageText, twoLanguages } from './support/two-languages.ts';

const prose = (text: string) => `  - { type: prose, heading: Words, paragraphs: "${text}" }\n`;
const pages = {
  home: pageText('Home', prose('[a](/about)')),
  'es/home': pageText('Inicio', prose('[a](/about) [b](/es/about)')),
};
const files = twoLanguages({ pages });
const site = { files, checker };

/** The texts of the files that a plan leaves changed, by their names; nothing of one that is gone. */
function changedBy(plan: Plan | Refused): Map<string, string | undefined> {
  if ('refused' in plan) throw new Error(plan.refused);
  return new Map(plan.changes.map(({ file, after: text }) => [file, text]));
}

const inSpanish = (name: string) => ({ file: `pages/es/${name}.yaml` });

/** What the Spanish home page links to once a plan is carried out. */
function spanishLinks(plan: Plan | Refused): string[] {
  const text = changedBy(plan).get('pages/es/home.yaml') ?? '';
  return [...text.matchAll(/\]\(([^)]*)\)/g)].map(([, url = '']) => url);
}

describe('to rename a page', () => {
  it('takes its translations along, with their addresses', () => {
    const plan = renamePage(site, { from: '/about', to: '/who' });
    const changed = changedBy(plan);
    expect(changed.get('pages/about.yaml')).toBeUndefined();
    expect(changed.get('pages/es/who.yaml')).toContain('title: Acerca');
    expect(spanishLinks(plan)).toEqual(['/who', '/es/who']);
    expect(changed.get('pages/_site.yaml')).toMatch(/redirects:\n {2}\/about: \/who\n {2}\/es\/about: \/es\/who/);
  });

  it('gives a translation an address of its own, and leaves its file where its original has it', () => {
    const plan = renamePage(site, { from: '/es/about', to: '/es/acerca' });
    const changed = changedBy(plan);
    expect(changed.get('pages/es/about.yaml')).toContain('path: /es/acerca\n');
    expect(changed.has('pages/about.yaml')).toBe(false);
    expect(spanishLinks(plan)).toEqual(['/about', '/es/acerca']);
  });

  it('leaves the home page of a language where every page of it leads', () => {
    const refused = 'The home page has to stay at `/es`: the site in Spanish begins there.';
    expect(deletePage(site, { path: '/es', instead: 'removed' })).toMatchObject({ refused });
    expect(renamePage(site, { from: '/es', to: '/es/inicio' })).toMatchObject({
      refused: expect.stringContaining(refused),
    });
  });

  it('stays within a language, and says how the address is to begin', () => {
    expect(renamePage(site, { from: '/es/about', to: '/acerca' })).toMatchObject({
      refused: '`pages/es/about.yaml` is a translation: its address begins with /es. Write it like `/es/acerca`.',
    });
    expect(renamePage(site, { from: '/about', to: '/es/who' })).toMatchObject({
      refused: expect.stringMatching(/begin with \/es are those of the pages in Spanish.* such as `\/who`\.$/),
    });
  });

  it('leaves a translation up to date that was so before, and no other', () => {
    const mark = (text = '') => /^translated: (\w+)$/m.exec(text)?.[1];
    const marked = changedBy(markTranslated(site, [inSpanish('home')])).get('pages/es/home.yaml') ?? '';
    const plan = renamePage(
      { files: twoLanguages({ pages: { ...pages, 'es/home': marked } }), checker },
      { from: '/about', to: '/who' },
    );
    const [home = '', spanish = ''] = ['home', 'es/home'].map((name) => changedBy(plan).get(`pages/${name}.yaml`));
    expect(mark(spanish)).not.toBe(mark(marked));
    expect(spanish.replace(/^translated.*\n/m, '')).toContain('[a](/who) [b](/es/who)');
    const after = compiled({ pages: { ...pages, home, 'es/home': spanish } });
    expect(
      after.diagnostics.filter(({ code, file }) => code === 'translation/changed' && file.includes('home')),
    ).toEqual([]);
    const old = marked.replace(mark(marked) ?? '', 'bcdfgh');
    const stale = { files: twoLanguages({ pages: { ...pages, 'es/home': old } }), checker };
    expect(mark(changedBy(renamePage(stale, { from: '/about', to: '/who' })).get('pages/es/home.yaml'))).toBe('bcdfgh');
  });
});

it('another title of a page says something new, and what leads there does not', () => {
  const both = markTranslated(site, [inSpanish('home'), inSpanish('about')]);
  const marked = (name: string) => changedBy(both).get(`pages/es/${name}.yaml`) ?? '';
  const now = { ...pages, 'es/home': marked('home'), 'es/about': marked('about') };
  const plan = renamePage(
    { files: twoLanguages({ pages: now }), checker },
    { from: '/about', to: '/who', title: 'Us' },
  );
  const after = new Map(
    [...changedBy(plan)].map(([file, text]) => [file.slice('pages/'.length, -'.yaml'.length), text]),
  );
  const texts = [...after].flatMap(([name, text]) => (text === undefined || name === '_site' ? [] : [[name, text]]));
  const { diagnostics } = compiled({ pages: { ...now, ...Object.fromEntries(texts) } });
  const behind = diagnostics.filter(({ code }) => code === 'translation/changed').map(({ file }) => file);
  expect(behind).toEqual(['pages/es/who.yaml']);
});

describe('to delete a page', () => {
  it('deletes its translations with it', () => {
    const plan = deletePage(site, { path: '/about', instead: { to: '/' } });
    const changed = changedBy(plan);
    expect(changed.has('pages/es/about.yaml')).toBe(true);
    expect(changed.get('pages/es/about.yaml')).toBeUndefined();
    expect(spanishLinks(plan)).toEqual(['/', '/es']);
    expect(changed.get('pages/_site.yaml')).toContain('/es/about: /es\n');
  });

  it('leaves the original where it is a translation, to which its links then lead', () => {
    const plan = deletePage(site, { path: '/es/about', instead: { to: '/about' } });
    expect(changedBy(plan).has('pages/about.yaml')).toBe(false);
    expect(spanishLinks(plan)).toEqual(['/about', '/about']);
  });
});

it('a copy of a page has no translations, which is told', () => {
  const plan = duplicatePage(site, { from: '/about', to: '/who' });
  expect('refused' in plan ? [] : plan.notes).toContain('Its translation `pages/es/about.yaml` is not copied.');
});

it('a page is added in another language: a copy that says which state of the original it is made from', () => {
  const addressed = {
    ...pages,
    news: `# yaml-language-server: $schema=../schema/page.json\n${pageText('News', '', 'path: /write # why\n')}`,
  };
  const given = { files: twoLanguages({ pages: addressed }), checker };
  const plan = translatePage(given, { path: '/write', language: 'es' });
  expect(plan).toMatchObject({
    title: 'The page /es/write is new: a copy of /write to translate into Spanish, in `pages/es/news.yaml`.',
    changes: [{ file: 'pages/es/news.yaml', from: 'pages/news.yaml' }],
  });
  const text = changedBy(plan).get('pages/es/news.yaml') ?? '';
  expect(text.replace(/^translated: \w{6}\n/m, '')).toBe(addressed.news.replace('../schema', '../../schema'));
  const { diagnostics } = compiled({ pages: { ...addressed, 'es/news': text } });
  const told = diagnostics.flatMap(({ file, code }) => (file.includes('news') ? code : []));
  expect(told.filter((code) => code.startsWith('translation/'))).toEqual(['translation/copy', 'translation/copy']);
  const refused = (path: string, language: string) => translatePage(given, { path, language });
  expect(refused('/about', 'es')).toMatchObject({ refused: '`/about` is there in Spanish already.' });
  expect(refused('/es/about', 'es')).toMatchObject({ refused: expect.stringContaining('is a translation itself') });
  expect(refused('/about', 'fr')).toMatchObject({ refused: expect.stringContaining('no pages in French') });
  expect(refused('/about', 'en')).toMatchObject({ refused: expect.stringContaining('no pages in English') });
});

it('a language is added behind that of the site, with its home page, and leaves no mistake', () => {
  const all = twoLanguages({ pages, overlays: {}, languages: 'en' });
  const one = { ...all, pages: all.pages.filter(({ file }) => !file.startsWith('pages/es/')) };
  const plan = addLanguage({ files: one, checker }, { language: 'es' });
  expect(changedBy(plan).get('pages/_site.yaml')).toContain('\nlanguages: [en, es]\n');
  expect(changedBy(plan).get('pages/es/home.yaml')).toContain('title: Home');
  const files = withTexts(one, changedBy(plan));
  expect(compileContent(files, checker).diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(addLanguage({ files, checker }, { language: 'es' })).toHaveProperty('refused');
  // The site has one language as long as none are listed.
  const site = { file: 'pages/_site.yaml', text: one.site?.text.replace(/^languages:.*\n/m, '') ?? '' };
  const first = addLanguage({ files: { ...one, site }, checker }, { language: 'es' });
  expect(parse(changedBy(first).get('pages/_site.yaml') ?? '')).toMatchObject({ languages: ['en', 'es'] });
});

it('a translation can be marked as one of what its original says now', () => {
  const isUnmarked = (marked: Record<string, string>) =>
    compiled({ pages: { ...pages, ...marked } }).diagnostics.some(
      ({ code, file }) => code.startsWith('translation/') && file === 'pages/es/about.yaml',
    );
  const text = changedBy(markTranslated(site, [inSpanish('about')])).get('pages/es/about.yaml') ?? '';
  expect(text).toMatch(/^translated: \w{6}\nsections:/m);
  expect(isUnmarked({})).toBe(true);
  expect(isUnmarked({ 'es/about': text })).toBe(false);
  expect(markTranslated(site, [inSpanish('about'), { file: 'pages/about.yaml' }])).toMatchObject({
    refused: '`pages/about.yaml` is no translation: it has no original.',
  });
  const together = markTranslated(site, [inSpanish('home'), inSpanish('about')]);
  expect([...changedBy(together).keys()].sort()).toEqual(['pages/es/about.yaml', 'pages/es/home.yaml']);
  expect(changedBy(together).get('pages/es/about.yaml')).toBe(text);
  expect(allFiles(files).map(({ file }) => file)).toContain('pages/es/_site.yaml');
});
