import { expect, it } from 'vitest';
import type { PageEntry } from '../worker/protocol.ts';
import { pagesFound } from './page-map.ts';

it('the home page is found as that, by its address, its title and its name in the menu', () => {
  const home: PageEntry = {
    file: 'start.yaml',
    path: '/',
    title: 'What if boats just floated?',
    menu: { label: 'Welcome', at: 0 },
    isHome: true,
    when: '',
    mistakes: 0,
  };
  for (const words of ['home', 'Home page', '/', 'boats floated', 'welcome'])
    expect(pagesFound(words, [home], { languages: [] })).toEqual([{ name: undefined, pages: [home] }]);
  expect(pagesFound('prices', [home], { languages: [] })).toEqual([]);
});

it('a page that is called so comes before one that only has the words in its title or its address', () => {
  const page = (path: string, title: string): PageEntry => ({ file: path, path, title, when: '', mistakes: 0 });
  const home = { ...page('/', 'Bikes that work'), menu: { label: 'Home', at: 0 } };
  const pages = [home, page('/work', 'What we do'), page('/how', 'How it is working'), page('/shop', 'Workshop')];
  const paths = (words: string) =>
    pagesFound(words, pages, { languages: [] }).flatMap((part) => part.pages.map(({ path }) => path));
  expect(paths('work')).toEqual(['/shop', '/how', '/', '/work']);
});
