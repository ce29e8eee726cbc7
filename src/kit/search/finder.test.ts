import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { SearchIndex } from '../model/search/search-index.ts';
import { Finder } from './finder.ts';

const index: SearchIndex = {
  pages: [
    ['/boats', 'Boats'],
    ['/ferry', 'The ferry'],
    ['/pier', 'The pier'],
  ],
  shards: [
    ['boat', '/a.json'],
    ['pier', '/b.json'],
  ],
  synonyms: [['ferry', 'small ship']],
};
const files: Record<string, unknown> = {
  '/search.json': index,
  // Weights of the pages: 14, 2 and 1.
  '/a.json': { boat: [14, 16 + 2, 16 + 1], ferry: [16 + 14], harbour: [14, 32 + 3] },
  '/b.json': { pier: [16 + 1, 16 + 15] },
};
let asked: string[] = [];

beforeEach(() => {
  asked = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    return address in files ? Response.json(files[address]) : new Response('', { status: 404 });
  });
});
afterEach(() => vi.unstubAllGlobals());

const titles = async (query: string, finder = new Finder('/search.json', 'en')) =>
  (await finder.find(query)).map(({ title }) => title);

it('finds the pages that say all words, the best first, and fetches the files of these words alone, once', async () => {
  const finder = new Finder('/search.json', 'en');
  expect(await titles('boats', finder)).toEqual(['Boats', 'The ferry', 'The pier']);
  expect(asked).toEqual(['/search.json', '/a.json']);
  expect(await titles('boat harb', finder)).toEqual(['Boats', 'The pier']);
  expect(await titles('boat pier', finder)).toEqual(['The pier', 'The ferry']);
  expect(asked).toEqual(['/search.json', '/a.json', '/b.json']);
});

it('finds what means the same, what is mistyped, and what says most of the words where nothing says all', async () => {
  const [ferry] = await new Finder('/search.json', 'en').find('small ships');
  expect(ferry).toEqual({ href: '/ferry', title: 'The ferry', words: ['ferry'] });
  expect(await titles('harbuor')).toEqual(['Boats', 'The pier']);
  expect(await titles('harbour submarine')).toEqual(['Boats', 'The pier']);
  expect(await titles('submarine')).toEqual([]);
  expect(await titles('…')).toEqual([]);
});

it('asks again for what could not be had', async () => {
  const finder = new Finder('/search.json', 'en');
  const { '/a.json': kept } = files;
  delete files['/a.json'];
  await expect(finder.find('boat')).rejects.toThrow('404');
  files['/a.json'] = kept;
  expect(await titles('boat', finder)).toHaveLength(3);
});
