import type { SourceNode } from '../1-parse/source-tree.ts';
import type { Collection, Entry } from './entries.ts';
import { indentOf, isFirstInLine, lineEnd, lineStart, linesOf, nextLine, textMark } from './lines.ts';
import type { Source } from './source.ts';

/**
 * The lines of an entry: the comments above that are its own, and itself from its dash or name on; `tail` are comments inside of it
 * that are set off by the blank lines (`lead`) which part it from the next entry.
 */
export type Chunk = { above: string; body: string; lead: string; tail: string; from: number; to: number };

/**
 * A list or fields on lines of their own, as the lines of its entries and what stands between them.
 *
 * Comments directly above an entry and not deeper are its own, and deeper ones below it: these stand inside of it, and would
 * become words of a text that came before them. What is left between, blank lines and comments that are set off by them,
 * belongs to the place and stays when entries move: so do blank lines above the tail of an entry, which nothing parts from the next.
 */
export type Chunks = {
  chunks: Chunk[];
  /** What stands between each and the next. */
  gaps: string[];
  /** True where the first entry stands on the line of what it is inside of: `- type: hero`. */
  isCompact: boolean;
  /** The blank lines inside of the last entry that part it from what follows, where nothing else does. */
  parted: string;
};

/**
 * Cuts a collection that is not in brackets into its chunks. The tail of the last entry is its own where it `takesTail` or the file
 * ends there: else it is of what the collection stands in.
 */
export function chunksOf(source: Source, collection: Collection, takesTail = true): Chunks {
  const { text } = source;
  const { entries, column } = collection;
  const isRoot = collection.node === source.root;
  const first = entries[0]?.head ?? 0;
  const isCompact = !isFirstInLine(text, first);
  const chunks: Chunk[] = [];
  const gaps: string[] = [];
  let end = isCompact ? first : commentsStart(text, lineStart(text, first), isRoot);
  entries.forEach((entry, index) => {
    const isFirst = index === 0;
    const headLine = isFirst && isCompact ? first : lineStart(text, entry.head);
    const gap = text.slice(end, headLine);
    const own = isFirst && isCompact ? 0 : ownComments(gap, column);
    const from = headLine - own;
    const previous = chunks.at(-1);
    if (previous) {
      const between = text.slice(end, from);
      gaps.push(between || previous.lead);
      if (between !== '') chunks.splice(-1, 1, withoutTail(previous));
    }
    const { bottom, tail, to } = insideBelow(text, contentBottom(text, entry), column);
    const [above, lead] = [text.slice(from, headLine), text.slice(bottom, tail)];
    chunks.push({ above, body: text.slice(entry.head, bottom), lead, tail: text.slice(tail, to), from, to });
    end = to;
  });
  const last = chunks.at(-1);
  if (!last) return { chunks, gaps, isCompact, parted: '' };
  const follows = last.to < text.length;
  const isWhole = takesTail || !follows;
  const to = isWhole ? last.to : last.to - last.lead.length - last.tail.length;
  chunks.splice(-1, 1, isWhole ? withoutTail(last) : { ...last, lead: '', tail: '', to });
  return { chunks, gaps, isCompact, parted: takesTail && follows ? last.lead : '' };
}

/** All lines of an entry as its own. */
function withoutTail(chunk: Chunk): Chunk {
  return { ...chunk, body: wholeOf(chunk), lead: '', tail: '' };
}

/** An entry from its dash or name on, with its tail. */
export function wholeOf({ body, lead, tail }: Chunk): string {
  return body + lead + tail;
}

/** Where the line behind an entry's value begins. Blank lines that a text keeps (`|+`) are part of it. */
export function contentBottom(text: string, { end, mark, node }: Entry): number {
  let bottom = nextLine(text, Math.max(end, mark));
  const { start } = lastInside(node);
  if (!textMark(text, start).includes('+')) return bottom;
  while (bottom < text.length && text.slice(bottom, lineEnd(text, bottom)).trim() === '')
    bottom = nextLine(text, bottom);
  return bottom;
}

function lastInside(node: SourceNode): SourceNode {
  const last = node.items?.at(-1) ?? node.fields?.at(-1)?.value;
  return last ? lastInside(last) : node;
}

/** Where the comments and blank lines begin that end at `offset`. The first ones of a file are its head and stay out. */
function commentsStart(text: string, offset: number, isRoot: boolean): number {
  let start = offset;
  while (start > 0) {
    const line = text.slice(lineStart(text, start - 1), start).trim();
    if (line !== '' && !line.startsWith('#')) return start;
    start = lineStart(text, start - 1);
  }
  if (!isRoot) return start;
  const lines = linesOf(text.slice(start, offset));
  const blank = lines.findIndex((line) => line.trim() === '');
  return blank < 0 ? offset : start + lines.slice(0, blank).join('').length;
}

/** How long the comments are that end a gap, with no blank line in between, and that begin no deeper than `column`. */
function ownComments(gap: string, column: number): number {
  const lines = linesOf(gap);
  const blank = lines.findLastIndex((line) => line.trim() === '');
  const run = lines.slice(blank + 1);
  const start = run.findIndex((line) => indentOf(line) <= column);
  return start < 0 ? 0 : run.slice(start).join('').length;
}

/**
 * Where the lines of an entry end at `to`, comments below that are deeper than it included, with the blank lines above and between
 * them. Where nothing parts these from what follows, they are a tail, which begins at `tail`, above which it ends at `bottom`.
 */
function insideBelow(text: string, from: number, column: number): { bottom: number; tail: number; to: number } {
  let [to, at] = [from, from];
  let [blank, tail]: (number | undefined)[] = [];
  for (; at < text.length; at = nextLine(text, at)) {
    const line = text.slice(at, lineEnd(text, at));
    if (line.trim() === '') blank ??= at;
    else if (!line.trimStart().startsWith('#') || indentOf(line) <= column) break;
    else {
      if (blank !== undefined) tail ??= at;
      to = nextLine(text, at);
    }
  }
  return at === to && blank !== undefined && tail !== undefined
    ? { bottom: blank, tail, to }
    : { bottom: to, tail: to, to };
}
