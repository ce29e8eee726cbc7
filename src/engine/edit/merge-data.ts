import { isFields, isSame, type Path } from '#kit/model';
import { aligned } from './align.ts';
import { longestRising } from './longest-rising.ts';
import { mergedWords } from './merge-words.ts';
import { keyOf } from './same-entries.ts';

/** A place (a path of the base) where both sides contradict each other, and what each of them says there. */
export type Conflict = { path: Path; mine: unknown; theirs: unknown };

/** Whose value counts at a place where both contradict each other; nothing where that isn't known yet. */
export type Choose = (path: Path) => 'mine' | 'theirs' | undefined;

/** Data with the changes of both sides, or the places where they contradict each other. */
export type Merged = { data: unknown; conflicts: Conflict[] };

/** Three states of a value; `undefined` where it isn't there. */
type Three = { base: unknown; mine: unknown; theirs: unknown };

/** Merges what two sides made of the same data. Where they contradict each other, the side that was chosen counts. */
export function mergedData({ base, mine, theirs }: Three, choose: Choose, path: Path = []): Merged {
  if (isSame(mine, theirs) || isSame(base, theirs)) return { data: mine, conflicts: [] };
  if (isSame(base, mine)) return { data: theirs, conflicts: [] };
  if (isFields(base) && isFields(mine) && isFields(theirs)) return mergedFields({ base, mine, theirs }, choose, path);
  if (Array.isArray(base) && Array.isArray(mine) && Array.isArray(theirs))
    return mergedLists({ base, mine, theirs }, choose, path);
  if (typeof base === 'string' && typeof mine === 'string' && typeof theirs === 'string') {
    const words = mergedWords({ base, mine, theirs });
    return 'text' in words ? { data: words.text, conflicts: [] } : chosen({ path, ...words }, choose);
  }
  return chosen({ path, mine, theirs }, choose);
}

function chosen(conflict: Conflict, choose: Choose): Merged {
  const side = choose(conflict.path);
  return { data: conflict[side ?? 'mine'], conflicts: side ? [] : [conflict] };
}

type Fields = Record<string, unknown>;

function mergedFields(sides: { base: Fields; mine: Fields; theirs: Fields }, choose: Choose, path: Path): Merged {
  const [mineNames, theirNames] = [renamesIn(sides.base, sides.mine), renamesIn(sides.base, sides.theirs)];
  if ([...mineNames.keys()].some((name) => theirNames.has(name)))
    return chosen({ path, mine: sides.mine, theirs: sides.theirs }, choose);
  const all = new Map([...mineNames, ...theirNames]);
  const base = renamed(sides.base, all);
  const [mine, theirs] = [renamed(sides.mine, theirNames), renamed(sides.theirs, mineNames)];
  const names = namesInOrder(Object.keys(base), Object.keys(mine), Object.keys(theirs));
  if (!names) return chosen({ path, mine, theirs }, choose);
  const conflicts: Conflict[] = [];
  const fields: [string, unknown][] = [];
  for (const name of names) {
    const inside = mergedData({ base: base[name], mine: mine[name], theirs: theirs[name] }, choose, [...path, name]);
    conflicts.push(...inside.conflicts);
    if (inside.data !== undefined) fields.push([name, inside.data]);
  }
  return { data: Object.fromEntries(fields), conflicts };
}

/**
 * The new names of fields that only got another one: what they say came back under one name that wasn't there. Where it stands
 * tells nothing, for names that are numbers come first in JavaScript.
 */
function renamesIn(base: Fields, side: Fields): Map<string, string> {
  const gone = namesByValue(base, side);
  const come = namesByValue(side, base);
  return new Map(
    [...gone].flatMap(([key, [name, ...others]]): [string, string][] => {
      const [other, ...more] = come.get(key) ?? [];
      const isOnly = others.length === 0 && more.length === 0;
      return name !== undefined && other !== undefined && isOnly ? [[name, other]] : [];
    }),
  );
}

/** The names of fields that another one hasn't, by what they say. */
function namesByValue(fields: Fields, other: Fields): Map<string, string[]> {
  const names = new Map<string, string[]>();
  for (const [name, value] of Object.entries(fields)) {
    if (Object.hasOwn(other, name)) continue;
    pushTo(names, keyOf(value), name);
  }
  return names;
}

function renamed(fields: Fields, names: ReadonlyMap<string, string>): Fields {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [names.get(name) ?? name, value]));
}

/** All names: those of the side that has another order than the base, and what the other has besides, behind what it follows. */
function namesInOrder(base: string[], mine: string[], theirs: string[]): string[] | undefined {
  const known = new Set(base);
  const isInOrder = (names: string[]) => {
    const own = new Set(names);
    return isSame(
      names.filter((name) => known.has(name)),
      base.filter((name) => own.has(name)),
    );
  };
  const [first, second] = isInOrder(theirs) ? [mine, theirs] : [theirs, mine];
  if (!isInOrder(second)) return undefined;
  const there = new Set(first);
  const behind = runsBehind(second, (name) => there.has(name));
  return [...(behind.get(undefined) ?? []), ...first.flatMap((name) => [name, ...(behind.get(name) ?? [])])];
}

/** The entries that `isThere` knows none of, by the one before them that it knows; nothing for those at the start. */
function runsBehind<T>(all: readonly T[], isThere: (entry: T) => boolean): Map<T | undefined, T[]> {
  const runs = new Map<T | undefined, T[]>();
  let before: T | undefined;
  for (const entry of all) {
    if (isThere(entry)) before = entry;
    else pushTo(runs, before, entry);
  }
  return runs;
}

