import { foundWords } from '../../2-validate/wrong-type.ts';
import { finding } from '../../catalogue/index.ts';
import { type FindFixes, indentOf, lineFix, neighbour, textAt } from '../draft.ts';
import { shapeOf } from '../line-shape.ts';

/** A text on the line of a list or a group whose entries or fields stand below it. */
export const valueAboveFixes: FindFixes = (draft, index) => {
  const text = textAt(draft, index);
  const { content, name, valueStart, value } = shapeOf(text);
  const isList = draft.vocabulary.lists.has(name ?? '');
  if (name === undefined || value === '' || /^[&*!>|]/.test(value) || (!isList && !draft.vocabulary.groups.has(name)))
    return [];
  const below = textAt(draft, neighbour(draft, index, 1));
  if (indentOf(below) <= content && !(isList && /^\s*-\s/.test(below) && indentOf(below) === content)) return [];
  const found = foundWords(value);
  const what = isList
    ? finding('value/list', { found, name, value: undefined })
    : finding('value/fields', { found, name, isEntry: false, value: undefined });
  const line = text.slice(0, valueStart).trimEnd();
  return [lineFix(index, line, 0.9, what, valueStart, valueStart + value.length, false)];
};
