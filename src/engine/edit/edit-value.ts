import { isFields } from '#kit/model';
import { contentBottom } from './chunks.ts';
import type { Collection, Entry } from './entries.ts';
import { columnOf, isBracket, isFirstInLine, lineEnd, nextLine, textMark } from './lines.ts';
import { oldText } from './old-text.ts';
import { rewrittenForms } from './rewrite-text.ts';
import type { Source } from './source.ts';
import { styleOf } from './style.ts';
import type { Splice } from './types.ts';
import { blockValue } from './write-block.ts';
import { textForms } from './write-text.ts';
import { onOneLine, type Written } from './written.ts';

/** The ways to put a value in place of another, on lines of their own, the best first. */
export function* replacedValue(source: Source, parent: Collection, entry: Entry, value: unknown): Generator<Splice[]> {
  for (const written of formsOf(source, parent, entry, value)) yield putIn(source, entry, written);
}

/** The splices that put the first entry into an empty list that is a field: its lines, whose dash stands at a column. */
export function begunList(
  source: Source,
  { column }: Collection,
  entry: Entry,
  lines: (column: number) => readonly string[],
): Splice[] {
  return putIn(source, entry, { inline: '', lines: [...lines(column + styleOf(source).listIndent)] });
}

function* formsOf(source: Source, { column, isList }: Collection, entry: Entry, value: unknown): Generator<Written> {
  const style = styleOf(source);
  const name = isList ? {} : { name: entry.name ?? '' };
  if (typeof value === 'string') {
    const old = oldText(source, entry);
    const margin = column + (isList ? style.dashWidth : style.indent);
    const begins =
      entry.start === entry.end ? columnOf(source.text, entry.mark) + 1 : columnOf(source.text, entry.start);
    const behind = old?.header ? entry.start + old.header.length : Math.max(entry.end, entry.mark);
    const rest = source.text.slice(behind, lineEnd(source.text, behind));
    const isOnLine = old !== undefined && old.header === '';
    const hasComment = !isOnLine && rest.trimStart().startsWith('#');
    const room = { column: begins, margin, isFlow: false, isJson: false, hasComment };
    yield* old ? rewrittenForms(value, old, room) : textForms(value, room);
  } else if (Array.isArray(value) || isFields(value))
    for (const isCareful of [false, true]) yield blockValue(value, { column, ...name }, { ...style, isCareful });
  else yield onOneLine(String(value));
}

/** The splices that put a value where another stands. A comment behind the old one, or behind its mark, stays. */
function putIn(source: Source, entry: Entry, { inline, lines }: Written): Splice[] {
  const { text, eol } = source;
  const { inner, below } = rangesOf(source, entry);
  const isEmpty = inner.start === inner.end;
  const spaced = isEmpty && inline !== '' ? ` ${inline}` : inline;
  const first = inline === '' ? withSpaceBefore(text, inner) : inner;
  const isOpenEnd = below.end === text.length && !text.endsWith('\n');
  const added = lines.map((line) => line + eol).join('');
  if (!isOpenEnd)
    return [
      { ...first, text: spaced },
      { ...below, text: added },
    ];
  // A file without a line break at its end stays so.
  const start =
    below.start < text.length ? lineEnd(text, below.start - 1 - (text[below.start - 2] === '\r' ? 1 : 0)) : below.start;
  return [
    { ...first, text: spaced },
    { start, end: below.end, text: lines.map((line) => eol + line).join('') },
  ];
}

type Range = { start: number; end: number };

/** What stands of a value behind its colon or dash, and the whole lines below that are its own. */
function rangesOf({ text }: Source, entry: Entry): { inner: Range; below: Range } {
  const { start, end, mark } = entry;
  const bottom = contentBottom(text, entry);
  const header = start === end ? '' : textMark(text, start);
  if (header !== '')
    return { inner: { start, end: start + header.length }, below: { start: nextLine(text, start), end: bottom } };
  const isBlock = (entry.node.fields ?? entry.node.items) !== undefined && !isBracket(text, start);
  if (!isBlock) return { inner: { start, end }, below: { start: nextLine(text, end), end: nextLine(text, end) } };
  if (isFirstInLine(text, start))
    return { inner: { start: mark, end: mark }, below: { start: nextLine(text, mark), end: bottom } };
  return { inner: { start, end: lineEnd(text, Math.max(end, start)) }, below: { start: bottom, end: bottom } };
}

function withSpaceBefore(text: string, { start, end }: Range): Range {
  let from = start;
  while (text[from - 1] === ' ') from -= 1;
  return { start: from, end };
}
