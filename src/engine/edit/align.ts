import { isFields, isSame } from '#kit/model';
import { commonRow } from './common-row.ts';
import { keyOf, PlacesByKey } from './same-entries.ts';

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
  const [keys, nowKeys] = [old.map(keyOf), now.map(keyOf)];
  for (const [from, to] of commonRow(keys, nowKeys)) match(from, to);
  const free = () => now.flatMap((_, at) => (taken.has(at) ? [] : [at]));
  const same = new PlacesByKey(nowKeys, free());
  keys.forEach((key, from) => {
    const to = places[from] === undefined ? same.take(key) : undefined;
    if (to !== undefined) match(from, to);
  });
  const [left, come] = [old.flatMap((_, from) => (places[from] === undefined ? [from] : [])), free()];
  const pairs =
    left.length * come.length > mostPairs
      ? []
      : left.flatMap((from) => come.map((to) => ({ from, to, likeness: likeness(old[from], now[to]) })));
  for (const { from, to, likeness: how } of pairs.toSorted((a, b) => b.likeness - a.likeness))
    if (how >= 0.5 && places[from] === undefined && !taken.has(to)) match(from, to);
  old.forEach((_, from) => {
    if (places[from] !== undefined) return;
    const to = placeBetween(places, from);
    if (to !== undefined && to < now.length && !taken.has(to) && !isAnother(old[from], now[to])) match(from, to);
  });
  return places;
}

/** Where more entries than this have changed, they are matched by their places alone. */
const mostPairs = 40_000;

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

/** True for entries with ids of their own that have little else in common: one is gone, the other has come in its place. */
function isAnother(one: unknown, other: unknown): boolean {
  if (!isFields(one) || !isFields(other)) return false;
  const [{ id, ...rest }, { id: otherId, ...otherRest }] = [one, other];
  return id !== undefined && otherId !== undefined && id !== otherId && likeness(rest, otherRest) < 0.5;
}

/** How much two entries have in common, from 0 to 1. An `id` of their own decides. */
function likeness(one: unknown, other: unknown): number {
  if (!isFields(one) || !isFields(other)) return 0;
  if (one['id'] !== undefined && other['id'] !== undefined) return one['id'] === other['id'] ? 1 : 0;
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].filter((name) => isSame(one[name], other[name])).length / names.size;
}
