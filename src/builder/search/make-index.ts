import { documentParts, type SearchIndex, searchIndexPath, searchWords, weightSteps } from '#kit/model';
import { hashOf } from '../cache/hash.ts';
import type { OutputFile } from '../render/output-file.ts';

/** A page that can be found: its address, its title without the brand, and what reads its document. */
export type IndexedPage = { path: string; title: string; html: () => string };

/** How much a word says to a page, by where it stands; the most that it can say. */
const weights = { title: 9, heading: 5, description: 2, text: 1 };
const mostWeight = weightSteps - 1;

/** About so many characters of words and numbers are in one file: a few thousand bytes once they are compressed. */
const shardLength = 24_000;

/** In a site of so many pages, a word that more than this share of them says leads to those alone that say it in a heading. */
const manyPages = 50;
const commonShare = 0.5;

/**
 * The folder of the language, where it isn't the original; the path before all addresses; words that mean the same, with commas between
 * them; words that are no text of the page (`documentParts`).
 */
export type IndexSettings = { folder?: string; base: string; synonyms: readonly string[]; silent: readonly string[] };

/**
 * The index of a language's pages, as files of the site: one that names them, and the words by the alphabet in files of their own, so
 * that who searches a site of thousands of pages fetches those alone that his words may stand in. Their names are hashes of their
 * content, and their folder is `assets`, so that browsers keep them.
 */
export function searchFiles(
  pages: readonly IndexedPage[],
  { folder, base, synonyms, silent }: IndexSettings,
): OutputFile[] {
  const shards = shardsOf(postingsOf(pages, silent)).map((shard) => {
    const content = JSON.stringify(Object.fromEntries(shard));
    return { first: shard[0]?.[0] ?? '', path: `assets/search-${hashOf(content).slice(0, 8)}.json`, content };
  });
  const groups = synonyms.map((group) =>
    group
      .split(',')
      .map((each) => searchWords(each).join(' '))
      .filter(Boolean),
  );
  const index: SearchIndex = {
    pages: pages.map(({ path, title }) => [path, title]),
    shards: shards.map(({ first, path }) => [first, `${base}/${path}`]),
    ...(groups.length > 0 ? { synonyms: groups } : {}),
  };
  return [
    { path: searchIndexPath(folder).slice(1), content: JSON.stringify(index) },
    ...shards.map(({ path, content }) => ({ path, content })),
  ];
}

type Postings = Map<string, number[]>;

/** The words of all pages, each with where it stands, as `SearchShard` has them. */
function postingsOf(pages: readonly IndexedPage[], silent: readonly string[]): Postings {
  const postings: Postings = new Map();
  const last = new Map<string, number>();
  for (const [number, page] of pages.entries())
    for (const [word, weight] of weightsOf(page, silent)) {
      const known = postings.get(word);
      const entry = (number - (last.get(word) ?? 0)) * weightSteps + weight;
      if (known) known.push(entry);
      else postings.set(word, [entry]);
      last.set(word, number);
    }
  if (pages.length > manyPages)
    for (const [word, entries] of postings)
      if (entries.length > pages.length * commonShare) postings.set(word, telling(entries));
  return postings;
}

/** Of the pages that say a word, those that say it in a title or a heading. */
function telling(entries: readonly number[]): number[] {
  const kept: number[] = [];
  let skipped = 0;
  for (const entry of entries) {
    const weight = entry % weightSteps;
    const distance = entry - weight + skipped;
    if (weight >= weights.heading) kept.push(distance + weight);
    skipped = weight >= weights.heading ? 0 : distance;
  }
  return kept;
}

/** How much each word says to a page: most in its title, and in its text the more often it stands there, but ever less so. */
function weightsOf({ title, html }: IndexedPage, silent: readonly string[]): Map<string, number> {
  const found = new Map<string, number>();
  const add = (text: string, weight: number) => {
    for (const word of searchWords(text)) {
      const before = found.get(word) ?? 0;
      found.set(
        word,
        Math.min(mostWeight, before === 0 || weight > 1 ? before + weight : before + (before < 4 ? 1 : 0)),
      );
    }
  };
  const { description, parts } = documentParts(html(), silent);
  add(title, weights.title);
  for (const { heading } of parts) add(heading, weights.heading);
  add(description, weights.description);
  for (const { text } of parts) add(text, weights.text);
  return found;
}

type Shard = [word: string, entries: readonly number[]][];

/** The words by the alphabet, in portions of about one length. */
function shardsOf(postings: Postings): Shard[] {
  const shards: Shard[] = [];
  let length = shardLength;
  for (const word of [...postings.keys()].sort()) {
    const entries = postings.get(word) ?? [];
    if (length >= shardLength) {
      shards.push([]);
      length = 0;
    }
    shards.at(-1)?.push([word, entries]);
    length += word.length + 4 + entries.length * 4;
  }
  return shards;
}
