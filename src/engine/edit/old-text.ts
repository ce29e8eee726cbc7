import { isPlainText, quotedText } from '../base/plain-text.ts';
import { contentBottom } from './chunks.ts';
import type { Entry } from './entries.ts';
import { columnOf, indentOf, lineEnd, linesOf, nextLine, textMark } from './lines.ts';
import type { Source } from './source.ts';
import { type Quotes, usualQuotes } from './style.ts';

/** How a text that is about to be replaced is written. */
export type OldText = {
  value: string;
  kind: 'plain' | 'single' | 'double' | 'literal' | 'folded';
  /** Its mark with all that belongs to it, such as `|-`; an empty text for others. */
  header: string;
  /** Its lines without indentation: those below the mark, or all of it. */
  lines: string[];
  /** How far the lines below the first are indented. */
  margin: number;
  column: number;
  /** The quotes that this file has without need. */
  usual: Quotes;
};

/** How an entry's text is written; nothing where its value is no text. */
export function oldText(source: Source, entry: Entry): OldText | undefined {
  const { text } = source;
  const { node, start, end } = entry;
  if (typeof node.data !== 'string' || start === end) return undefined;
  const base = { value: node.data, column: columnOf(text, start), usual: usualQuotes(source, 'texts') };
  const header = textMark(text, start);
  if (header !== '') {
    const below = linesOf(text.slice(nextLine(text, start), contentBottom(text, entry)));
    const margin = indentOf(below.find((line) => line.trim() !== '') ?? '');
    const lines = below.map((line) => line.slice(margin, lineEnd(line, 0)));
    return { ...base, kind: header.startsWith('|') ? 'literal' : 'folded', header, lines, margin };
  }
  const [first = '', ...others] = linesOf(text.slice(start, end));
  const lines = [first.trimEnd(), ...others.map((line) => line.trim())];
  const quote = text.charAt(start);
  const kind = quote === '"' ? 'double' : quote === "'" ? 'single' : 'plain';
  return { ...base, kind, header, lines, margin: indentOf(others[0] ?? '') };
}

/**
 * True for a text in quotes that somebody chose: it would be read as the same text without them, or this file has them
 * everywhere, or they are not those that a text which needs some is given.
 */
export function isQuotedByChoice({ value, kind, usual }: OldText, place: { isFlow: boolean }): boolean {
  if (kind !== 'single' && kind !== 'double') return false;
  return isChosen(value, kind === 'single' ? "'" : '"', usual, place);
}

/** The same of the name of a field: `quote` is what it begins with. */
export function isChosen(value: string, quote: string, usual: Quotes, place: { isFlow: boolean }): boolean {
  return quote === usual || isPlainText(value, place) || !quotedText(value).startsWith(quote);
}