type Lists = { base: readonly unknown[]; mine: readonly unknown[]; theirs: readonly unknown[] };

/** An entry of the base by its place, or one that a side has put in. */
type Slot = { base: number } | { added: unknown };

function mergedLists({ base, mine, theirs }: Lists, choose: Choose, path: Path): Merged {
  const sides = [sideOf(base, mine), sideOf(base, theirs)] as const;
  const [one, other] = sides[1].isMoved ? [sides[1], sides[0]] : sides;
  const isAmbiguous =
    (one.isRearranged && other.isRearranged && hasTwins(base)) ||
    addsTwinOfChanged(base, sides[0], theirs, sides[1]) ||
    addsTwinOfChanged(base, sides[1], mine, sides[0]);
  const slots = other.isMoved || isAmbiguous ? undefined : withAdditions(one, other);
  if (!slots) return chosen({ path, mine, theirs }, choose);
  const conflicts: Conflict[] = [];
  const data = slots.flatMap((slot) => {
    if ('added' in slot) return [slot.added];
    const [mineAt, theirsAt] = [sides[0].places[slot.base], sides[1].places[slot.base]];
    const inside = mergedData(
      {
        base: base[slot.base],
        mine: mineAt === undefined ? undefined : mine[mineAt],
        theirs: theirsAt === undefined ? undefined : theirs[theirsAt],
      },
      choose,
      [...path, slot.base],
    );
    conflicts.push(...inside.conflicts);
    return inside.data === undefined ? [] : [inside.data];
  });
  return { data, conflicts };
}

type Side = {
  places: readonly (number | undefined)[];
  /** Its entries in their order, and those of the base that it has not where they stood. */
  slots: Slot[];
  isMoved: boolean;
  isRearranged: boolean;
};

function sideOf(base: readonly unknown[], now: readonly unknown[]): Side {
  const places = aligned(base, now);
  const kept = places.filter((place) => place !== undefined);
  const isMoved = longestRising(kept).length < kept.length;
  const origins = new Map(places.flatMap((place, from) => (place === undefined ? [] : [[place, from] as const])));
  const lost = new Map<number, Slot[]>();
  let last = -1;
  for (const [index, place] of places.entries()) {
    if (place !== undefined) last = index;
    else pushTo(lost, last, { base: index });
  }
  const slots = now.flatMap((added, at): Slot[] => {
    const from = origins.get(at);
    return from === undefined ? [{ added }] : [{ base: from }, ...(lost.get(from) ?? [])];
  });
  return {
    places,
    slots: [...(lost.get(-1) ?? []), ...slots],
    isMoved,
    isRearranged: kept.length < base.length || now.length > kept.length || isMoved,
  };
}

function pushTo<K, T>(lists: Map<K, T[]>, key: K, entry: T): void {
  const known = lists.get(key);
  if (known) known.push(entry);
  else lists.set(key, [entry]);
}

/**
 * The entries of one side with what the other has put in, each between the neighbours that it stands between there.
 * Nothing where these are neighbours no longer.
 */
function withAdditions(one: Side, other: Side): Slot[] | undefined {
  const keys = new Set(one.slots.flatMap((slot) => ('added' in slot ? [keyOf(slot.added)] : [])));
  const followers = new Map<number, number>();
  let last = start;
  for (const place of [...basesOf(one), end]) {
    followers.set(last, place);
    last = place;
  }
  const additions = new Map<number, Slot[]>();
  const wanted = [...basesOf(other), end];
  let [before, next] = [start, 0];
  for (const slot of other.slots) {
    if ('base' in slot) {
      before = slot.base;
      next += 1;
      continue;
    }
    const after = wanted[next] ?? end;
    const key = keyOf(slot.added);
    if (keys.has(key) || followers.get(before) !== after) return undefined;
    keys.add(key);
    pushTo(additions, after, slot);
  }
  const slots = one.slots.flatMap((slot) => ('base' in slot ? [...(additions.get(slot.base) ?? []), slot] : [slot]));
  return [...slots, ...(additions.get(end) ?? [])];
}

/** What stands before the first entry of the base, and behind the last. */
const [start, end] = [-1, Number.POSITIVE_INFINITY];

function basesOf({ slots }: Side): number[] {
  return slots.flatMap((slot) => ('base' in slot ? [slot.base] : []));
}

function hasTwins(list: readonly unknown[]): boolean {
  return new Set(list.map(keyOf)).size < list.length;
}

/**
 * True where a side has added an entry that is the same as one that the other side has changed, and doesn't stand beside
 * it as a copy does: it could be either of them.
 */
function addsTwinOfChanged(base: readonly unknown[], side: Side, others: readonly unknown[], other: Side): boolean {
  const changed = new Map<string, number[]>();
  for (const [index, entry] of base.entries()) {
    const place = other.places[index];
    if (place === undefined || !isSame(others[place], entry)) pushTo(changed, keyOf(entry), index);
  }
  const places = new Map(side.slots.flatMap((slot, at) => ('base' in slot ? [[slot.base, at] as const] : [])));
  return side.slots.some(
    (slot, at) =>
      'added' in slot &&
      (changed.get(keyOf(slot.added)) ?? []).some((index) => Math.abs(at - (places.get(index) ?? -1)) !== 1),
  );
}
