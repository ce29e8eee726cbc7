import { isFields } from '#kit/model';
import { commonRow } from '../edit/common-row.ts';
import { longestRising } from '../edit/longest-rising.ts';
import { keyOf, PlacesByKey } from '../edit/same-entries.ts';
import { entryName } from './entry-name.ts';
import { likeness, wordsIn } from './likeness.ts';

/** Which entry of the older list each entry of the newer one was; nothing where it is new. */
export type Matches = readonly (number | undefined)[];

/**
 * Finds the entries of a list again in a newer one, wherever they stand: the same ones, those with the same `id`, those that
 * are called the same, those that have most of their words in common, and at last the only one between two that were found.
 */
export function matched(old: readonly unknown[], now: readonly unknown[]): Matches {
  const found = new Found(old, now);
  const [keys, nowKeys] = [old.map(keyOf), now.map(keyOf)];
  for (const [from, to] of commonRow(keys, nowKeys)) found.note(from, to);
  const same = new PlacesByKey(keys, found.freeOld());
  for (const [to, key] of nowKeys.entries()) {
    const from = found.isFree(to) ? same.take(key) : undefined;
    if (from !== undefined) found.note(from, to);
  }
  for (const { from, to } of candidates(old, now, found))
    if (found.isFree(to) && found.isFreeOld(from)) found.note(from, to);
  matchGaps(old, now, found);
  return found.matches;
}

class Found {
  readonly matches: (number | undefined)[];
  readonly #free: Set<number>;

  constructor(old: readonly unknown[], now: readonly unknown[]) {
    this.matches = now.map(() => undefined);
    this.#free = new Set(old.keys());
  }

  note(from: number, to: number): void {
    this.matches[to] = from;
    this.#free.delete(from);
  }

  isFree(to: number): boolean {
    return this.matches[to] === undefined;
  }

  isFreeOld(from: number): boolean {
    return this.#free.has(from);
  }

  freeOld(): number[] {
    return [...this.#free];
  }
}

/** Pairs that may be one entry, the likeliest first; of equal ones those that stand closest. */
function candidates(old: readonly unknown[], now: readonly unknown[], found: Found): { from: number; to: number }[] {
  const [free, freeNow] = [found.freeOld(), [...now.keys()].filter((to) => found.isFree(to))];
  if (free.length * freeNow.length > mostPairs) return [];
  const left = free.map((from) => ({ from, words: wordsIn(old[from]) }));
  const come = freeNow.map((to) => ({ to, words: wordsIn(now[to]) }));
  return left
    .flatMap(({ from, words }) =>
      come.map(({ to, words: others }) => ({ from, to, how: sameness(old[from], now[to], likeness(words, others)) })),
    )
    .filter(({ how }) => how >= least)
    .sort((a, b) => b.how - a.how || Math.abs(a.from - a.to) - Math.abs(b.from - b.to));
}

/** Lists of which more has changed are matched by their places alone. */
const mostPairs = 20_000;
/** Two entries with fewer words in common are two, unless something else says that they are one. */
const least = 0.45;

function sameness(one: unknown, other: unknown, words: number): number {
  if (isFields(one) && isFields(other)) {
    if (one['id'] !== undefined && one['id'] === other['id']) return 3 + words;
    if (one['type'] === 'shared' || other['type'] === 'shared') return one['name'] === other['name'] ? 3 : 0;
  }
  const name = typeof one === 'object' ? entryName(one) : undefined;
  const isCalledSame = name !== undefined && name === entryName(other);
  return isCalledSame ? 1 + words : words;
}

/** Between two entries that were found again, the only one of each list is one that was rewritten. */
function matchGaps(old: readonly unknown[], now: readonly unknown[], found: Found): void {
  for (let to = 0; to < now.length; to += 1) {
    if (!found.isFree(to)) continue;
    const before = to === 0 ? -1 : found.matches[to - 1];
    const after = to === now.length - 1 ? old.length : found.matches[to + 1];
    if (before === undefined || after !== before + 2 || !found.isFreeOld(before + 1)) continue;
    if (isOneKind(old[before + 1], now[to])) found.note(before + 1, to);
  }
}

function isOneKind(one: unknown, other: unknown): boolean {
  if (isFields(one) && isFields(other)) return one['type'] === other['type'] && one['type'] !== 'shared';
  return typeof one === typeof other && Array.isArray(one) === Array.isArray(other);
}

/** The places (in the newer list) of the entries that moved: the fewest that explain the new order, those that went up first. */
export function movedPlaces(matches: Matches): ReadonlySet<number> {
  const pairs = matches.flatMap((from, to) => (from === undefined ? [] : [{ from, to }]));
  // Mirrored, so that of two that changed places the one that went up counts as moved.
  const staying = new Set(longestRising(pairs.map(({ from }) => -from).toReversed()));
  return new Set(pairs.flatMap(({ from, to }) => (staying.has(-from) ? [] : [to])));
}
