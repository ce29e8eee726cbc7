import type { Typography } from '../../../base/typography/typography.ts';
import { type Edit, keeping, keptIn } from './edits.ts';
import { pairsOf, type QuotePair } from './quote-pairs.ts';
import { readSigns } from './quote-signs.ts';

/** Quotes and apostrophes in place of the straight ones that are surely meant as such. What is a measure (`5' 3"`) stays. */
export function quoteEdits(text: string, typography: Typography): Edit[] {
  const signs = readSigns(text, typography, keeping(keptIn(text)));
  if (signs.length === 0) return [];
  const { pairs, apostrophes } = pairsOf(signs);
  const edits = [
    ...styledPairs(text, pairs, typography),
    ...apostrophes.map((at): Edit => ({ at, length: 1, text: '’' })),
  ];
  return edits.sort((one, other) => one.at - other.at);
}

/** What a pair becomes: inside of an outer one it is an inner one, and the other way round. Single ones are inner ones elsewhere. */
function styledPairs(text: string, pairs: readonly QuotePair[], typography: Typography): Edit[] {
  const around: { end: number; isOuter: boolean }[] = [];
  const typed = typedOuter(text, typography);
  return [...pairs]
    .sort((one, other) => one.open - other.open)
    .flatMap(({ open, close, isDouble }) => {
      while (around.at(-1) && (around.at(-1)?.end ?? 0) < open) around.pop();
      const isInOuter = around.at(-1)?.isOuter ?? typed(open);
      const isOuter = isDouble ? !isInOuter : around.at(-1)?.isOuter === false;
      around.push({ end: close, isOuter });
      return marked(text, open, close, isOuter ? typography.outer : typography.inner, typography.inside);
    });
}

/** Two edits; where a language has a space inside of guillemets, it takes the place of one that was typed. */
function marked(
  text: string,
  open: number,
  close: number,
  [left, right]: Typography['outer'],
  space: string,
): readonly Edit[] {
  const inside = /[«»‹›]/.test(left) ? space : '';
  const after = inside !== '' && /[ \u00a0\u202f]/.test(text.charAt(open + 1)) ? 1 : 0;
  const before = inside !== '' && close - 1 > open + after && /[ \u00a0\u202f]/.test(text.charAt(close - 1)) ? 1 : 0;
  return [
    { at: open, length: 1 + after, text: left + inside },
    { at: close - before, length: 1 + before, text: inside + right },
  ];
}

/** Asks of places in their order whether they stand inside of outer quotes that were typed as such. */
function typedOuter(text: string, { outer: [open, close] }: Typography): (at: number) => boolean {
  let depth = 0;
  let seen = 0;
  return (at) => {
    for (; open !== close && seen < at; seen += 1) {
      const sign = text.charAt(seen);
      if (sign === open) depth += 1;
      else if (sign === close && depth > 0) depth -= 1;
    }
    return depth > 0;
  };
}
