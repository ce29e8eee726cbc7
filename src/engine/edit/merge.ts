import { isSame, type Path } from '#kit/model';
import { applyEdit } from './apply-edit.ts';
import { commentsIn } from './comments.ts';
import { editsBetween } from './difference.ts';
import { type Choose, mergedData } from './merge-data.ts';
import { mergedLines } from './merge-lines.ts';
import { readData } from './read-data.ts';

/**
 * A merged text, or the paths (of the base) where both sides contradict each other; `sides` are their values there. `unread` is the
 * side whose text can't be read.
 */
export type MergedText = { text: string } | { conflicts: Path[]; sides: readonly Sides[]; unread?: keyof Sides };
type Sides = { mine: unknown; theirs: unknown };

/**
 * Merges what two sides made of the same text: both of their changes, or where they contradict each other. The result says
 * what both changes make of the data, and has the comments of both. `choose` says whose value counts at such a place.
 */
export function merge(base: string, mine: string, theirs: string, choose: Choose = () => undefined): MergedText {
  if (mine === theirs || theirs === base) return { text: mine };
  if (mine === base) return { text: theirs };
  const data = { base: readData(base), mine: readData(mine), theirs: readData(theirs) };
  if (data.base === undefined || data.mine === undefined || data.theirs === undefined)
    return { conflicts: [[]], sides: [{ mine, theirs }], ...unreadOf(data) };
  const wanted = mergedData(data, choose);
  if (wanted.conflicts.length > 0)
    return {
      conflicts: wanted.conflicts.map(({ path }) => path),
      sides: wanted.conflicts.map(({ mine: one, theirs: other }) => ({ mine: one, theirs: other })),
    };
  const ways = [
    () => mergedLines(base, mine, theirs),
    () => changedTo(theirs, data.theirs, wanted.data),
    () => changedTo(mine, data.mine, wanted.data),
  ];
  for (const way of ways) {
    const text = way();
    if (text !== undefined && isSame(readData(text), wanted.data) && hasCommentsOfBoth(text, { base, mine, theirs }))
      return { text };
  }
  // Where the data is the same, both have changed a comment, which has no path.
  const places = (editsBetween(data.base, data.mine) ?? []).map(({ path }) => path);
  const conflicts = places.length > 0 ? places : [[]];
  return { conflicts, sides: conflicts.map(() => ({ mine, theirs })) };
}

function unreadOf({ base, mine, theirs }: Record<'base' | 'mine' | 'theirs', unknown>): { unread?: keyof Sides } {
  if (base === undefined || (mine === undefined && theirs === undefined)) return {};
  return { unread: theirs === undefined ? 'theirs' : 'mine' };
}

/** Each edit reads the text again, several times: no more characters than this, counted once an edit, are read for one merge. */
const mostRead = 600_000;

/** A text, edited so that it says other data; nothing where that would take too many edits. */
function changedTo(text: string, from: unknown, to: unknown): string | undefined {
  const edits = editsBetween(from, to) ?? [{ op: 'set' as const, path: [], value: to }];
  if (edits.length * text.length > mostRead) return undefined;
  let current = text;
  for (const edit of edits) {
    const result = applyEdit(current, edit);
    if ('refused' in result) return undefined;
    current = result.text;
  }
  return current;
}

/** True where each comment stands as often as it does with what both sides added and took away. */
function hasCommentsOfBoth(text: string, { base, mine, theirs }: Record<'base' | 'mine' | 'theirs', string>): boolean {
  const [now, before, one, other] = [text, base, mine, theirs].map(commentsIn);
  const comments = new Set([...(now?.keys() ?? []), ...(one?.keys() ?? []), ...(other?.keys() ?? [])]);
  const count = (counts: Map<string, number> | undefined, comment: string) => counts?.get(comment) ?? 0;
  return [...comments].every(
    (comment) =>
      count(now, comment) === Math.max(count(one, comment) + count(other, comment) - count(before, comment), 0),
  );
}
