import type { SourceFile } from '#kit/model';
import { lastPart } from '../base/content-names.ts';
import { PlacesByKey } from '../edit/same-entries.ts';
import { likeness, type WordCounts, wordsIn } from './likeness.ts';

/** A page before and after; one of both is missing where it is new or gone. */
export type PagePair = { before?: SourceFile; after?: SourceFile };

/** Pages with fewer words in common are two. */
const least = 0.5;

/** Finds pages again by their files; one whose file has another name by what it says. `dataOf` reads a page. */
export function pagePairs(
  before: readonly SourceFile[],
  after: readonly SourceFile[],
  dataOf: (source: SourceFile) => unknown,
): PagePair[] {
  const old = new Map(before.map((source) => [source.file, source]));
  const known = new Set(after.map(({ file }) => file));
  const gone = before.filter(({ file }) => !known.has(file)).map((source) => readPage(source, dataOf));
  const come = after.filter(({ file }) => !old.has(file)).map((source) => readPage(source, dataOf));
  const candidates = likelyPairs(gone, come)
    .map(([from, to]) => ({ from: from.source, to: to.source, how: likeness(from.words, to.words) }))
    .filter(({ how }) => how >= least)
    .sort((a, b) => b.how - a.how);
  const renamed = new Map<SourceFile, SourceFile>();
  const taken = new Set<SourceFile>();
  for (const { from, to } of candidates) {
    if (renamed.has(to) || taken.has(from)) continue;
    renamed.set(to, from);
    taken.add(from);
  }
  const here = after.map((source): PagePair => {
    const from = old.get(source.file) ?? renamed.get(source);
    return from ? { before: from, after: source } : { after: source };
  });
  return [...here, ...gone.flatMap(({ source }) => (taken.has(source) ? [] : [{ before: source }]))];
}

type ReadPage = { source: SourceFile; words: WordCounts };

function readPage(source: SourceFile, dataOf: (source: SourceFile) => unknown): ReadPage {
  return { source, words: wordsIn(dataOf(source)) };
}

/** More pairs of pages than this are not laid beside each other. */
const mostPairs = 40_000;

/** What may be one page. Where very many have other names, as in a folder that was renamed, the text or the file's own name must be the same. */
function likelyPairs(gone: readonly ReadPage[], come: readonly ReadPage[]): [ReadPage, ReadPage][] {
  if (gone.length * come.length <= mostPairs)
    return gone.flatMap((from) => come.map((to): [ReadPage, ReadPage] => [from, to]));
  return [({ text }: SourceFile) => text, ({ file }: SourceFile) => lastPart(file)].flatMap((keyOf) => {
    const places = new PlacesByKey(
      come.map(({ source }) => keyOf(source)),
      come.keys(),
    );
    return gone.flatMap((from): [ReadPage, ReadPage][] => {
      const to = come[places.take(keyOf(from.source)) ?? -1];
      return to ? [[from, to]] : [];
    });
  });
}
