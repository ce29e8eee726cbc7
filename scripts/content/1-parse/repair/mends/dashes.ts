import { finding } from '../../../catalogue/index.ts';
import { type Draft, type FindMends, indentOf, isContent, lineMend, type Mend, neighbour, textAt } from '../draft.ts';
import { shapeOf } from '../line-shape.ts';

/** A dash put where an entry begins without one. */
export const missingDashMends: FindMends = (draft, index) => {
  const text = textAt(draft, index);
  if (!isContent(text) || /^\s*-\s/.test(text)) return [];
  const indent = indentOf(text);
  const rest = text.slice(indent);
  const { name } = shapeOf(text);
  if (name === undefined && !isBesideEntry(draft, index, indent)) return [];
  const noun = name === 'type' ? 'section' : 'entry';
  const make = (lead: string, cost: number): Mend => {
    const line = `${lead}- ${rest}`;
    return lineMend(index, line, cost, finding('layout/missing-dash', { noun, line }), indent, text.trimEnd().length);
  };
  const mends = [make(' '.repeat(indent), 1)];
  if (indent >= 2) mends.push(make(' '.repeat(indent - 2), 1));
  return mends;
};

/** True where the line above or below is an entry of a list in which a line could stand. */
function isBesideEntry(draft: Draft, index: number, indent: number): boolean {
  return ([-1, 1] as const).some((step) => {
    const text = textAt(draft, neighbour(draft, index, step));
    return /^\s*-\s/.test(text) && (indentOf(text) === indent || indentOf(text) === indent - 2);
  });
}

/** A dash taken away where no entry begins. */
export const extraDashMends: FindMends = (draft, index) => {
  const text = textAt(draft, index);
  const found = /^(\s*)-(\s+)(?=\S)/.exec(text);
  if (!found) return [];
  const [whole, lead = ''] = found;
  const rest = text.slice(whole.length);
  const make = (line: string, cost: number) =>
    lineMend(index, line, cost, finding('layout/extra-dash', { line }), lead.length, lead.length + 1);
  return [make(' '.repeat(whole.length) + rest, 1.1), make(lead + rest, 1.1)];
};
