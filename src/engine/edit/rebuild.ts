import { type Chunk, chunksOf } from './chunks.ts';
import { commonRow } from './common-row.ts';
import type { Collection } from './entries.ts';
import type { Source } from './source.ts';
import type { Splice } from './types.ts';

/** Lines for a new entry of a collection: from its dash or name on, without comments of its own. */
export type NewChunk = Pick<Chunk, 'above' | 'body'>;

/** The entries of a collection in their order, and what stands between each and the next. */
export type Arrangement = { chunks: readonly NewChunk[]; gaps: readonly string[] };

/**
 * The splices that lay the entries of a collection out again, on lines of their own. Only what changes its place is
 * spliced. `keepsEnd`: a file without a line break at its end stays so.
 */
export function rebuilt(
  source: Source,
  collection: Collection,
  arrange: (old: Arrangement) => Arrangement,
  { keepsEnd }: { keepsEnd: boolean },
): Splice[] {
  const { text } = source;
  const old = chunksOf(source, collection);
  const arrangement = arrange(old);
  const [first, last] = [old.chunks[0], old.chunks.at(-1)];
  if (!first || !last) return [];
  const isBroken = old.isCompact && arrangement.chunks[0]?.above !== '';
  // A comment of its own can't stand above an entry on the line of a dash: the dash gets the line for itself.
  const start = isBroken ? text.slice(0, first.from).trimEnd().length : first.from;
  const before = [text.slice(start, first.to)];
  for (const [index, gap] of old.gaps.entries()) {
    const { from = 0, to = 0 } = old.chunks[index + 1] ?? {};
    before.push(gap, text.slice(from, to));
  }
  const isOpenEnd = last.to === text.length && !text.endsWith('\n');
  const after = laidOut(arrangement, source, collection.column, old.isCompact);
  if (isOpenEnd && keepsEnd) after.push(withoutBreak(after.pop() ?? ''));
  return differences(start, before, after);
}

/** The pieces of an arrangement: entries and gaps in turn, each with a line break at its end. */
function laidOut({ chunks, gaps }: Arrangement, { eol }: Source, column: number, isCompact: boolean): string[] {
  const margin = ' '.repeat(column);
  return chunks.flatMap(({ above, body }, index) => {
    const lead = index > 0 || !isCompact ? above + margin : above === '' ? '' : eol + above + margin;
    const whole = lead + body;
    const ended = whole.endsWith('\n') ? whole : whole + eol;
    return index === 0 ? [ended] : [gaps[index - 1] ?? '', ended];
  });
}

function withoutBreak(piece: string): string {
  return piece.replace(/\r?\n$/, '');
}

/** The splices between two lists of pieces that leave as many characters as possible where they are. */
function differences(offset: number, before: readonly string[], after: readonly string[]): Splice[] {
  const kept = commonRow(before, after, (piece) => piece.length);
  const splices: Splice[] = [];
  let [at, one, two] = [offset, 0, 0];
  for (const [keptOne, keptTwo] of [...kept, [before.length, after.length] as const]) {
    const old = before.slice(one, keptOne).join('');
    splices.push({ start: at, end: at + old.length, text: after.slice(two, keptTwo).join('') });
    at += old.length + (before[keptOne]?.length ?? 0);
    [one, two] = [keptOne + 1, keptTwo + 1];
  }
  return splices;
}
