import type { SourceNode } from '../1-parse/source-tree.ts';
import { columnOf, isBracket } from './lines.ts';
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

function count(counts: Map<number, number>, key: number): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

function mostOf(counts: ReadonlyMap<number, number>): number | undefined {
  return [...counts].toSorted((a, b) => b[1] - a[1])[0]?.[0];
}
