import type { Typeface } from '../model/typeface.ts';
import { glyphWidths } from './glyph-widths.generated.ts';
import { tokens } from './tokens.ts';

const rootSize = 16;

/** The font of the site and its sizes on a small phone, where fluid ones are at their smallest. Not for the browser's code. */
export const typeface: Typeface = {
  ...glyphWidths,
  sizes: Object.fromEntries(
    Object.entries(tokens.text).map(([name, size]) => [
      name,
      Number(/(?<![\d.])([\d.]+)rem/.exec(size)?.[1]) * rootSize,
    ]),
  ),
};
