import { copiedInBrackets, insertedInBrackets, removedFromBrackets, reorderedInBrackets } from './edit-flow.ts';
import type { Collection } from './entries.ts';
import { columnOf, linesOf } from './lines.ts';
import { type Arrangement, type NewChunk, rebuilt } from './rebuild.ts';
import type { Source } from './source.ts';
import { type Style, styleOf } from './style.ts';
import type { Splice } from './types.ts';
import { fieldLines, itemLines } from './write-block.ts';

/** The ways to bring the entries of a list into another order. */
export function* moved(source: Source, collection: Collection, from: number, to: number): Generator<Splice[]> {
  const reorder = <T>(all: readonly T[]): T[] => {
    const [one] = all.slice(from, from + 1);
    const others = all.toSpliced(from, 1);
    return one === undefined ? others : others.toSpliced(to, 0, one);
  };
  if (collection.isFlow) yield reorderedInBrackets(source, collection, reorder(collection.entries.map((_, at) => at)));
  else yield* arranged(source, collection, ({ chunks, gaps }) => ({ chunks: reorder(chunks), gaps }), tailGoes);
}

/** The ways to put a copy of an entry behind it, comments and all. */
export function* duplicated(source: Source, collection: Collection, index: number): Generator<Splice[]> {
  const entry = collection.entries[index];
  if (!entry) return;
  if (collection.isFlow) {
    yield copiedInBrackets(source, collection, index);
    yield* insertedInBrackets(source, collection, index + 1, entry.node.data);
  } else
    yield* arranged(source, collection, ({ chunks, gaps }) => ({
      chunks: chunks.toSpliced(index, 0, ...chunks.slice(index, index + 1)),
      gaps: gaps.toSpliced(index, 0, gapLike(gaps[index] ?? gaps[index - 1], source.eol)),
    }));
}

/** The ways to take an entry or a field out, with the comments that are its own. It isn't the only one. */
export function* removed(source: Source, collection: Collection, index: number): Generator<Splice[]> {
  if (collection.isFlow) yield removedFromBrackets(source, collection, index);
  else yield* arranged(source, collection, (old) => without(old, index));
}

/** What is put into a collection: a value, with its name for a field; or lines that say it as an entry whose dash stands at a column. */
export type Addition = { value: unknown; name?: string; lines?: (column: number) => readonly string[] };

/** The ways to put an entry or a field into a collection that has some. */
export function* inserted(
  source: Source,
  collection: Collection,
  index: number,
  { value, name, lines }: Addition,
): Generator<Splice[]> {
  if (collection.isFlow) return yield* insertedInBrackets(source, collection, index, value, name);
  const { column } = collection;
  const style = dashesOf(source, collection, styleOf(source));
  const written = lines
    ? [lines(column)]
    : [false, true].map((isCareful) =>
        name === undefined
          ? itemLines(value, column, { ...style, isCareful })
          : fieldLines(name, value, column, { ...style, isCareful }),
      );
  for (const chunk of written.map((each) => chunkOf(each, column, source.eol)))
    yield* arranged(source, collection, ({ chunks, gaps }) => ({
      chunks: chunks.toSpliced(index, 0, chunk),
      gaps: withGap(gaps, index, source.eol),
    }));
}

/** Lines as a chunk: comments above the first that is none are its own. */
export function chunkOf(lines: readonly string[], column: number, eol: string): NewChunk {
  const head = lines.findIndex((line) => line.trim() !== '' && !line.trimStart().startsWith('#'));
  const joined = (some: readonly string[]) => some.map((line) => line + eol).join('');
  return { above: joined(lines.slice(0, head)), body: joined(lines.slice(head)).slice(column) };
}

/** Whether the last entry takes its tail, the better answer first: where others come and go, what it stands in keeps it. */
const tailStays = [false, true];
/** What moves takes it along. */
const tailGoes = [true, false];

function* arranged(
  source: Source,
  collection: Collection,
  arrange: (old: Arrangement) => Arrangement,
  tails = tailStays,
): Generator<Splice[]> {
  for (const takesTail of tails)
    for (const keepsEnd of [true, false]) yield rebuilt(source, collection, arrange, { keepsEnd, takesTail });
}

/** As wide as the dashes of this list are. */
function dashesOf({ text }: Source, { entries, isList }: Collection, style: Style): Style {
  const beside = isList
    ? entries.find(({ head, start, end }) => start < end && !text.slice(head, start).includes('\n'))
    : undefined;
  return beside ? { ...style, dashWidth: columnOf(text, beside.start) - columnOf(text, beside.head) } : style;
}

/** The gaps with one more at a place, like the one above it. */
function withGap(gaps: readonly string[], place: number, eol: string): string[] {
  const at = Math.min(place, gaps.length);
  return gaps.toSpliced(at, 0, gapLike(gaps[at - 1] ?? gaps[at], eol));
}

/** As many blank lines as a gap has in a row, above or below comments. */
function gapLike(gap = '', eol = ''): string {
  if (gap.trim() === '') return gap;
  let [row, most] = [0, 0];
  for (const line of linesOf(gap)) {
    row = line.trim() === '' ? row + 1 : 0;
    most = Math.max(most, row);
  }
  return eol.repeat(most);
}

/** The entries without one, and without a gap beside it. Comments that stood in that gap stay, as set off as they were. */
function without({ chunks, gaps }: Arrangement, index: number): Arrangement {
  const left = chunks.toSpliced(index, 1);
  const [top, bottom] = [left[0], left.at(-1)];
  const isLast = index === left.length;
  const [above, below] = isLast ? [gaps.at(-1), undefined] : [gaps[index - 1], gaps[index]];
  if (above !== undefined && below !== undefined)
    return { chunks: left, gaps: gaps.toSpliced(index - 1, 2, oneGap(above, below)) };
  const lines = linesOf(above ?? below ?? '');
  const isText = (line: string) => line.trim() !== '';
  const [first, last] = [lines.findIndex(isText), lines.findLastIndex(isText)];
  const leftGaps = isLast ? gaps.slice(0, -1) : gaps.slice(1);
  if (first < 0 || !top || !bottom) return { chunks: left, gaps: leftGaps };
  // What follows the last entry has blank lines of its own above it.
  const body = bottom.body + lines.slice(0, last + 1).join('');
  if (isLast) return { chunks: left.with(-1, { ...bottom, body }), gaps: leftGaps };
  return { chunks: left.with(0, { ...top, above: lines.slice(first).join('') + top.above }), gaps: leftGaps };
}

/** What stands between two entries where the one between them goes: the comments of both gaps, else the upper one. */
function oneGap(above: string, below: string): string {
  if (below.trim() === '') return above;
  if (above.trim() === '') return below;
  const lines = linesOf(below);
  return above + lines.slice(lines.findIndex((line) => line.trim() !== '')).join('');
}
