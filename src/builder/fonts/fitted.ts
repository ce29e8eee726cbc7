import type { FittedFace } from '#kit/theme';
import { fontReader } from './font-reader.ts';

/** Letters by how often they stand in texts, in thousandths, with the space between words. */
const often: Readonly<Record<string, number>> = {
  ...{ ' ': 180, e: 102, t: 75, a: 67, o: 62, i: 57, n: 55, s: 52, h: 50, r: 49, d: 35, l: 33, c: 23, u: 23 },
  ...{ m: 20, w: 19, f: 18, g: 16, y: 16, p: 16, b: 12, v: 8, k: 6, j: 1, x: 1, q: 1, z: 1 },
};

/** Letters of Arial and of its bold by their width, in thousandths of their size; those of Liberation Sans are as wide. */
const arial = {
  regular: { abdeghnopqu: 556, cksvxyz: 500, ' ft': 278, ijl: 222, r: 333, m: 833, w: 722 },
  bold: { bdghnopqu: 611, aceksvxy: 556, ft: 333, ' ijl': 278, r: 389, m: 889, w: 778, z: 500 },
};

/** The weights that stand in texts and in headings. */
export const weights = { regular: 400, bold: 560 };

/**
 * How Arial takes the room of a font (the WOFF2 of its texts, and of its headings where that is another) until it is there: its size and the
 * heights of its lines, in texts and in headings, and how wide a digit is, in parts of the letters' size. Rejects where it is no font;
 * nothing where it has no Latin letters, which Arial couldn't stand for.
 */
export async function fittedFace(file: Uint8Array, ofHeadings = file): Promise<FittedFace | undefined> {
  const [regular, bold] = await Promise.all([fitted(file, 'regular'), fitted(ofHeadings, 'bold')]);
  return regular && bold ? { regular: regular.fit, bold: bold.fit, digit: regular.digit } : undefined;
}

async function fitted(
  file: Uint8Array,
  look: keyof typeof arial,
): Promise<{ fit: FittedFace['regular']; digit: number } | undefined> {
  const { Blob, decompress, Face, Font, Variation } = await fontReader();
  const face = new Face(new Blob(await decompress(file)));
  const font = new Font(face);
  // A font of one weight is as it is.
  font.setVariations([new Variation('wght', weights[look])]);
  const widthOf = (letter: string) => {
    const glyph = font.nominalGlyph(letter.codePointAt(0) ?? 0);
    return glyph === undefined ? undefined : font.glyphHAdvance(glyph) / face.upem;
  };
  const own = averageOf(widthOf);
  if (own === undefined) return undefined;
  const { ascender, descender } = font.hExtents();
  const size = own / (averageOf((letter) => arialWidth(letter, look)) ?? own);
  // Figures may stand in another file; most are as wide as an n.
  const digit = widthOf('0') ?? widthOf('n') ?? own;
  return { fit: { size, ascent: ascender / face.upem / size, descent: -descender / face.upem / size }, digit };
}

/** How wide a letter of a text is on average; nothing where one is missing. */
function averageOf(widthOf: (letter: string) => number | undefined): number | undefined {
  let sum = 0;
  for (const [letter, times] of Object.entries(often)) {
    const width = widthOf(letter);
    if (width === undefined) return undefined;
    sum += width * times;
  }
  return sum / 1000;
}

function arialWidth(letter: string, look: keyof typeof arial): number | undefined {
  const width = Object.entries(arial[look]).find(([letters]) => letters.includes(letter))?.[1];
  return width === undefined ? undefined : width / 1000;
}
