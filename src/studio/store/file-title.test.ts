import { expect, test } from 'vitest';
import type { PageEntry } from '../worker/protocol.ts';
import { fileTitle, pageTitles } from './file-title.ts';

const entry = (path: string, title: string): PageEntry => ({
  file: `pages${path}.yaml`,
  path,
  title,
  when: '',
  mistakes: 0,
});

test('a page goes by its name in the menu, which lists of pages say, too', () => {
  const pages = [{ ...entry('/talk', 'Talk to us'), menu: { label: 'Contact', at: 0 } }, entry('/contact', 'Contact')];
  expect([...pageTitles(pages).values()]).toEqual(['Contact (/talk)', 'Contact (/contact)']);
  expect(fileTitle('pages/talk.yaml', pages.slice(0, 1))).toBe('Contact');
});

test('what the pages of a language share names it, as a page’s own words do', () => {
  const pages = [
    { ...entry('/about', 'About'), inLanguage: { code: 'en', name: 'about' } },
    { ...entry('/es/about', 'Acerca'), inLanguage: { code: 'es', name: 'about' } },
  ];
  expect(['_site', 'es/_site', 'es/_shared/open-hours'].map((name) => fileTitle(`pages/${name}.yaml`, pages))).toEqual([
    'On every page',
    'On every page in Spanish',
    'Shared: open hours in Spanish',
  ]);
});

test('pages of the same title are told apart by their addresses, others go by their titles alone', () => {
  const pages = [
    entry('/prices', 'Prices'),
    entry('/old/prices', 'Prices'),
    entry('/about', 'About'),
    entry('/empty', ''),
  ];
  const titles = ['Prices (/prices)', 'Prices (/old/prices)', 'About', '/empty'];
  expect([...pageTitles(pages).values()]).toEqual(titles);
  expect(pages.map(({ file }) => fileTitle(file, pages))).toEqual(titles);
});
