import { expect, it } from 'vitest';
import { excerptOf, foundParts } from './excerpt.ts';

const query = { words: ['ferry'], language: 'en' };
const long = `${'Nothing of it is said here, word after word. '.repeat(8)}The last ferries leave at ten. ${'And more of it. '.repeat(12)}`;

it('shows the text around what was found, and marks it', () => {
  const pieces = excerptOf(long, query);
  expect(pieces.filter(({ isFound }) => isFound).map(({ text }) => text)).toEqual(['ferries']);
  const text = pieces.map((piece) => piece.text).join('');
  expect(text).toMatch(/^….*The last ferries leave at ten\..*…$/);
  expect(text.length).toBeLessThan(180);
  expect(excerptOf('A ferry.', query).map((piece) => piece.text)).toEqual(['A ', 'ferry', '.']);
});

it('leads to the anchor of a part, or else to its heading', () => {
  const parts = [
    { anchor: '', heading: 'Boats', text: 'A ferry.' },
    { anchor: 'times', heading: 'Times', text: 'The ferry leaves.' },
    { anchor: '', heading: 'Half-price, too', text: 'For the ferry.' },
    { anchor: 'other', heading: 'Other', text: 'Nothing.' },
  ];
  expect(foundParts('/boats', parts, query, 5).map(({ href }) => href)).toEqual([
    '/boats',
    '/boats#times',
    '/boats#:~:text=Half%2Dprice%2C%20too',
  ]);
});
