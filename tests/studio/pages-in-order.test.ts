import { expect, it } from 'vitest';
import { languageOf } from '#engine/base';
import { type MenuPlace, menuPlaces, pageCalled, withoutBrand } from '#kit/model';
import { inLanguages, mapOf } from '#studio';
import { type PageEntry, pagesInOrder } from '#studio/worker';

const languages = [languageOf('en', true), languageOf('es', false), languageOf('fr', false)];

/** A page as the list has it, of the language that its address begins with. */
function page(path: string, title: string, name = path.replace(/^\/es/, '').slice(1) || 'home'): PageEntry {
  const code = /^\/es(?=\/|$)/.test(path) ? 'es' : 'en';
  const home: Pick<PageEntry, 'isHome'> = /^\/(es)?$/.test(path) ? { isHome: true } : {};
  return { file: `pages${path}.yaml`, path, title, when: '', mistakes: 0, inLanguage: { code, name }, ...home };
}

const pages = [
  page('/es/avisos', 'Avisos', 'news'),
  page('/b', 'Page 10'),
  page('/es', 'Una red'),
  page('/c', 'Page 9'),
  page('/es/solo', 'Algo'),
  page('/news', 'News'),
  page('/estate', 'About'),
  page('/', 'Welcome'),
];

it('the home page stands first, then the menu in its order, then pages by their titles, language by language', () => {
  const found = pagesInOrder(pages, languages);
  expect(found.map(({ path }) => path)).toEqual(['/', '/estate', '/news', '/c', '/b', '/es', '/es/avisos', '/es/solo']);
  const menu = menuPlaces([
    { label: 'Ten', link: { href: '/b#part', external: false } },
    {
      label: 'More',
      items: [{ label: 'Now', link: { href: '/news', external: false } }],
      covers: [{ href: '/c', external: false }],
    },
    { label: 'About us', link: { href: '/estate', external: false } },
    { label: 'Ask us', link: { href: '/estate', external: false }, button: true },
  ]);
  expect([...menu]).toEqual([
    ['/news', { label: 'Now', group: 'More', at: 0 }],
    ['/c', { group: 'More', at: 1 }],
    ['/estate', { label: 'About us', at: 2 }],
  ]);
  const placed = pages.map((one) => ({ ...one, ...(menu.has(one.path) && { menu: menu.get(one.path) as MenuPlace }) }));
  const names = languages.map(({ code, name }) => ({ code, name }));
  const ordered = pagesInOrder(placed, languages);
  expect(ordered.map(({ path }) => path)).toEqual([
    '/',
    '/news',
    '/c',
    '/estate',
    '/b',
    '/es',
    '/es/avisos',
    '/es/solo',
  ]);
  expect(mapOf(ordered, { languages: names }).map(({ name, pages: some }) => [name, some.map(pageCalled)])).toEqual([
    ['In the menu', ['Welcome', 'Now', 'Page 9', 'About us']],
    ['Not in the menu', ['Page 10']],
    ['Español', ['Una red', 'Avisos', 'Algo']],
  ]);
});

it('a page is called by the menu where all that leads there says the same, and never by a button', () => {
  const to = (href: string) => ({ link: { href, external: false } });
  const entry = (label: string, href: string) => ({ label, ...to(href) });
  const named = (...menu: Parameters<typeof menuPlaces>[0]) =>
    [...menuPlaces(menu)].map(([path, { label }]) => [path, label]);
  expect(named(entry('Home', '/'), entry('Bike school', '/'))).toEqual([['/', undefined]]);
  expect(named(entry('Visit', '/a'), { label: 'More', items: [entry('Visit', '/a')] })).toEqual([['/a', 'Visit']]);
  expect(named({ ...entry('Book', '/a'), button: true })).toEqual([['/a', undefined]]);
});

it('a page is known in each language, or that it isn’t there', () => {
  const paths = (file: string) => inLanguages(file, { pages, languages }).map(({ name, page }) => [name, page?.path]);
  const news = [
    ['English', '/news'],
    ['Español', '/es/avisos'],
    ['Français', undefined],
  ];
  expect(paths('pages/news.yaml')).toEqual(news);
  expect(paths('pages/es/avisos.yaml')).toEqual(news);
  expect(paths('pages/es/solo.yaml').map(([, path]) => path)).toEqual([undefined, '/es/solo', undefined]);
  expect(paths('pages/_site.yaml')).toEqual([]);
});

it('a title in a list says the site’s name only where it is part of it', () => {
  expect(withoutBrand('Prices · Sample', 'Sample')).toBe('Prices');
  expect(withoutBrand('Prices - Sample', 'Sample')).toBe('Prices');
  expect(withoutBrand('About Sample', 'Sample')).toBe('About Sample');
  expect(withoutBrand('Sample', 'Sample')).toBe('Sample');
  expect(withoutBrand('Sample · Prices', '')).toBe('Sample · Prices');
});
