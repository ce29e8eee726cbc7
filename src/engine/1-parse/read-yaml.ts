import {
  Composer,
  isAlias,
  isMap,
  isNode,
  isPair,
  isScalar,
  isSeq,
  type Pair,
  type Scalar,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import type { Range } from '#kit/model';
import { spaceBefore } from '../base/scan.ts';
import { readPlain } from './plain/read-plain.ts';
import { lastBefore, type SourceField, type SourceNode } from './source-tree.ts';
import { maximumDepth, type TokenCount, tokensOf } from './tokens.ts';

/** What stands in the way of reading a text; offsets into the text, `end` exclusive. */
export type YamlProblem = {
  /** A code of the parser, or one of ours in small letters. */
  code: string;
  start: number;
  end: number;
  /** For a field that stands twice: where it stands first. */
  first?: number;
  /** The name that is the problem. */
  name?: string;
};

/** Something that can be read but is probably not meant so. */
export type YamlMark = { kind: 'hash' | 'swallowed' | 'text-step' | 'stray-quote'; start: number; end: number };

/** A YAML or JSON text as plain data, with all problems in the order of their places. */
export type YamlRead = {
  data: unknown;
  /** Where everything stands. Nothing where the text holds nothing. */
  root: SourceNode | undefined;
  problems: YamlProblem[];
  marks: YamlMark[];
  /** Of how many pieces (names, signs, spaces, line ends) the text was read: what the reading took. */
  pieces: number;
};

const refusedKeys = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * Reads a text as far as it can be read. Aliases are never followed and refused names never become keys,
 * so the data is safe whatever the text holds. Of a field that stands twice, the first counts.
 * `fields` are the names of fields: a line inside of a text that begins with one was probably meant as a field.
 */
export function readYaml(text: string, fields: ReadonlySet<string>): YamlRead {
  const root = readPlain(text);
  return root ? plainRead(root) : readWithLibrary(text, fields);
}

/** What the quick reader has read: nothing is wrong with it. */
export function plainRead(root: SourceNode): YamlRead {
  return { data: root.data, root, problems: [], marks: [], pieces: 0 };
}

/** The same by the YAML library alone. */
export function readWithLibrary(text: string, fields: ReadonlySet<string>): YamlRead {
  const count: TokenCount = { pieces: 0, deepAt: undefined };
  const composer = new Composer({ version: '1.2', uniqueKeys: false, logLevel: 'silent' });
  const [document, second] = withoutStacks(() => firstTwo(composer.compose(tokensOf(text, count))));
  const read: YamlRead = { data: undefined, root: undefined, problems: [], marks: [], pieces: count.pieces };
  if (count.deepAt !== undefined) {
    read.problems.push({ code: 'deep', start: count.deepAt, end: count.deepAt + 1 });
    return read;
  }
  if (!document) return read;
  const walk: Walk = { text, fields, problems: read.problems, marks: read.marks };
  // A tag that is not known is reported below like every other tag.
  for (const { code, pos, message } of [...document.errors, ...document.warnings]) {
    const isOpenQuote = code === 'MISSING_CHAR' && message.includes('quote');
    const start = isOpenQuote ? openQuote(document.contents, pos[0]) : pos[0];
    if (code !== 'TAG_RESOLVE_FAILED') read.problems.push({ code, start, end: Math.max(pos[1], start + 1) });
  }
  if (document.contents) read.root = sourceNode(document.contents, walk, 0);
  read.data = read.root ? read.root.data : null;
  if (second) {
    const end = Math.max(second.range[0], 3);
    const start = Math.max(text.lastIndexOf('---', end), text.lastIndexOf('\n...', end) + 1);
    read.problems.push({ code: 'documents', start, end: start + 3 });
  }
  if (read.problems.length > 1) read.problems.sort((a, b) => a.start - b.start);
  return read;
}

/** No more documents are read than show that there are several. */
function firstTwo<T>([first, second]: Iterable<T>): [T | undefined, T | undefined] {
  return [first, second];
}

/**
 * Does some work whose errors keep no stack: the library makes one for each slip of a text, nobody looks where, and a stack takes longer
 * than what it tells of.
 */
function withoutStacks<T>(work: () => T): T {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 0;
  try {
    return work();
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}

/** Where the quoted text begins that is still open at an offset: the parser tells its end. */
function openQuote(node: unknown, offset: number): number {
  if (isScalar(node)) return node.range?.[0] ?? offset;
  if (isMap(node)) {
    const last = node.items[lastBefore(node.items, offset, ({ key, value }) => startOf(key) ?? startOf(value))];
    if (!last) return offset;
    return openQuote((startOf(last.value) ?? offset) < offset ? last.value : last.key, offset);
  }
  const last = isSeq(node) ? node.items[lastBefore(node.items, offset, startOf)] : undefined;
  return last === undefined ? offset : openQuote(last, offset);
}

function startOf(node: unknown): number | undefined {
  return isNode(node) ? node.range?.[0] : undefined;
}

type Walk = { text: string; fields: ReadonlySet<string>; problems: YamlProblem[]; marks: YamlMark[] };

/** A value of the library's tree as ours: as plain data, with its place. */
function sourceNode(node: unknown, walk: Walk, depth: number): SourceNode {
  const range = rangeOf(node);
  if (isScalar(node)) return { ...range, end: endOf(node, walk.text), data: scalarOf(node, walk) };
  if (isAlias(node)) {
    walk.problems.push({ code: 'alias', ...range, name: node.source });
    return { ...range, data: null };
  }
  if (!isMap(node) && !isSeq(node)) return { ...range, data: null };
  if (node.anchor !== undefined || node.tag !== undefined) reportProperty(node, walk);
  if (depth >= maximumDepth) {
    if (!walk.problems.some(({ code }) => code === 'deep'))
      walk.problems.push({ code: 'deep', start: range.start, end: range.start + 1 });
    return { ...range, data: null };
  }
  const inside = isMap(node) ? fieldsOf(node, walk, depth) : itemsOf(node, walk, depth);
  const last = (inside.fields?.at(-1)?.value ?? inside.items?.at(-1))?.end;
  return { start: range.start, end: node.flow ? range.end : (last ?? range.end), ...inside };
}

/** The library lets a text of lines end with the empty lines below it. */
function endOf({ type, range }: Scalar, text: string): number {
  const [start, end] = range ?? [0, 0];
  if (type !== 'BLOCK_FOLDED' && type !== 'BLOCK_LITERAL') return end;
  return start + text.slice(start, end).trimEnd().length;
}

type Inside = Omit<SourceNode, keyof Range>;

function itemsOf(node: YAMLSeq, walk: Walk, depth: number): Inside {
  const items = node.items.map((item) => sourceNode(isPair(item) ? null : item, walk, depth + 1));
  return { data: items.map(({ data }) => data), items };
}

function fieldsOf(node: YAMLMap, walk: Walk, depth: number): Inside {
  const data: Record<string, unknown> = {};
  const fields: SourceField[] = [];
  for (const pair of node.items) {
    const name = nameOf(pair, walk);
    const value = sourceNode(pair.value, walk, depth + 1);
    const place = rangeOf(pair.key);
    fields.push({ ...place, name: name ?? '', value });
    if (name === undefined) continue;
    if (refusedKeys.has(name)) walk.problems.push({ code: 'refused', ...place, name });
    else if (Object.hasOwn(data, name))
      walk.problems.push({ code: 'duplicate', ...place, name, first: firstPlace(node, name) });
    else data[name] = value.data;
  }
  return { data, fields };
}

function nameOf({ key }: Pair, walk: Walk): string | undefined {
  if (isScalar(key)) {
    if (typeof key.value === 'string' && key.value !== '' && key.anchor === undefined && key.tag === undefined)
      return key.value;
    if (key.value !== null && key.value !== '' && key.anchor === undefined) return String(key.value);
  }
  const range = rangeOf(key);
  const isEmpty = key === null || (isScalar(key) && (key.value === null || key.value === ''));
  walk.problems.push({ code: isEmpty ? 'no-name' : 'name', ...range });
  return undefined;
}

function firstPlace(node: YAMLMap, name: string): number {
  return rangeOf(node.items.find(({ key }) => isScalar(key) && String(key.value) === name)?.key).start;
}

function rangeOf(node: unknown): { start: number; end: number } {
  if (!isScalar(node) && !isMap(node) && !isSeq(node) && !isAlias(node)) return { start: 0, end: 0 };
  return { start: node.range?.[0] ?? 0, end: node.range?.[1] ?? 0 };
}

function reportProperty(
  node: { anchor?: string; tag?: string; range?: readonly [number, number, number] | null },
  walk: Walk,
): void {
  const start = node.range?.[0] ?? 0;
  const isAnchor = node.anchor !== undefined;
  // The range of a node begins after its anchor and tag, or with them.
  const place = propertyStart(walk.text, start, isAnchor ? '&' : '!');
  const found = /^[&!][^\s,[\]{}]*/.exec(walk.text.slice(place))?.[0] ?? '';
  walk.problems.push({
    code: isAnchor ? 'anchor' : 'tag',
    start: place,
    end: place + found.length,
    name: isAnchor ? found.slice(1) : found,
  });
}

/** Where the anchor (`&`) or tag (`!`) of a node stands: in the word at `start`, or one or two words before it. */
function propertyStart(text: string, start: number, sign: string): number {
  let place = start;
  // A list or a group begins with its bracket, right before which the sign may stand.
  const first = /[[{]/.test(text.charAt(start)) ? start : start + 1;
  for (let word = 0, end = first; word < 3 && end > 0; word++) {
    let from = end;
    while (from > 0 && !/[\s,[\]{}]/.test(text.charAt(from - 1))) from--;
    const at = text.slice(from, end).indexOf(sign);
    if (at >= 0) place = from + at;
    if (at >= 0 || (word > 0 && !/[&!]/.test(text.charAt(from)))) break;
    end = spaceBefore(text, from);
  }
  return place;
}

const stepLine = /(?:^|\n)[ \t]+\S/;

function scalarOf(node: Scalar, walk: Walk): unknown {
  if (node.anchor !== undefined || node.tag !== undefined) reportProperty(node, walk);
  const { value } = node;
  if (typeof value !== 'string') {
    if (typeof value === 'number' && node.comment != null) markHash(node, walk);
    return value ?? null;
  }
  const [start, end] = node.range ?? [0, 0];
  if (node.type === 'BLOCK_FOLDED' || node.type === 'BLOCK_LITERAL') {
    if (value.includes(':')) markSwallowed(start, end, walk, /^\s*(?:- +)?([A-Za-z_]\w*):(?:\s|$)/);
    if (value.includes('- ')) markEntries(start, end, walk);
    if (stepLine.test(value)) walk.marks.push({ kind: 'text-step', start, end });
    return value;
  }
  if (node.comment != null && node.type === 'PLAIN') markHash(node, walk);
  const lineEnd = walk.text.indexOf('\n', start);
  if (lineEnd >= 0 && lineEnd < end) markSwallowed(start, end, walk, /^\s*(?:-\s|(?:- *)?["']?([A-Za-z_]\w*)["']?:)/);
  if (node.type === 'PLAIN' && /["']$/.test(value)) markQuote(value, end, walk);
  return value;
}

/** Marks the first line below the first that looks like an entry of a list, or like a field by its name. */
function markSwallowed(start: number, end: number, walk: Walk, pattern: RegExp): void {
  let from = walk.text.indexOf('\n', start) + 1;
  while (from > 0 && from < end) {
    const next = walk.text.indexOf('\n', from);
    const line = walk.text.slice(from, next < 0 ? end : next);
    const found = pattern.exec(line);
    if (found && (found[1] === undefined || walk.fields.has(found[1]))) {
      walk.marks.push({
        kind: 'swallowed',
        start: from + line.length - line.trimStart().length,
        end: from + line.trimEnd().length,
      });
      return;
    }
    from = next + 1;
  }
}

/** Two or more lines at the end of a text that begin with dashes are a list that lost its field; below an empty line they are one of the text. */
function markEntries(start: number, end: number, walk: Walk): void {
  const lines = walk.text.slice(start, end).trimEnd().split('\n');
  const others = lines.findLastIndex((line) => !/^[ \t]*- \S/.test(line));
  const [entry = '', second] = lines.slice(Math.max(others, 0) + 1);
  if (second === undefined || lines[others]?.trim() === '') return;
  const above = lines.slice(0, Math.max(others, 0) + 1).reduce((sum, line) => sum + line.length + 1, 0);
  walk.marks.push({ kind: 'swallowed', start: start + above + entry.indexOf('-'), end: start + above + entry.length });
}

/** Only a comment that stands on the line of the text can have cut it. */
function markHash(node: Scalar, walk: Walk): void {
  const end = node.range?.[1] ?? 0;
  const lineEnd = walk.text.indexOf('\n', end);
  const rest = walk.text.slice(end, lineEnd < 0 ? undefined : lineEnd);
  const start = end + rest.search(/#/);
  if (/^[ \t]+#/.test(rest)) walk.marks.push({ kind: 'hash', start, end: end + rest.trimEnd().length });
}

function markQuote(value: string, end: number, walk: Walk): void {
  const quote = value.at(-1) ?? '';
  if (value.indexOf(quote) !== value.length - 1 || (quote === "'" && /[a-z]'$/i.test(value))) return;
  walk.marks.push({ kind: 'stray-quote', start: end - 1, end });
}
