import { CST, isCollection, isMap, isNode, isScalar, isSeq, Lexer, type Node, parseDocument } from 'yaml';
import type { Path } from '#engine/edit';
import { lineAt, lineStarts } from '#kit/model';

/** Where an entry that is not in brackets begins. */
export type Head = { path: Path; line: number; column: number };

/** A comment, and what it stands at: `above` an entry, `behind` something on its line, or `below` an entry and deeper. */
export type Comment = { text: string; line: number; at?: { place: 'above' | 'behind' | 'below'; path: Path } };

/** A text by its lines, read by the YAML library alone. */
export type Layout = {
  lines: string[];
  heads: Head[];
  comments: Comment[];
  /** The lines that each value takes, by its path as JSON. */
  places: ReadonlyMap<string, { start: number; end: number }>;
};

/** Where the entries and the comments of a text stand. */
export function layoutOf(text: string): Layout {
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  const plain = text.replace(/^\uFEFF/, '');
  const starts = lineStarts(plain);
  const { contents } = parseDocument(plain, { keepSourceTokens: true });
  const heads = headsOf(contents, starts);
  const firstBlank = lines.findIndex((line) => line.trim() === '');
  const first = heads[0]?.line ?? 0;
  const headEnd = firstBlank >= 0 && firstBlank < first ? firstBlank : first;
  const comments = commentLines(plain).map(({ line, text: comment }) => {
    const at = line < headEnd ? undefined : ownerOf(line, lines, heads);
    return { text: comment, line, ...(at ? { at } : {}) };
  });
  return { lines, heads, comments, places: placesOf(contents, starts) };
}

function ownerOf(line: number, lines: readonly string[], heads: readonly Head[]): Comment['at'] | undefined {
  const text = lines[line] ?? '';
  if (!text.trimStart().startsWith('#')) {
    const own = heads.findLast((head) => head.line === line);
    return own && { place: 'behind', path: own.path };
  }
  const indentOf = (some = '') => some.length - some.trimStart().length;
  const indent = indentOf(text);
  let [above, below] = [line, line];
  while (lines[above]?.trimStart().startsWith('#')) above -= 1;
  while (lines[below]?.trimStart().startsWith('#')) below += 1;
  const next = heads.find((head) => head.line === below);
  // A deeper line goes on what the comment above it says.
  const isAbove = lines.slice(above + 1, line + 1).some((each) => next && indentOf(each) <= next.column);
  if (next && isAbove) return { place: 'above', path: next.path };
  // Set off by a blank line it stays where it is.
  if (lines[above]?.trim() === '') return undefined;
  const owner = heads.findLast((head) => head.line < line && head.column < indent);
  return owner && { place: 'below', path: owner.path };
}

function headsOf(contents: Node | null, starts: readonly number[]): Head[] {
  const heads: Head[] = [];
  const add = (path: Path, offset: number) => {
    const line = lineAt(starts, offset);
    heads.push({ path, line, column: offset - (starts[line] ?? 0) });
  };
  const visit = (node: Node | null | undefined, path: Path): void => {
    if (!isCollection(node) || node.flow) return;
    const token = node.srcToken;
    if (isSeq(node))
      node.items.forEach((item, index) => {
        const tokens = token?.type === 'block-seq' ? token.items[index]?.start : undefined;
        const dash = tokens?.find(({ type }) => type === 'seq-item-ind');
        if (dash) add([...path, index], dash.offset);
        visit(item as Node | null, [...path, index]);
      });
    if (isMap(node))
      for (const { key, value } of node.items) {
        if (!isScalar(key)) continue;
        add([...path, String(key.value)], key.range?.[0] ?? 0);
        visit(value as Node | null, [...path, String(key.value)]);
      }
  };
  visit(contents, []);
  return heads;
}

function placesOf(contents: Node | null, starts: readonly number[]): Map<string, { start: number; end: number }> {
  const places = new Map<string, { start: number; end: number }>();
  const visit = (node: unknown, path: Path, from?: number): void => {
    if (!isNode(node) || !node.range) return;
    places.set(JSON.stringify(path), {
      start: lineAt(starts, from ?? node.range[0]),
      end: lineAt(starts, node.range[1] - 1),
    });
    if (isSeq(node)) node.items.forEach((item, index) => void visit(item, [...path, index]));
    if (isMap(node))
      for (const { key, value } of node.items)
        if (isScalar(key)) visit(value, [...path, String(key.value)], key.range?.[0]);
  };
  visit(contents, []);
  return places;
}

function commentLines(text: string): { line: number; text: string }[] {
  const found: { line: number; text: string }[] = [];
  let line = 0;
  let isScalar = false;
  for (const token of new Lexer().lex(text)) {
    if (token === CST.DOCUMENT || token === CST.FLOW_END) continue;
    if (!isScalar && token.startsWith('#')) found.push({ line, text: token.trimEnd() });
    isScalar = token === CST.SCALAR;
    line += token.split('\n').length - 1;
  }
  return found;
}
