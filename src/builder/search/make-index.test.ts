import { expect, it } from 'vitest';
import type { SearchIndex, SearchShard } from '#kit/model';
import { searchFiles } from './make-index.ts';

const document = (heading: string, text: string) => () =>
  `<main><section><h1>${heading}</h1><p>${text}</p></section></main>`;
const settings = { base: '', synonyms: ['fee, what it costs'], silent: [] };

function read(files: ReturnType<typeof searchFiles>): { index: SearchIndex; shards: SearchShard[] } {
  const json = (path: string) => JSON.parse(String(files.find((file) => `/${file.path}` === path)?.content)) as unknown;
  const index = json('/search.json') as SearchIndex;
  return { index, shards: index.shards.map(([, address]) => json(address) as SearchShard) };
}

it('names each word once, with the pages that say it and how much it says there', () => {
  const pages = ['Boats', 'Ferries', 'Boats again'].map((title, number) => ({
    path: `/${number}`,
    title,
    html: document(title, number === 1 ? 'A ferry is no boats boats.' : 'Nothing.'),
  }));
  const { index, shards } = read(searchFiles(pages, settings));
  expect(index.pages.map(([path]) => path)).toEqual(['/0', '/1', '/2']);
  expect(index.synonyms).toEqual([['fee', 'what it costs']]);
  // Page 0 in title and heading; page 1 twice in its text; page 2 as page 0.
  expect(shards[0]?.['boats']).toEqual([14, 16 + 2, 16 + 14]);
});

it('cuts the words into files by the alphabet, and of a word that most pages say keeps those that say it in a heading', () => {
  const pages = Array.from({ length: 400 }, (_, number) => ({
    path: `/${number}`,
    title: `Page ${number}`,
    html: document(number === 7 ? 'Harbour' : 'Else', `harbour word${number} ${`w${number}x `.repeat(3)}`),
  }));
  const { index, shards } = read(searchFiles(pages, settings));
  expect(index.shards.length).toBe(1);
  expect(Object.entries(shards[0] ?? {}).find(([word]) => word === 'harbour')?.[1]).toEqual([7 * 16 + 5]);
  const many = pages.map((page) => ({
    ...page,
    html: document('Many', Array.from({ length: 40 }, (_, n) => `${page.path.slice(1)}q${n}`).join(' ')),
  }));
  const large = read(searchFiles(many, settings));
  expect(large.shards.length).toBeGreaterThan(5);
  const firsts = large.index.shards.map(([first]) => first);
  expect(firsts).toEqual(firsts.toSorted());
  for (const [at, shard] of large.shards.entries())
    for (const word of Object.keys(shard)) {
      expect(word >= (firsts[at] ?? '')).toBe(true);
      expect(firsts[at + 1] === undefined || word < (firsts[at + 1] ?? '')).toBe(true);
    }
});
