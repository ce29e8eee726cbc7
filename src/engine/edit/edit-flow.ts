import type { Collection, Entry } from './entries.ts';
import { columnOf, contentAfter, indentOf, isFirstInLine, lineEnd, lineStart, nextLine } from './lines.ts';
import { oldText } from './old-text.ts';
import { rewrittenForms } from './rewrite-text.ts';
import type { Source } from './source.ts';
import { styleOf } from './style.ts';
import type { Splice } from './types.ts';
import { type FlowStyle, flowName, flowText } from './write-flow.ts';

/** Puts a value in place of another inside of brackets. */
export function* replacedInBrackets(
  source: Source,
  parent: Collection,
  entry: Entry,
  value: unknown,
): Generator<Splice[]> {
  const { start, end, mark, nameEnd } = entry;
  const margin = indentOfLine(source.text, start);
  const old = typeof value === 'string' ? oldText(source, entry) : undefined;
  if (old && typeof value === 'string') {
    const room = { column: old.column, margin: old.margin, isFlow: true, isJson: source.isJson, hasComment: false };
    for (const { inline, lines } of rewrittenForms(value, old, room))
      yield [{ start, end, text: [inline, ...lines].join(source.eol) }];
  }
  for (const style of flowStyles(source, parent)) {
    const text = flowText(value, style, margin);
    const colon = mark === nameEnd && !parent.isList ? ':' : '';
    yield [{ start, end, text: start === end ? `${colon} ${text}` : text }];
  }
}

/** Puts an entry, or a field with a name, into brackets. Comments stay where they are. */
export function* insertedInBrackets(
  source: Source,
  collection: Collection,
  index: number,
  value: unknown,
  name?: string,
): Generator<Splice[]> {
  const { text } = source;
  const { entries, node } = collection;
  const margin = indentOfLine(text, entries[0]?.head ?? node.start);
  for (const style of flowStyles(source, collection)) {
    const isInNew = entries.length === 0 && style.indent !== undefined;
    const label = name === undefined ? '' : flowName(name, style);
    const written = label + flowText(value, style, margin + (isInNew ? (style.indent ?? 0) : 0));
    if (entries.length === 0) yield [intoEmpty(source, collection, written, style)];
    else yield besideOthers(source, collection, index, { written, space: style.space });
  }
}

/** Puts a copy of an entry behind it, written as that is and as far away as the next. */
export function copiedInBrackets(source: Source, collection: Collection, index: number): Splice[] {
  const { text } = source;
  const [entry, next] = collection.entries.slice(index, index + 2);
  const [style] = flowStyles(source, collection);
  if (!entry || !style) return [];
  const written = text.slice(entry.start, entry.end);
  const comma = commaAfter(text, entry);
  const between = next && comma !== undefined ? text.slice(comma + 1, next.head) : '#';
  if (comma === undefined || between.trim() !== '')
    return besideOthers(source, collection, index + 1, { written, space: style.space });
  return [{ start: comma + 1, end: comma + 1, text: `${between}${written},` }];
}

/** Takes an entry out of brackets, with one comma. Comments stay. */
export function removedFromBrackets(source: Source, collection: Collection, index: number): Splice[] {
  const { text } = source;
  const { entries, node } = collection;
  const entry = entries[index];
  if (!entry) return [];
  const comma = commaAfter(text, entry);
  const before = entries[index - 1];
  if (entries.length === 1 && !text.slice(node.start, node.end).includes('#'))
    return [{ start: node.start + 1, end: node.end - 1, text: '' }];
  const next = entries[index + 1];
  // The next takes its place, with the blank lines above it.
  if (next && areLines(text, entry, next) && comma !== undefined && text.slice(comma + 1, next.head).trim() === '')
    return [{ start: entry.head, end: next.head, text: '' }];
  if (comma !== undefined || !before)
    return [withSpace(text, { start: entry.head, end: (comma ?? entry.end - 1) + 1 })];
  // The last entry takes the comma before it along, for none may be left at the end in JSON.
  const left = commaAfter(text, before);
  if (left === undefined) return [];
  const isBare = text.slice(left + 1, entry.head).trim() === '';
  if (isBare) return [{ start: left, end: entry.end, text: '' }];
  return [{ start: left, end: left + 1, text: '' }, withSpace(text, { start: entry.head, end: entry.end })];
}

/** Brings the values of a list in brackets into another order; all that is between them stays. */
export function reorderedInBrackets({ text }: Source, { entries }: Collection, order: readonly number[]): Splice[] {
  return entries.flatMap(({ start, end }, index) => {
    const other = entries[order[index] ?? index];
    return other ? [{ start, end, text: text.slice(other.start, other.end) }] : [];
  });
}

