import { isFields, isSame, type Path } from '#kit/model';
import { aligned } from './align.ts';
import { longestRising } from './longest-rising.ts';
import type { PlacedEdit } from './types.ts';

/**
 * Edits that lead from some data to other data, each on what the ones before it made, as small as they can be.
 * Nothing where they would have to put fields into another order.
 */
export function editsBetween(from: unknown, to: unknown, path: Path = []): PlacedEdit[] | undefined {
  if (isSame(from, to)) return [];
  if (Array.isArray(from) && Array.isArray(to)) return listEdits(from, to, path);
  if (isFields(from) && isFields(to)) return fieldEdits(from, to, path);
  return [{ op: 'set', path, value: to }];
}

function fieldEdits(from: Record<string, unknown>, to: Record<string, unknown>, path: Path): PlacedEdit[] | undefined {
  const [old, names] = [Object.keys(from), Object.keys(to)];
  const kept = old.filter((name) => Object.hasOwn(to, name));
  const keptThere = names.filter((name) => Object.hasOwn(from, name));
  if (!isSame(kept, keptThere)) return undefined;
  const gone = old.filter((name) => !Object.hasOwn(to, name));
  const edits: PlacedEdit[] = gone.map((name) => ({ op: 'remove', path: [...path, name] }));
  for (const [at, name] of names.entries()) {
    const inside = Object.hasOwn(from, name) ? editsBetween(from[name], to[name], [...path, name]) : undefined;
    edits.push(...(inside ?? [{ op: 'set' as const, path: [...path, name], value: to[name], at }]));
  }
  return edits;
}

/** First what goes, then what moves, then what comes, then what changes inside. */
function listEdits(from: readonly unknown[], to: readonly unknown[], path: Path): PlacedEdit[] {
  const places = aligned(from, to);
  const gone = places.flatMap((place, index) => (place === undefined ? [index] : []));
  const removals: PlacedEdit[] = gone.toReversed().map((index) => ({ op: 'remove', path: [...path, index] }));
  const kept = places.filter((place) => place !== undefined);
  const isKept = new Set(kept);
  const insertions: PlacedEdit[] = to.flatMap((value, index) =>
    isKept.has(index) ? [] : [{ op: 'insert', path, index, value }],
  );
  const changes = places.flatMap((place, index) => {
    if (place === undefined) return [];
    const inner = [...path, place];
    return editsBetween(from[index], to[place], inner) ?? [{ op: 'set' as const, path: inner, value: to[place] }];
  });
  return [...removals, ...moves(kept, path), ...insertions, ...changes];
}

/** The fewest moves that bring places into their order. */
function moves(places: readonly number[], path: Path): PlacedEdit[] {
  const staying = new Set(longestRising(places));
  const order = [...places];
  const edits: PlacedEdit[] = [];
  for (const place of places.filter((each) => !staying.has(each)).toSorted((a, b) => a - b)) {
    const from = order.indexOf(place);
    order.splice(from, 1);
    const next = order.findIndex((other) => other > place && staying.has(other));
    const to = next < 0 ? order.length : next;
    order.splice(to, 0, place);
    staying.add(place);
    if (from !== to) edits.push({ op: 'move', path, from, to });
  }
  return edits;
}
