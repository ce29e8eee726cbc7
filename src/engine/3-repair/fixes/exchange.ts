import { finding } from '../../catalogue/index.ts';
import { type Draft, type FindFixes, isContent, textAt } from '../draft.ts';
import { shapeOf } from '../line-shape.ts';

/** A line and the one right below it, the other way round: a line was moved up or down by one. */
export const exchangeFixes: FindFixes = (draft, index) => {
  const [text, next] = [textAt(draft, index), textAt(draft, index + 1)];
  if (!isContent(text) || text === next || !isWhole(draft, text) || !isWhole(draft, next)) return [];
  return [
    {
      from: index,
      to: index + 1,
      texts: [next, text],
      cost: 1.4,
      finding: finding('layout/exchanged', { first: next, second: text }),
      mark: { line: index, start: text.length - text.trimStart().length, end: text.trimEnd().length },
      isSure: true,
    },
  ];
};

/** True for a line that is right in itself: a known field, or an entry. */
function isWhole({ vocabulary }: Draft, text: string): boolean {
  const { name, dash, value } = shapeOf(text);
  return name === undefined ? dash >= 0 && value !== '' : vocabulary.fields.has(name);
}
