import type { SourceNode } from '../1-parse/source-tree.ts';
import { isPlainText } from '../base/plain-text.ts';
import { columnOf, isBracket, textMark } from './lines.ts';
import type { Source } from './source.ts';

/** How a text is written, for what is added to it. */
export type Style = {
  /** Spaces a level. */
  indent: number;
  /** How much further right than their field the dashes of a list stand. */
  listIndent: number;
  /** From a dash to what stands behind it. */
  dashWidth: number;
  /** The fields whose lists or fields are written in brackets, and those where they are not. */
  inBrackets: ReadonlyMap<string, boolean>;
};

/** The sign that most texts stand between which need no quotes; empty where most have none. */
export type Quotes = '"' | "'" | '';

/** Texts of more columns are folded. */
export const widest = 120;

/** How much longer a line may become and stay one: a changed word changes one line. */
export const slack = 20;

/** How most of a text is written. */
export function styleOf({ text, root }: Source): Style {
  const counts = {
    indent: new Map<number, number>(),
    list: new Map<number, number>(),
    dash: new Map<number, number>(),
  };
  const inBrackets = new Map<string, boolean>();
  const visit = (node: SourceNode, column: number | undefined) => {
    const own = columnOf(text, node.start);
    if (isBracket(text, node.start)) return;
    if (column !== undefined && node.fields) count(counts.indent, own - column);
    if (column !== undefined && node.items) count(counts.list, own - column);
    for (const { name, start, value } of node.fields ?? []) {
      if (value.fields ?? value.items) inBrackets.set(name, isBracket(text, value.start));
      visit(value, columnOf(text, start));
    }
    for (const item of node.items ?? []) {
      if (item.fields && item.start > node.start) count(counts.dash, columnOf(text, item.start) - own);
      visit(item, undefined);
    }
  };
  visit(root, undefined);
  const dashWidth = Math.max(mostOf(counts.dash) ?? 2, 2);
  const indent = Math.max(mostOf(counts.indent) ?? dashWidth, 1);
  return { indent, listIndent: Math.max(mostOf(counts.list) ?? indent, 0), dashWidth, inBrackets };
}

/** The quotes that most one-line texts, or most names of fields, have without need: they are how this file is written. */
export function usualQuotes({ text, root }: Source, what: 'texts' | 'names'): Quotes {
  const counts = new Map<Quotes, number>();
  const add = (start: number, value: unknown) => {
    if (typeof value !== 'string' || textMark(text, start) !== '' || !isPlainText(value, { isFlow: true })) return;
    const sign = text[start];
    count(counts, sign === '"' || sign === "'" ? sign : '');
  };
  const visit = (node: SourceNode) => {
    if (what === 'texts') add(node.start, node.data);
    for (const { name, start, value } of node.fields ?? []) {
      if (what === 'names') add(start, name);
      visit(value);
    }
    for (const item of node.items ?? []) visit(item);
  };
  visit(root);
  return mostOf(counts) ?? '';
}

function count<Key>(counts: Map<Key, number>, key: Key): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

function mostOf<Key>(counts: ReadonlyMap<Key, number>): Key | undefined {
  return [...counts].toSorted((a, b) => b[1] - a[1])[0]?.[0];
}
