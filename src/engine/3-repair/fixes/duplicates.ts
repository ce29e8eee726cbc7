import { finding } from '../../catalogue/index.ts';
import { type Draft, type Fix, indentOf, textAt } from '../draft.ts';
import { shapeOf } from '../line-shape.ts';

/** A field that stands twice: the second one left out. Sure only where both say the same. */
export function duplicateFixes(draft: Draft, index: number, first: number, name: string): Fix[] {
  const text = textAt(draft, index);
  const { content, dash } = shapeOf(text);
  if (dash >= 0) return [];
  let to = index;
  for (
    let line = index + 1;
    line < draft.lines.length && (textAt(draft, line).trim() === '' || indentOf(textAt(draft, line)) > content);
    line++
  )
    if (textAt(draft, line).trim() !== '') to = line;
  const isSame = to === index && shapeOf(textAt(draft, first)).value === shapeOf(text).value;
  const isBeside =
    indentOf(textAt(draft, index - 1)) === indentOf(text) || shapeOf(textAt(draft, index - 1)).content === content;
  const what = finding('syntax/duplicate-key', { name, firstLine: (draft.lines[first]?.origin ?? 0) + 1, isSame });
  const start = indentOf(text);
  return [
    {
      from: index,
      to,
      texts: isSame ? [] : Array.from({ length: to - index + 1 }, () => ''),
      cost: isSame ? 0.2 : isBeside ? 0.6 : 2.4,
      finding: what,
      mark: { line: index, start, end: start + name.length },
      isSure: isSame,
      related: first,
    },
  ];
}
