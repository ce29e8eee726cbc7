import type { AtWeights, Typeface } from '#kit/model';
import { wordJoiner } from '../../base/typography/typography.ts';

/** How a text is set: its size in pixels, its weight, and what is between its letters, in parts of the size. */
export type Setting = { size: number; weight: number; tracking: number };

/**
 * The width of a text in pixels, from the widths of the font's own letters; nothing where the font lacks one of them, for
 * another font steps in there.
 */
export function textWidth(text: string, { size, weight, tracking }: Setting, typeface: Typeface): number | undefined {
  const { unitsPerEm, weights, letters, pairs } = typeface;
  const [lightest, boldest] = weights;
  const share = (Math.min(Math.max(weight, lightest), boldest) - lightest) / (boldest - lightest);
  const at = ([light, bold]: AtWeights) => light + (bold - light) * share;
  let units = 0;
  let count = 0;
  let after: Readonly<Record<string, AtWeights>> | undefined;
  // A font that has no narrow space has another one, and no wider.
  for (const letter of text.normalize('NFC').replaceAll(wordJoiner, '').replaceAll('\u202f', '\u00a0')) {
    const width = letters[letter];
    if (!width) return undefined;
    const apart = after?.[letter];
    units += at(width) + (apart ? at(apart) : 0);
    after = pairs[letter];
    count++;
  }
  return (units / unitsPerEm + count * tracking) * size;
}
