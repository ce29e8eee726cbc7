import { expect, it } from 'vitest';
import { languageOf } from '#engine/base';
import { withoutBrand } from '#kit/model';
import { inLanguages } from '#studio';
import { type PageEntry, pagesInOrder } from '#studio/worker';

const languages = [languageOf('en', true), languageOf('es', false), languageOf('fr', false)];

/** A page as the list has it, of the language that its address begins with. */
function page(path: string, title: string, name = path.replace(/^\/es/, '').slice(1) || 'home'): PageEntry {
  const code = /^\/es(?=\/|$)/.test(path) ? 'es' : 'en';
  return { file: `pages${path}.yaml`, path, title, when: '', mistakes: 0, inLanguage: { code, name } };
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

it('the home page stands first, then pages by their titles, and translations below their originals', () => {
  const found = pagesInOrder(pages, languages);
  expect(found.map(({ path }) => path)).toEqual(['/', '/es', '/estate', '/es/solo', '/news', '/es/avisos', '/c', '/b']);
  const plain = pages.map(({ inLanguage: _, ...one }) => one).filter(({ path }) => !path.startsWith('/es/'));
  expect(pagesInOrder(plain, []).map(({ path }) => path)).toEqual(['/', '/estate', '/news', '/c', '/b', '/es']);
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
