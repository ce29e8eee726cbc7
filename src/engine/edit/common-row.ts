import { longestRising } from './longest-rising.ts';

/** A table of more cells than this takes too much time and memory. */
const mostCells = 1_000_000;

/**
 * A row of entries that two lists have in the same order, as pairs of their places: the longest, where the lists aren't too long
 * for it, else one that is held by what both have once. Takes at most a thousand steps an entry. `weight` says how much one counts.
 */
export function commonRow(
  one: readonly string[],
  other: readonly string[],
  weight: (entry: string) => number = () => 1,
): [number, number][] {
  const before = commonAtStart(one, other);
  const most = Math.min(one.length, other.length) - before;
  let after = 0;
  while (after < most && one.at(-1 - after) === other.at(-1 - after)) after += 1;
  const ends = { one: one.length - after, other: other.length - after };
  const pairs = rowBetween(one.slice(before, ends.one), other.slice(before, ends.other), weight);
  return [
    ...Array.from({ length: before }, (_, at): [number, number] => [at, at]),
    ...pairs.map(([a, b]): [number, number] => [a + before, b + before]),
    ...Array.from({ length: after }, (_, at): [number, number] => [ends.one + at, ends.other + at]),
  ];
}

function rowBetween(
  one: readonly string[],
  other: readonly string[],
  weight: (entry: string) => number,
): [number, number][] {
  const fits = (left: readonly string[], right: readonly string[]) => left.length * right.length <= mostCells;
  if (fits(one, other)) return longestRow(one, other, weight);
  const row: [number, number][] = [];
  let [a, b] = [0, 0];
  for (const [from, to] of [...uniqueRow(one, other), [one.length, other.length] as const]) {
    const [left, right] = [one.slice(a, from), other.slice(b, to)];
    const inside = fits(left, right) ? longestRow(left, right, weight) : [];
    for (const [own, others] of inside) row.push([a + own, b + others]);
    if (from < one.length) row.push([from, to]);
    [a, b] = [from + 1, to + 1];
  }
  return row;
}

function commonAtStart(one: readonly string[], other: readonly string[]): number {
  const most = Math.min(one.length, other.length);
  let count = 0;
  while (count < most && one[count] === other[count]) count += 1;
  return count;
}

/** By the table of the longest common subsequence. */
function longestRow(
  one: readonly string[],
  other: readonly string[],
  weight: (entry: string) => number,
): [number, number][] {
  if (one.length === 0 || other.length === 0) return [];
  const numbers = new Map<string, number>();
  const numbered = (entries: readonly string[]) =>
    Uint32Array.from(entries, (entry) => {
      const number = numbers.get(entry) ?? numbers.size;
      numbers.set(entry, number);
      return number;
    });
  const [left, right] = [numbered(one), numbered(other)];
  const weights = one.map(weight);
  const width = other.length + 1;
  const table = new Float64Array((one.length + 1) * width);
  const at = (a: number, b: number) => table[a * width + b] ?? 0;
  for (let a = one.length - 1; a >= 0; a--)
    for (let b = other.length - 1; b >= 0; b--)
      table[a * width + b] =
        left[a] === right[b] ? (weights[a] ?? 0) + at(a + 1, b + 1) : Math.max(at(a + 1, b), at(a, b + 1));
  const pairs: [number, number][] = [];
  for (let [a, b] = [0, 0]; a < one.length && b < other.length; ) {
    if (left[a] === right[b]) pairs.push([a++, b++]);
    else if (at(a + 1, b) >= at(a, b + 1)) a += 1;
    else b += 1;
  }
  return pairs;
}

/** By the entries that both lists have once, as patience sorting does. */
function uniqueRow(one: readonly string[], other: readonly string[]): [number, number][] {
  const [places, others] = [onlyPlaces(one), onlyPlaces(other)];
  const pairs = new Map<number, number>();
  for (const [entry, from] of places) {
    const to = others.get(entry);
    if (to !== undefined) pairs.set(to, from);
  }
  const inOrder = [...pairs].sort(([, a], [, b]) => a - b).map(([to]) => to);
  return longestRising(inOrder).map((to): [number, number] => [pairs.get(to) ?? 0, to]);
}

/** The entries that a list has once, with their places. */
function onlyPlaces(entries: readonly string[]): Map<string, number> {
  const places = new Map<string, number>();
  const several = new Set<string>();
  for (const [at, entry] of entries.entries()) {
    if (places.has(entry)) several.add(entry);
    places.set(entry, at);
  }
  for (const entry of several) places.delete(entry);
  return places;
}
