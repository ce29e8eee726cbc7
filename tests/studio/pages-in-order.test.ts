import { expect, it } from 'vitest';
import { languageOf } from '../../src/content/base/language.ts';
import { pagesInOrder, withoutBrand } from '../../src/studio/worker/pages-in-order.ts';

it('pages stand by language, the home page first, then by title', () => {
  const page = (path: string, title: string) => ({
    file: `pages${path}.yaml`,
    path,
    title,
    hidden: false,
    mistakes: 0,
  });
  const pages = [
    page('/es/news', 'Avisos'),
    page('/b', 'Page 10'),
    page('/es', 'Una red'),
    page('/c', 'Page 9'),
    page('/estate', 'About'),
    page('/', 'Welcome'),
  ];
  const languages = [languageOf('en', true), languageOf('es', false)];
  const paths = (found: typeof pages) => found.map(({ path }) => path);
  expect(paths(pagesInOrder(pages, languages))).toEqual(['/', '/estate', '/c', '/b', '/es', '/es/news']);
});

it('a title in a list says the site’s name only where it is part of it', () => {
  expect(withoutBrand('Prices · Sample', 'Sample')).toBe('Prices');
  expect(withoutBrand('Prices - Sample', 'Sample')).toBe('Prices');
  expect(withoutBrand('About Sample', 'Sample')).toBe('About Sample');
  expect(withoutBrand('Sample', 'Sample')).toBe('Sample');
  expect(withoutBrand('Sample · Prices', '')).toBe('Sample · Prices');
});
