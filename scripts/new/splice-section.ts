import { isDeepStrictEqual } from 'node:util';
import { type Document, isMap, isNode, isScalar, isSeq, LineCounter, parseDocument, type YAMLSeq } from 'yaml';
import { spaceBefore } from '../../src/content/base/scan.ts';
import type { TextStyle } from './section-lines.ts';

/** Where a section can be put into a page's text, and how the page is written. */
export type Place = {
  /** How many sections the page has. */
  count: number;
  style: TextStyle;
  /** Spaces before the dash of a section. */
  margin: number;
  /** The text with the lines put in after section `after` (from 1). Throws where that can't be done without harm. */
  insert: (lines: readonly string[], after: number) => string;
};

/** Why a section can't be put into a page; the message is what the editor reads. */
export class SpliceError extends Error {}

/**
 * Finds the place for new sections in the text of a page. The text must be free of syntax errors.
 * Throws SpliceError where the sections are not a list of lines with dashes.
 */
export function findPlace(text: string): Place {
  const document = parseDocument(text, { keepSourceTokens: true, lineCounter: new LineCounter() });
  const sections = sectionsOf(document);
  const items = sections.items.map((item) => (isNode(item) && item.range ? item.range : undefined));
  const starts = items.map((range) => (range ? text.lastIndexOf('-', range[0] - 1) : -1));
  const [first = -1] = starts;
  const firstKey = items[0]?.[0] ?? first + 2;
  const margin = first - lineStart(text, first);
  const style = { indent: Math.max(2, firstKey - first), isListIndented: margin > 0 };
  const insert = (lines: readonly string[], after: number): string => {
    const range = items[after - 1];
    if (!range)
      throw new SpliceError(`This page has ${items.length} sections: write a number from 1 to ${items.length}.`);
    const isSpaced = starts.some((start, index) => index > 0 && isBlankBefore(text, start));
    const block = lines.map((line) => ' '.repeat(margin) + line);
    const spaced = isSpaced ? ['', ...block] : block;
    // A text that keeps the blank lines below it (`|+`) ends after them, and may not get one more.
    const candidates = [
      insertLines(text, endOfSection(text, range[1], margin), spaced),
      insertLines(text, range[2], spaced),
      insertLines(text, range[2], block),
    ];
    const spliced = candidates.find((candidate) => isUnharmed(document, candidate, after));
    if (spliced !== undefined) return spliced;
    throw new SpliceError(
      "The text at this place can't be kept as it is with a section behind it. Add the section by hand.",
    );
  };
  return { count: items.length, style, margin, insert };
}

function sectionsOf(document: Document): YAMLSeq {
  const root = document.contents;
  const pair = isMap(root) ? root.items.find(({ key }) => isScalar(key) && key.value === 'sections') : undefined;
  const sections = pair?.value;
  if (!isSeq(sections) || sections.items.length === 0)
    throw new SpliceError(
      'This page has no list of sections yet. Write `sections:` and a first section with `- type: hero`.',
    );
  if (sections.flow)
    throw new SpliceError(
      'The sections of this page stand in [ ] on a line. Write each on lines of its own, beginning with a dash, then try again.',
    );
  return sections;
}

/** The text with whole lines put in at the end of a line, or at the beginning of one. */
function insertLines(text: string, offset: number, lines: readonly string[]): string {
  const eol = text.includes('\r\n') ? '\r\n' : '\n';
  const isAtStart = text[offset - 1] === '\n';
  const added = lines.map((line) => (isAtStart ? line + eol : eol + line)).join('');
  return text.slice(0, offset) + added + text.slice(offset);
}

/** The end of the last line that belongs to a section: its own, and the comments below that are indented deeper than its dash. */
function endOfSection(text: string, contentEnd: number, margin: number): number {
  let end = lineEnd(text, spaceBefore(text, contentEnd));
  for (let next = nextLine(text, end); next !== undefined; next = nextLine(text, lineEnd(text, next))) {
    const line = text.slice(next, lineEnd(text, next));
    const indent = line.search(/\S/);
    if (indent < 0) continue;
    if (line[indent] !== '#' || indent <= margin) break;
    end = lineEnd(text, next);
  }
  return end;
}

/** True where the page still says the same, with one more section in its place. */
function isUnharmed(before: Document, text: string, after: number): boolean {
  const document = parseDocument(text);
  if (document.errors.length > 0) return false;
  const [old, spliced]: { sections: unknown[] }[] = [before.toJS(), document.toJS()];
  return isDeepStrictEqual(old, { ...spliced, sections: spliced?.sections.toSpliced(after, 1) });
}

function lineStart(text: string, offset: number): number {
  return offset === 0 ? 0 : text.lastIndexOf('\n', offset - 1) + 1;
}

/** The offset of a line's end, before its `\r\n` or `\n`. */
function lineEnd(text: string, offset: number): number {
  const index = text.indexOf('\n', offset);
  if (index < 0) return text.length;
  return text[index - 1] === '\r' && index > offset ? index - 1 : index;
}

function nextLine(text: string, end: number): number | undefined {
  const index = text.indexOf('\n', end);
  return index < 0 || index + 1 >= text.length ? undefined : index + 1;
}

function isBlankBefore(text: string, offset: number): boolean {
  const start = lineStart(text, offset);
  return start > 0 && text.slice(lineStart(text, start - 1), start).trim() === '';
}
