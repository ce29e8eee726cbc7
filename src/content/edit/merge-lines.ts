import { diffArrays } from 'diff';
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

function hunks(old: string[], now: string[]): Hunk[] {
  const found: Hunk[] = [];
  let at = 0;
  for (const { added, removed, value } of diffArrays(old, now)) {
    const last = found.at(-1);
    const own = last && last.end === at && (added || removed) ? last : { start: at, end: at, lines: [] };
    if (removed) own.end = at + value.length;
    if (added) own.lines.push(...value);
    if ((added || removed) && own !== last) found.push(own);
    if (!added) at += value.length;
  }
  return found;
}
