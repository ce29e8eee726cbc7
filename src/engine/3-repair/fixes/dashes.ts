import { finding } from '../../catalogue/index.ts';
import {
  type Draft,
  type FindFixes,
  type Fix,
  indentOf,
  isContent,
  isJson,
  lineFix,
  neighbour,
  textAt,
} from '../draft.ts';
import { isStrangeName, shapeOf } from '../line-shape.ts';

/** A dash put where an entry begins without one. */
export const missingDashFixes: FindFixes = (draft, index) => {
  const text = textAt(draft, index);
  if (!isContent(text) || /^\s*-\s/.test(text)) return [];
  const indent = indentOf(text);
  const rest = text.slice(indent);
  const { name } = shapeOf(text);
  // A group in braces is an entry as it was pasted from JSON.
  if (name === undefined && !rest.startsWith('{') && !isBesideEntry(draft, index, indent)) return [];
  const noun = name === 'type' ? 'section' : 'entry';
  const make = (lead: string, cost: number): Fix => {
    const line = `${lead}- ${rest}`;
    return lineFix(
      index,
      line,
      cost,
      finding('layout/missing-dash', { noun, line }),
      indent,
      text.trimEnd().length,
      name !== undefined,
    );
  };
  const fixes = [make(' '.repeat(indent), 1)];
  if (indent >= 2) fixes.push(make(' '.repeat(indent - 2), 1));
  // With its dash the line may have lost a space, or kept one.
  if (indent >= 1) fixes.push(make(' '.repeat(indent - 1), 1.15));
  if (indent >= 3) fixes.push(make(' '.repeat(indent - 3), 1.2));
  return fixes;
};

/** True where the line above or below is an entry of a list in which a line could stand. */
function isBesideEntry(draft: Draft, index: number, indent: number): boolean {
  return ([-1, 1] as const).some((step) => {
    const text = textAt(draft, neighbour(draft, index, step));
    return /^\s*-\s/.test(text) && (indentOf(text) === indent || indentOf(text) === indent - 2);
  });
}

/** A section that begins with the name of its block alone. */
export const bareTypeFixes: FindFixes = (draft, index) => {
  const text = textAt(draft, index);
  const [, lead = '', type = ''] = /^(\s*-\s+)([a-z][a-z-]*):?\s*$/.exec(text) ?? [];
  if (!draft.blocks.has(type)) return [];
  const line = `${lead}type: ${type}`;
  return [lineFix(index, line, 0.4, finding('block/no-type', { line }), lead.length, lead.length + type.length)];
};

/** A line that has no field, left out: letters that were typed by accident, or what is left of a line. Its dash stays where fields follow. */
export const strayFixes: FindFixes = (draft, index) => {
  const text = textAt(draft, index);
  const { name, dash, content } = shapeOf(text);
  if (!isContent(text) || name !== undefined || text.slice(content).trim() === '' || isJson(draft)) return [];
  const words = text.trim().split(/\s+/).length;
  const isHead = dash >= 0 && indentOf(textAt(draft, neighbour(draft, index, 1))) > indentOf(text);
  const cost = (/[\p{L}\p{N}]/u.test(text) ? 2.2 : 0.8) + (words > 3 ? 0.5 : 0) + (dash >= 0 ? 0.3 : 0);
  const rest = isHead ? text.slice(0, dash + 1) : '';
  const what = isStrangeName(text) ? finding('syntax/name', {}) : finding('syntax/yaml', {});
  const fix = lineFix(index, rest, cost, what, content, text.trimEnd().length, false);
  return [{ ...fix, isLeftOut: true }];
};

/** A dash taken away where no entry begins. */
export const extraDashFixes: FindFixes = (draft, index) => {
  const text = textAt(draft, index);
  const column = text.indexOf('-');
  if (text.trim() === '-')
    return [lineFix(index, '', 0.9, finding('layout/extra-dash', { line: undefined }), column, column + 1)];
  const found = /^(\s*)-(\s+)(?=\S)/.exec(text);
  if (!found) return [];
  const [whole, lead = ''] = found;
  const rest = text.slice(whole.length);
  const make = (line: string, cost: number) =>
    lineFix(index, line, cost, finding('layout/extra-dash', { line }), lead.length, lead.length + 1);
  return [make(' '.repeat(whole.length) + rest, 1.1), make(lead + rest, 1.1)];
};
