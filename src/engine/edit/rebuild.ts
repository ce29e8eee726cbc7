import { type Chunk, chunksOf } from './chunks.ts';
import { commonRow } from './common-row.ts';
import type { Collection } from './entries.ts';
import type { Source } from './source.ts';
import type { Splice } from './types.ts';

/** Lines for a new entry of a collection: from its dash or name on, without comments of its own. */
export type NewChunk = Pick<Chunk, 'above' | 'body'> & Partial<Pick<Chunk, 'lead' | 'tail'>>;

/** The entries of a collection in their order, and what stands between each and the next. */
export type Arrangement = { chunks: readonly NewChunk[]; gaps: readonly string[] };

/**
 * The splices that lay the entries of a collection out again, on lines of their own. Only what changes its place is
 * spliced. `keepsEnd`: a file without a line break at its end stays so; `takesTail` is that of its chunks.
 */
export function rebuilt(
  source: Source,
  collection: Collection,
  arrange: (old: Arrangement) => Arrangement,
  { keepsEnd, takesTail }: { keepsEnd: boolean; takesTail: boolean },
): Splice[] {
  const { text } = source;
  const old = chunksOf(source, collection, takesTail);
  const arrangement = arrange(old);
  const [first, last] = [old.chunks[0], old.chunks.at(-1)];
  if (!first || !last) return [];
  const isBroken = old.isCompact && arrangement.chunks[0]?.above !== '';
  // A comment of its own can't stand above an entry on the line of a dash: the dash gets the line for itself.
  const start = isBroken ? text.slice(0, first.from).trimEnd().length : first.from;
  const before = old.chunks.flatMap(({ from, to, lead, tail }, index) => [
    text.slice(index === 0 ? start : from, to - lead.length - tail.length),
    old.gaps[index] ?? lead,
    tail,
  ]);
  const isOpenEnd = last.to === text.length && !text.endsWith('\n');
  const after = laidOut(arrangement, source, collection.column, old.isCompact);
  // What follows stays as far away as it was.
  if (old.parted !== '' && arrangement.chunks.at(-1) !== last) after.push(old.parted);
  if (isOpenEnd && keepsEnd) after.push(withoutBreak(after.pop() ?? ''));
  return differences(
    start,
    before.filter((piece) => piece !== ''),
    after,
  );
}

/** The pieces of an arrangement: entries, gaps and tails in turn, each with a line break at its end. */
function laidOut({ chunks, gaps }: Arrangement, { eol }: Source, column: number, isCompact: boolean): string[] {
  const margin = ' '.repeat(column);
  const ended = (piece: string) => (piece === '' || piece.endsWith('\n') ? piece : piece + eol);
  const pieces = chunks.flatMap(({ above, body, lead = '', tail = '' }, index) => {
    const start = index > 0 || !isCompact ? above + margin : above === '' ? '' : eol + above + margin;
    const gap = index < chunks.length - 1 ? (gaps[index] ?? '') : lead;
    // What is inside of an entry never comes below what stands between it and the next.
    return gap.trim() === '' ? [ended(start + body), gap, ended(tail)] : [ended(start + body + lead + tail), gap];
  });
  return pieces.filter((piece) => piece !== '');
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
