import { isFields } from '../2-validate/place.ts';
import { isSame } from './plain-data.ts';

/**
 * Which entry of a list each entry of an older one has become: for each old one its new place, or nothing where it is
 * gone. The same ones are found wherever they stand, changed ones by their place between others or by their likeness.
 */
export function aligned(old: readonly unknown[], now: readonly unknown[]): (number | undefined)[] {
  const places: (number | undefined)[] = old.map(() => undefined);
  const taken = new Set<number>();
  const match = (from: number, to: number) => {
    places[from] = to;
    taken.add(to);
  };
  for (const [from, to] of commonPairs(old, now)) match(from, to);
  const free = () => now.flatMap((_, at) => (taken.has(at) ? [] : [at]));
  old.forEach((entry, from) => {
    const to = places[from] === undefined ? free().find((at) => isSame(entry, now[at])) : undefined;
    if (to !== undefined) match(from, to);
  });
  const pairs = old.flatMap((entry, from) =>
    places[from] === undefined ? free().map((to) => ({ from, to, likeness: likeness(entry, now[to]) })) : [],
  );
  for (const { from, to, likeness: how } of pairs.toSorted((a, b) => b.likeness - a.likeness))
    if (how >= 0.5 && places[from] === undefined && !taken.has(to)) match(from, to);
  old.forEach((_, from) => {
    if (places[from] !== undefined) return;
    const to = placeBetween(places, from);
    if (to !== undefined && to < now.length && !taken.has(to)) match(from, to);
  });
  return places;
}

/** The place between those that the neighbours of an entry have, if it is the only one there. */
function placeBetween(places: readonly (number | undefined)[], from: number): number | undefined {
  const [before, after] = [from === 0 ? -1 : places[from - 1], places[from + 1]];
  if (before === undefined) return undefined;
  return after === undefined
    ? from === places.length - 1
      ? before + 1
      : undefined
    : after === before + 2
      ? before + 1
      : undefined;
}

/** The pairs of the longest row of entries that both lists have in the same order. */
function commonPairs(old: readonly unknown[], now: readonly unknown[]): [number, number][] {
  const lengths: number[][] = [];
  const at = (one: number, two: number) => lengths[one]?.[two] ?? 0;
  for (let one = old.length - 1; one >= 0; one--) {
    const row: number[] = [];
    for (let two = now.length - 1; two >= 0; two--)
      row[two] = isSame(old[one], now[two]) ? 1 + at(one + 1, two + 1) : Math.max(at(one + 1, two), row[two + 1] ?? 0);
    lengths[one] = row;
  }
  const pairs: [number, number][] = [];
  let [one, two] = [0, 0];
  while (one < old.length && two < now.length) {
    if (isSame(old[one], now[two])) pairs.push([one++, two++]);
    else if (at(one + 1, two) >= at(one, two + 1)) one += 1;
    else two += 1;
  }
  return pairs;
}

/** How much two entries have in common, from 0 to 1. An `id` of their own decides. */
function likeness(one: unknown, other: unknown): number {
  if (!isFields(one) || !isFields(other)) return 0;
  if (one['id'] !== undefined && other['id'] !== undefined) return one['id'] === other['id'] ? 1 : 0;
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].filter((name) => isSame(one[name], other[name])).length / names.size;
}
