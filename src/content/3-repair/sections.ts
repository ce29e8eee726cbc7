import { type Draft, indentOf } from './draft.ts';

/** The lines on which the outermost sections of a draft begin, and the column in which they do. */
export type Sections = { lines: readonly number[]; column: number };

const known = new WeakMap<Draft, Sections>();

/** Finds the outermost sections; a column in which only one of several stands is a slip. */
export function outerSections(draft: Draft): Sections {
  let found = known.get(draft);
  if (!found) {
    const columnOf = (line: number) => indentOf(draft.lines[line]?.text ?? '');
    const all = draft.lines.flatMap(({ text }, index) => (/^\s*-\s+type\s*:/.test(text) ? [index] : []));
    const columns = all.map(columnOf);
    const shared = columns.filter((column, index) => columns.indexOf(column) !== index);
    const column = Math.min(...(shared.length > 0 ? shared : columns));
    found = { lines: all.filter((line) => columnOf(line) <= column), column };
    known.set(draft, found);
  }
  return found;
}
