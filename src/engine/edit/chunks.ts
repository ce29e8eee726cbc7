import type { SourceNode } from '../1-parse/source-tree.ts';
import type { Collection, Entry } from './entries.ts';
import { indentOf, isFirstInLine, lineEnd, lineStart, linesOf, nextLine, textMark } from './lines.ts';
import type { Source } from './source.ts';

/** The lines of an entry: the comments above that are its own, and itself from its dash or name on. */
export type Chunk = { above: string; body: string; from: number; to: number };

/**
 * A list or fields on lines of their own, as the lines of its entries and what stands between them.
 *
 * Comments directly above an entry and not deeper are its own, and deeper ones below it: these stand inside of it, and would
 * become words of a text that came before them. What is left between, blank lines and comments that are set off by them,
 * belongs to the place and stays when entries move.
 */
export type Chunks = {
  chunks: Chunk[];
  /** What stands between each and the next. */
  gaps: string[];
  /** True where the first entry stands on the line of what it is inside of: `- type: hero`. */
  isCompact: boolean;
};

/** Cuts a collection that is not in brackets into its chunks. */
export function chunksOf(source: Source, collection: Collection): Chunks {
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
    if (!isFirst) gaps.push(text.slice(end, from));
    const bottom = contentBottom(text, entry);
    const to = bottom + deeperComments(text, bottom, column);
    chunks.push({ above: text.slice(from, headLine), body: text.slice(entry.head, to), from, to });
    end = to;
  });
  return { chunks, gaps, isCompact };
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

/** How long the comments below an entry are that are deeper than it, with the blank lines above and between them. */
function deeperComments(text: string, from: number, column: number): number {
  let end = from;
  for (let at = from; at < text.length; at = nextLine(text, at)) {
    const line = text.slice(at, lineEnd(text, at));
    if (line.trim() === '') continue;
    if (!line.trimStart().startsWith('#') || indentOf(line) <= column) break;
    end = nextLine(text, at);
  }
  return end - from;
}