/** The ways to write in these brackets, the best first. */
function flowStyles(source: Source, { entries, node }: Collection): FlowStyle[] {
  const { isJson, eol, text } = source;
  const [first] = entries;
  const hasLines = first ? isFirstInLine(text, first.head) : isJson && text.trimEnd().includes('\n');
  const space = isJson && !/":\s/.test(text) ? '' : ' ';
  const indent = hasLines && isJson ? stepOf(source, node.start, first) : undefined;
  const style = { isJson, eol, space, ...(indent === undefined ? {} : { indent }) };
  return isJson ? [{ ...style, isCareful: true }] : [false, true].map((isCareful) => ({ ...style, isCareful }));
}

/** Spaces a level in brackets over several lines. */
function stepOf(source: Source, start: number, first: Entry | undefined): number {
  const { text, root } = source;
  if (first) return Math.max(columnOf(text, first.head) - indentOfLine(text, start), 1);
  const top = root.fields?.[0] ?? root.items?.[0];
  return top && isFirstInLine(text, top.start) ? Math.max(columnOf(text, top.start), 1) : styleOf(source).indent;
}

function intoEmpty({ text, eol }: Source, { node, isList }: Collection, written: string, style: FlowStyle): Splice {
  const inside = text.slice(node.start + 1, node.end - 1);
  const outer = ' '.repeat(indentOfLine(text, node.start));
  if (inside.includes('#')) {
    const at = isFirstInLine(text, node.end - 1) ? lineStart(text, node.end - 1) : node.end - 1;
    return { start: at, end: at, text: `${outer}  ${written}${eol}` };
  }
  const around = { start: node.start + 1, end: node.end - 1 };
  const inner = ' '.repeat(style.indent ?? 0);
  if (style.indent !== undefined) return { ...around, text: `${eol}${outer}${inner}${written}${eol}${outer}` };
  const padding = isList || style.isJson ? '' : ' ';
  return { ...around, text: padding + written + padding };
}

function besideOthers(
  source: Source,
  { entries }: Collection,
  index: number,
  added: { written: string; space: string },
): Splice[] {
  const { written } = added;
  const { text, eol } = source;
  const [first, second] = entries;
  const hasLines = first !== undefined && isFirstInLine(text, first.head);
  const comma = first && commaAfter(text, first);
  const between = comma === undefined || !second ? added.space : text.slice(comma + 1, second.head);
  const next = entries[index];
  const margin = eol + ' '.repeat(columnOf(text, (next ?? entries.at(-1) ?? { head: 0 }).head));
  const space = hasLines ? margin : between === '' ? '' : ' ';
  if (next) {
    const own = isFirstInLine(text, next.head) ? margin : space;
    return [{ start: next.head, end: next.head, text: `${written},${own}` }];
  }
  const last = entries.at(-1);
  if (!last) return [];
  const after = commaAfter(text, last);
  const end = Math.max(last.end, last.mark);
  const at = after === undefined ? end : after + 1;
  const rest = text.slice(at, lineEnd(text, at));
  const commas = after === undefined ? [{ start: end, end, text: ',' }] : [];
  const trailing = after === undefined ? '' : ',';
  const hasComment = rest.trimStart().startsWith('#');
  const place = hasComment ? lineEnd(text, at) : at;
  const lead = hasComment ? margin : isFirstInLine(text, last.head) ? margin : space;
  return [...commas, { start: place, end: place, text: lead + written + trailing }];
}

/** True for entries that each begin a line. */
function areLines(text: string, ...entries: readonly Entry[]): boolean {
  return entries.every(({ head }) => isFirstInLine(text, head));
}

/** Where the comma behind an entry stands, if there is one. */
function commaAfter(text: string, { end, mark }: Entry): number | undefined {
  const at = contentAfter(text, Math.max(end, mark));
  return text[at] === ',' ? at : undefined;
}

/** A range that is taken out, with the space behind it, or with its line where nothing else is left on that. */
function withSpace(text: string, { start, end }: { start: number; end: number }): Splice {
  const stop = lineEnd(text, end);
  const isRestBlank = text.slice(end, stop).trim() === '';
  if (isFirstInLine(text, start) && isRestBlank)
    return { start: lineStart(text, start), end: nextLine(text, end), text: '' };
  if (isRestBlank) return { start: start - trailingSpaces(text, start), end: stop, text: '' };
  let after = end;
  while (text[after] === ' ') after += 1;
  return { start, end: after, text: '' };
}

function trailingSpaces(text: string, end: number): number {
  let start = end;
  while (text[start - 1] === ' ') start -= 1;
  return end - start;
}

function indentOfLine(text: string, offset: number): number {
  return indentOf(text.slice(lineStart(text, offset), offset));
}
