import { type Draft, indentOf, type Sections } from './draft.ts';

/** Finds the outermost sections; a column in which only one of several stands is a slip. */
export function outerSections(draft: Draft): Sections {
  let found = draft.known.sections.get(draft);
  if (!found) {
    const columnOf = (line: number) => indentOf(draft.lines[line]?.text ?? '');
    const all = draft.lines.flatMap(({ text }, index) => (/^\s*-\s+type\s*:/.test(text) ? [index] : []));
    const columns = all.map(columnOf);
    const shared = columns.filter((column, index) => columns.indexOf(column) !== index);
    const column = Math.min(...(shared.length > 0 ? shared : columns));
    found = { lines: all.filter((line) => columnOf(line) <= column), column };
    draft.known.sections.set(draft, found);
  }
  return found;
}
