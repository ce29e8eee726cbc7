import { glyphWidths } from './glyph-widths.generated.ts';

/** How a text is set: its size in pixels, its weight, and what is between its letters, in parts of the size. */
export type Setting = { size: number; weight: number; tracking: number };

const [lightest, boldest] = glyphWidths.weights;
const pairs: ReadonlyMap<string, readonly number[]> = new Map(Object.entries(glyphWidths.pairs));
const places = new Map([...glyphWidths.letters].map((letter, place) => [letter, place]));

/**
 * The width of a text in pixels, from the widths of the font's own letters; nothing where the font lacks one of them, for
 * another font steps in there.
 */
export function textWidth(text: string, { size, weight, tracking }: Setting): number | undefined {
  const share = (Math.min(Math.max(weight, lightest), boldest) - lightest) / (boldest - lightest);
  const between = ([light = 0, bold = light]: readonly number[]) => light + (bold - light) * share;
  let units = 0;
  let count = 0;
  let before = '';
  for (const letter of text.normalize('NFC')) {
    const place = places.get(letter);
    if (place === undefined) return undefined;
    units +=
      between(glyphWidths.widths.map((widths) => widths[place] ?? 0)) + between(pairs.get(before + letter) ?? []);
    before = letter;
    count++;
  }
  return (units / glyphWidths.unitsPerEm + count * tracking) * size;
}
