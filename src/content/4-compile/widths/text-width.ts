import type { Typeface } from '../../../model/typeface.ts';

/** How a text is set: its size in pixels, its weight, and what is between its letters, in parts of the size. */
export type Setting = { size: number; weight: number; tracking: number };

/**
 * The width of a text in pixels, from the widths of the font's own letters; nothing where the font lacks one of them, for
 * another font steps in there.
 */
export function textWidth(text: string, { size, weight, tracking }: Setting, typeface: Typeface): number | undefined {
  const { unitsPerEm, weights, letters, widths, pairs } = typeface;
  const [lightest, boldest] = weights;
  const [inLight = [], inBold = inLight] = widths;
  const share = (Math.min(Math.max(weight, lightest), boldest) - lightest) / (boldest - lightest);
  const between = (light = 0, bold = light) => light + (bold - light) * share;
  let units = 0;
  let count = 0;
  let before = '';
  for (const letter of text.normalize('NFC')) {
    const place = letters.indexOf(letter);
    if (place < 0) return undefined;
    const pair = pairs[before + letter];
    units += between(inLight[place], inBold[place]);
    if (pair) units += between(pair[0], pair[1]);
    before = letter;
    count++;
  }
  return (units / unitsPerEm + count * tracking) * size;
}
