// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { word, wordEntry, wordParagraph, wordTable } from '../../../tests/studio/support/clipboards.ts';
import { readClipboard } from './read-blocks.ts';
import { headingOver, namedTables } from './table-names.ts';

const table = wordTable([
  ['Work', 'Price'],
  ['Sails', '$40'],
]);
const named = (...parts: string[]) =>
  namedTables(readClipboard(word(parts.join('\n'))), 'Our work').map(({ called }) => called);

it('a table pasted in a text is called by its own words, else by the heading above it, there or where it is pasted', () => {
  expect(named(wordParagraph('We repair.'), table)).toEqual(['Our work']);
  expect(named(table, '<h2>What it costs</h2>', wordParagraph('Fair.'), table)).toEqual(['Our work', 'What it costs']);
  expect(named('<h2>What it costs</h2>', wordParagraph('Table 1: By season', 'MsoCaption'), table)).toEqual([
    'Table 1: By season',
  ]);
});

it('a heading of a list or of another table names no table below that', () => {
  expect(named('<h2>Bring with you</h2>', wordEntry('A towel'), wordParagraph('Our prices:'), table)).toEqual(['']);
  expect(named('<h2>What it costs</h2>', table, wordParagraph('In winter:'), table)).toEqual(['What it costs', '']);
});

it('the heading over a field is that of the part or of the section that it stands in', () => {
  const parts = [{ heading: 'Sails', paragraphs: 'a' }, { paragraphs: 'b' }];
  const data = { title: 'Page', sections: [{ heading: 'Our work', paragraphs: 'c', parts }, { paragraphs: 'd' }] };
  expect(headingOver(data, ['sections', 0, 'paragraphs'])).toBe('Our work');
  expect(headingOver(data, ['sections', 0, 'parts', 0, 'paragraphs'])).toBe('Sails');
  expect(headingOver(data, ['sections', 0, 'parts', 1, 'paragraphs'])).toBe('Our work');
  expect(headingOver(data, ['sections', 1, 'paragraphs'])).toBe('');
});
