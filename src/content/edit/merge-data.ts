import { isFields } from '../../model/child-of.ts';
import type { Path } from '../../model/diagnostic.ts';
import { isSame } from '../../model/plain-data.ts';
import { aligned } from './align.ts';
import { longestRising } from './difference.ts';

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
  const gone = Object.keys(base).filter((name) => !Object.hasOwn(side, name));
  const come = Object.keys(side).filter((name) => !Object.hasOwn(base, name));
  const pairs = gone.flatMap((name): [string, string][] => {
    const [other, ...others] = come.filter((each) => isSame(base[name], side[each]));
    const isOnly = gone.every((each) => each === name || !isSame(base[each], base[name]));
    return other !== undefined && others.length === 0 && isOnly ? [[name, other]] : [];
  });
  return new Map(pairs);
}

function renamed(fields: Fields, names: ReadonlyMap<string, string>): Fields {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [names.get(name) ?? name, value]));
}

/** All names: those of the side that has another order than the base, and what the other has besides, behind what it follows. */
function namesInOrder(base: string[], mine: string[], theirs: string[]): string[] | undefined {
  const isInOrder = (names: string[]) =>
    isSame(
      names.filter((name) => base.includes(name)),
      base.filter((name) => names.includes(name)),
    );
  const [first, second] = isInOrder(theirs) ? [mine, theirs] : [theirs, mine];
  if (!isInOrder(second)) return undefined;
  const names = [...first];
  for (const [index, name] of second.entries()) {
    if (names.includes(name)) continue;
    const before = second.slice(0, index).findLast((each) => names.includes(each));
    names.splice(before === undefined ? 0 : names.indexOf(before) + 1, 0, name);
  }
  return names;
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
  const slots: Slot[] = now.map((added, at) => (kept.includes(at) ? { base: places.indexOf(at) } : { added }));
  for (const [index, place] of places.entries()) {
    if (place !== undefined) continue;
    const before = slots.findIndex((slot) => 'base' in slot && slot.base === index - 1);
    slots.splice(before + 1, 0, { base: index });
  }
  return { places, slots, isMoved, isRearranged: kept.length < base.length || now.length > kept.length || isMoved };
}

/**
 * The entries of one side with what the other has put in, each between the neighbours that it stands between there.
 * Nothing where these are neighbours no longer.
 */
function withAdditions(one: Side, other: Side): Slot[] | undefined {
  const slots = [...one.slots];
  for (const [index, slot] of other.slots.entries()) {
    if (!('added' in slot)) continue;
    if (slots.some((each) => 'added' in each && isSame(each.added, slot.added))) return undefined;
    const before = other.slots.slice(0, index).findLast((each) => 'base' in each);
    const after = other.slots.slice(index + 1).find((each) => 'base' in each);
    const placeOf = (wanted: Slot | undefined, otherwise: number) =>
      wanted && 'base' in wanted ? slots.findIndex((each) => 'base' in each && each.base === wanted.base) : otherwise;
    const [from, to] = [placeOf(before, -1), placeOf(after, slots.length)];
    const areNeighbours = from < to && slots.slice(from + 1, to).every((each) => 'added' in each);
    if (!areNeighbours) return undefined;
    slots.splice(to, 0, slot);
  }
  return slots;
}

function hasTwins(list: readonly unknown[]): boolean {
  return list.some((entry, index) => list.slice(index + 1).some((other) => isSame(entry, other)));
}

/**
 * True where a side has added an entry that is the same as one that the other side has changed, and doesn't stand beside
 * it as a copy does: it could be either of them.
 */
function addsTwinOfChanged(base: readonly unknown[], side: Side, others: readonly unknown[], other: Side): boolean {
  return side.slots.some(
    (slot, at) =>
      'added' in slot &&
      base.some((entry, index) => {
        const place = other.places[index];
        const isChanged = place === undefined || !isSame(others[place], entry);
        const own = side.slots.findIndex((each) => 'base' in each && each.base === index);
        return isChanged && Math.abs(at - own) !== 1 && isSame(entry, slot.added);
      }),
  );
}
