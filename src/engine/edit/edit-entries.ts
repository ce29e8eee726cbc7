import { insertedInBrackets, removedFromBrackets, reorderedInBrackets } from './edit-flow.ts';
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
  else yield* arranged(source, collection, ({ chunks, gaps }) => ({ chunks: reorder(chunks), gaps }));
}

/** The ways to put a copy of an entry behind it, comments and all. */
export function* duplicated(source: Source, collection: Collection, index: number): Generator<Splice[]> {
  const entry = collection.entries[index];
  if (!entry) return;
  if (collection.isFlow) yield* insertedInBrackets(source, collection, index + 1, entry.node.data);
  else
    yield* arranged(source, collection, ({ chunks, gaps }) => ({
      chunks: chunks.toSpliced(index, 0, ...chunks.slice(index, index + 1)),
      gaps: withGap(gaps, index, source.eol),
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

function* arranged(
  source: Source,
  collection: Collection,
  arrange: (old: Arrangement) => Arrangement,
): Generator<Splice[]> {
  for (const keepsEnd of [true, false]) yield rebuilt(source, collection, arrange, { keepsEnd });
}

/** As wide as the dashes of this list are. */
function dashesOf({ text }: Source, { entries, isList }: Collection, style: Style): Style {
  const beside = isList
    ? entries.find(({ head, start, end }) => start < end && !text.slice(head, start).includes('\n'))
    : undefined;
  return beside ? { ...style, dashWidth: columnOf(text, beside.start) - columnOf(text, beside.head) } : style;
}

/** The gaps with one more at a place: as many blank lines as the one beside it has in a row, above or below comments. */
function withGap(gaps: readonly string[], place: number, eol: string): string[] {
  const at = Math.min(place, gaps.length);
  let [row, most] = [0, 0];
  for (const line of linesOf(gaps[at - 1] ?? gaps[at] ?? '')) {
    row = line.trim() === '' ? row + 1 : 0;
    most = Math.max(most, row);
  }
  return gaps.toSpliced(at, 0, eol.repeat(most));
}

/** The entries without one, and without a gap beside it. Comments that stood in that gap stay, as set off as they were. */
function without({ chunks, gaps }: Arrangement, index: number): Arrangement {
  const lost = Math.min(index, gaps.length - 1);
  const lines = linesOf(gaps[lost] ?? '');
  const isText = (line: string) => line.trim() !== '';
  const [first, last] = [lines.findIndex(isText), lines.findLastIndex(isText)];
  const [left, leftGaps] = [chunks.toSpliced(index, 1), gaps.toSpliced(lost, 1)];
  const [top, bottom] = [left[0], left.at(-1)];
  if (first < 0 || !top || !bottom) return { chunks: left, gaps: leftGaps };
  // What follows the last entry has blank lines of its own above it.
  if (index === left.length) {
    const body = bottom.body + lines.slice(0, last + 1).join('');
    return { chunks: left.with(-1, { ...bottom, body }), gaps: leftGaps };
  }
  const kept = lines.slice(first).join('');
  if (index === 0) return { chunks: left.with(0, { ...top, above: kept + top.above }), gaps: leftGaps };
  return { chunks: left, gaps: leftGaps.with(index - 1, (leftGaps[index - 1] ?? '') + kept) };
}
