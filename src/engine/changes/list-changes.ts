import { isFields, type Path } from '#kit/model';
import { keyOf } from '../edit/same-entries.ts';
import { type Matches, movedPlaces } from './match.ts';
import { besideWords, entryWords } from './nouns.ts';
import type { Change, ChangedSection } from './types.ts';
import { whenWords } from './when-words.ts';
import { listed, nameWords, type Words, words } from './words.ts';

/** A list before and after: `where` and `path` are those of what holds it, `noun` is what one entry is called. */
export type ListPair = {
  old: readonly unknown[];
  now: readonly unknown[];
  matches: Matches;
  where: readonly Words[];
  path: Path;
  oldPath: Path;
  noun: Words;
};

/** More entries of one list than this that moved are reported in one sentence. */
const mostMoves = 3;

/**
 * What became of the entries of a list, in their order as they stand now; what is gone stands where it stood. `inside` says what
 * changed in an entry that is still there.
 */
export function listChanges(list: ListPair, inside: (from: number, to: number) => Change[]): Change[] {
  const { old, now, matches, where, path, oldPath } = list;
  const moved = movedPlaces(matches);
  const isReordered = moved.size > mostMoves;
  const originals = new Map(
    [...now.keys()].filter((to) => matches[to] !== undefined).map((to) => [sayingOf(now[to]), to]),
  );
  originals.delete(undefined);
  const ranked: { rank: number; changes: Change[] }[] = now.map((_, to) => {
    const from = matches[to];
    if (from === undefined) return { rank: to, changes: [added(list, to, originals.get(sayingOf(now[to])))] };
    const changes = inside(from, to);
    return { rank: to, changes: moved.has(to) && !isReordered ? withMove(list, from, to, changes) : changes };
  });
  const kept = new Set(matches);
  const lastBefore = lastPlaces(matches, old.length);
  for (const from of old.keys()) {
    if (kept.has(from)) continue;
    const before = lastBefore[from] ?? -1;
    const what = words`${entryWords(old[from], from, list.noun)} was removed`;
    ranked.push({ rank: before + 0.5, changes: [{ kind: 'removed', where, what, path: [...oldPath, from] }] });
  }
  const order: Change[] = isReordered ? [{ kind: 'moved', where, what: newOrder(list), path }] : [];
  return [...order, ...ranked.sort((a, b) => a.rank - b.rank).flatMap(({ changes }) => changes)];
}

/** For each place in the older list, where the last entry stands now that stood before it; -1 where none did. */
function lastPlaces(matches: Matches, length: number): number[] {
  const now: number[] = Array(length).fill(-1);
  for (const [to, from] of matches.entries()) if (from !== undefined && from + 1 < length) now[from + 1] = to;
  for (let from = 1; from < length; from += 1) now[from] = Math.max(now[from] ?? -1, now[from - 1] ?? -1);
  return now;
}

/** What an entry says, but for its `id`: one that came and says what another says is a copy of that. A text alone is no copy. */
function sayingOf(entry: unknown): string | undefined {
  if (isFields(entry)) return keyOf({ ...entry, id: undefined });
  return Array.isArray(entry) ? keyOf(entry) : undefined;
}

function added(list: ListPair, to: number, original: number | undefined): Change {
  const { now, where, path, noun } = list;
  const when = whenWords(now[to]);
  const shown = when.length > 0 ? words` (${when})` : [];
  const name =
    original === undefined
      ? entryWords(now[to], to, noun)
      : words`a copy of ${entryWords(now[original], original, noun)}`;
  const isBeside = original !== undefined && Math.abs(original - to) === 1;
  const what = words`${name} was added${isBeside ? [] : placeAmong(list, to)}${shown}`;
  return { kind: 'added', where, what, path: [...path, to] };
}

/** Where among the others a new entry stands. */
function placeAmong({ now, noun }: ListPair, to: number): Words {
  if (now.length === 1) return [];
  if (to === 0) return [isSideways(noun) ? ' at the beginning' : ' at the top'];
  return to === now.length - 1 ? [' at the end'] : words` after ${besideWords(now[to - 1], to - 1, noun)}`;
}

/** A move, together with a new name: one sentence tells both. */
function withMove(list: ListPair, from: number, to: number, changes: Change[]): Change[] {
  const move = moving(list, from, to);
  const [first, ...more] = changes;
  if (first?.kind !== 'renamed' || first.after === undefined || first.where !== list.where)
    return [{ ...move, what: words`${entryWords(list.now[to], to, list.noun)} ${move.what}` }, ...changes];
  const what = words`${entryWords(list.old[from], from, list.noun)} ${move.what}, and is called ${nameWords(first.after)} now`;
  return [{ ...first, kind: 'moved', what }, ...more];
}

/** What lies side by side. Where a language is written from the right, left and right change places; before and behind don't. */
const besideEachOther: ReadonlySet<unknown> = new Set(['column', 'tab', 'button', 'menu entry', 'plan', 'logo']);

const upright = { before: 'up, above', after: 'down, below' };
const sideways = { before: 'to the left, before', after: 'to the right, behind' };

function isSideways([noun]: Words): boolean {
  return besideEachOther.has(noun);
}

/** Up or down, or to the left or right, among those that were there before. */
function moving({ now, matches, where, path, noun }: ListPair, from: number, to: number): Change {
  const isUp = matches.some((other, place) => place > to && other !== undefined && other < from);
  const neighbour = isUp ? to + 1 : to - 1;
  const beside = besideWords(now[neighbour], neighbour, noun);
  const { before, after } = isSideways(noun) ? sideways : upright;
  const what = words`moved ${isUp ? before : after} ${beside}`;
  return { kind: 'moved', where, what, path: [...path, to] };
}

function newOrder({ now, noun }: ListPair): Words {
  return words`the order is another one now: ${listed(now.map((entry, at) => entryWords(entry, at, noun)))}`;
}

/** The sections of a page that pictures show: those that came, went or changed inside, not those that only moved. */
export function changedSections(
  { old, now, matches, noun }: Pick<ListPair, 'old' | 'now' | 'matches' | 'noun'>,
  changed: (from: number, to: number) => boolean,
): ChangedSection[] {
  const here = now.flatMap((entry, to): ChangedSection[] => {
    const from = matches[to];
    const name = entryWords(entry, to, noun);
    if (from === undefined) return [{ after: to, name }];
    return changed(from, to) ? [{ before: from, after: to, name }] : [];
  });
  const kept = new Set(matches);
  const gone = old.flatMap((entry, from): ChangedSection[] =>
    kept.has(from) ? [] : [{ before: from, name: entryWords(entry, from, noun) }],
  );
  return [...here, ...gone];
}
