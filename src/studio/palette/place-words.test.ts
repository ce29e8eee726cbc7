import { expect, it } from 'vitest';
import { placeWords } from './place-words.ts';

const sections = [
  { type: 'hero', heading: 'A workshop' },
  { type: 'prose', heading: 'Prices' },
  { type: 'logos', items: [] },
  { type: 'prose', heading: 'The end' },
];
const onPage = (index: number) => ({ file: 'home.yaml', path: ['sections'], index });
const inTab = (index: number) => ({ file: 'home.yaml', path: ['sections', 1, 'items', 0, 'sections'], index });

it.each([
  [onPage(4), 'at the end of the page'],
  [onPage(2), 'below “Prices”'],
  [onPage(3), 'below “Logos”'],
  [onPage(0), 'below “A workshop”'],
  [inTab(4), 'at the end'],
  [inTab(0), 'at the beginning'],
  [inTab(1), 'below “A workshop”'],
])('a section that is put in at %o stands %s', (place, words) => {
  expect(placeWords(place, sections, (text) => text)).toBe(words);
});

it('the first section of an empty page stands at its end', () => {
  expect(placeWords(onPage(0), [], (text) => text)).toBe('at the end of the page');
});
