import { expect, it } from 'vitest';
import { projectRoot } from '#builder/base';
import { paletteContent } from '../server/palette-content.ts';
import { findBlocks } from './find-blocks.ts';

const { blocks } = paletteContent(projectRoot);

it.each([
  ['faq', 'accordion'],
  ['FAQs', 'accordion'],
  ['team', 'people'],
  ['staff', 'people'],
  ['prices', 'pricing'],
  ['testimonial', 'quote'],
  ['logos', 'logos'],
  ['photo', 'picture'],
  ['youtube', 'video'],
])('who looks for “%s” is shown %s first', (query, type) => {
  expect(findBlocks(query, blocks)[0]?.type).toBe(type);
});

it('what a block is called finds it first, and every other word that people have for it finds it', () => {
  for (const { type, words } of blocks) {
    expect(findBlocks(type, blocks)[0]?.type).toBe(type);
    for (const word of words)
      expect(
        findBlocks(word, blocks).map((block) => block.type),
        word,
      ).toContain(type);
  }
});

it('finds nothing for what nobody says, and all for no words, those first that the site uses most', () => {
  expect(findBlocks('xylophone', blocks)).toEqual([]);
  const all = findBlocks('  ', blocks, { table: 3, people: 1 }).map(({ type }) => type);
  expect(all.slice(0, 2)).toEqual(['table', 'people']);
  expect(all).toHaveLength(blocks.length);
});
