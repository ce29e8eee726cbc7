import { commonEnds } from '#kit/model';
import type { Draft, DraftMemory, Fix, Line } from './draft.ts';

/** A source as lines: their texts, and the offsets at which they begin. */
export type SourceLines = { text: string; lines: readonly string[]; starts: readonly number[] };

/** A place in a line of a draft, as an offset of the source. What was fixed counts as its whole old form. */
export function toSource({ lines, known }: Draft, line: number, column: number, source: SourceLines): number {
  const found = lines[Math.min(line, lines.length - 1)];
  const { text = '', origin = 0 } = found ?? {};
  const original = source.lines[origin] ?? '';
  const start = source.starts[origin] ?? source.text.length;
  if (!found || text === original) return start + Math.min(column, original.length);
  const { before, after } = endsOf(found, original, known.ends);
  if (column <= before) return start + column;
  const fromEnd = text.length - column;
  return (
    start + (fromEnd <= after ? original.length - fromEnd : Math.max(before, Math.min(column, original.length - after)))
  );
}

/** What a line of a draft shares with its original. A long line is asked for once for each place on it. */
function endsOf(line: Line, original: string, known: DraftMemory['ends']): ReturnType<typeof commonEnds> {
  const ends = known.get(line) ?? commonEnds(line.text, original);
  known.set(line, ends);
  return ends;
}

/** True where a line of a draft stands as it does in the source. */
export function isUntouched({ lines }: Draft, line: number, source: SourceLines): boolean {
  const found = lines[line];
  return found !== undefined && source.lines[found.origin] === found.text;
}

/**
 * A fix as one splice of the source that leaves every other character as it is.
 * Nothing where its lines were fixed before: the next run finds it again.
 */
export function spliceOf(
  fix: Fix,
  before: Draft,
  source: SourceLines,
): { range: readonly [number, number]; text: string } | undefined {
  const { from, to, texts } = fix;
  for (let line = from; line <= to; line++) if (!isUntouched(before, line, source)) return undefined;
  const old = before.lines.slice(from, to + 1).map(({ text }) => text);
  const start = source.starts[before.lines[from]?.origin ?? 0] ?? 0;
  if (texts.length === 0)
    return { range: [start, source.starts[(before.lines[to]?.origin ?? 0) + 1] ?? source.text.length], text: '' };
  const [was, now] = [old.join('\n'), texts.join('\n')];
  const ends = commonEnds(was, now);
  const place = (offset: number) => {
    const above = was.slice(0, offset).split('\n');
    return toSource(before, from + above.length - 1, above.at(-1)?.length ?? 0, source);
  };
  const lineEnd = source.text.includes('\r\n') ? '\r\n' : '\n';
  return {
    range: [place(ends.before), place(was.length - ends.after)],
    text: now.slice(ends.before, now.length - ends.after).replaceAll('\n', lineEnd),
  };
}
