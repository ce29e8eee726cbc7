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
