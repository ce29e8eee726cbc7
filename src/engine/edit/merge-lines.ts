import { commonRow } from './common-row.ts';
import { linesOf } from './lines.ts';

/** Lines of the base that a side has others for; `end` is exclusive. */
type Hunk = { start: number; end: number; lines: string[] };

/** The text with the lines that both sides changed; nothing where they changed the same ones, or such side by side. */
export function mergedLines(base: string, mine: string, theirs: string): string | undefined {
  const old = linesOf(base);
  const [ours, others] = [hunks(old, linesOf(mine)), hunks(old, linesOf(theirs))];
  const all = [...ours, ...others].toSorted((a, b) => a.start - b.start || a.end - b.end);
  const merged: string[] = [];
  let at = 0;
  for (const [index, { start, end, lines }] of all.entries()) {
    if (index > 0 && start <= at) return undefined;
    merged.push(...old.slice(at, start), ...lines);
    at = end;
  }
  return [...merged, ...old.slice(at)].join('');
}

function hunks(old: readonly string[], now: readonly string[]): Hunk[] {
  const found: Hunk[] = [];
  let [at, place] = [0, 0];
  for (const [from, to] of [...commonRow(old, now), [old.length, now.length] as const]) {
    if (from > at || to > place) found.push({ start: at, end: from, lines: now.slice(place, to) });
    [at, place] = [from + 1, to + 1];
  }
  return found;
}
