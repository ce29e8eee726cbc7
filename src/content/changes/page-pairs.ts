import type { SourceFile } from '../../model/diagnostic.ts';
import { likeness, wordsIn } from './likeness.ts';

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
  const gone = before
    .filter(({ file }) => !known.has(file))
    .map((source) => ({ source, words: wordsIn(dataOf(source)) }));
  const come = after.filter(({ file }) => !old.has(file)).map((source) => ({ source, words: wordsIn(dataOf(source)) }));
  const candidates = gone
    .flatMap((one) =>
      come.map((other) => ({ from: one.source, to: other.source, how: likeness(one.words, other.words) })),
    )
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
