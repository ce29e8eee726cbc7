import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Blob, Face, Font, Buffer as ShapeBuffer, shape, Variation } from 'harfbuzzjs';
import { decompress } from 'wawoff2';
import { fontSource, fontWeight } from '../../src/theme/tokens.ts';

const file = 'src/theme/glyph-widths.generated.ts';

/**
 * How wide each letter of the site's font is, at the ends of its weights, as a generated file. The font below `root` is read with
 * HarfBuzz, as Chromium and Firefox read it. Between two weights a width grows evenly.
 */
export async function glyphWidthsFile(root: string): Promise<{ file: string; text: string }> {
  const path = /url\(([^)]*)\)/.exec(fontSource)?.[1] ?? '';
  const face = new Face(new Blob(await decompress(readFileSync(join(root, 'public', path)))));
  const [lightest = 400, boldest = lightest] = fontWeight.split(' ').map(Number);
  const letters = [...face.collectUnicodes()].filter((code) => code >= 32).sort((a, b) => a - b);
  const font = new Font(face);
  const widthsAt = (weight: number) => {
    font.setVariations([new Variation('wght', weight)]);
    return letters.map((code) => widthOf(font, String.fromCodePoint(code)));
  };
  const table = {
    unitsPerEm: face.upem,
    weights: [lightest, boldest],
    letters: String.fromCodePoint(...letters),
    widths: [widthsAt(lightest), widthsAt(boldest)],
    pairs: kerning(font, [lightest, boldest]),
  };
  return {
    file,
    text: `/* Generated from public${path} by \`npm run generate\`. */\nexport const glyphWidths = ${JSON.stringify(table)} as const;\n`,
  };
}

/** By how much two plain letters beside each other stand closer or further apart, at each weight; pairs that do not are left out. */
function kerning(font: Font, weights: readonly number[]): Record<string, number[]> {
  const ascii = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789.,-'];
  const pairs: Record<string, number[]> = {};
  for (const weight of weights) {
    font.setVariations([new Variation('wght', weight)]);
    const alone = new Map(ascii.map((letter) => [letter, widthOf(font, letter)]));
    for (const a of ascii)
      for (const b of ascii) {
        const apart = widthOf(font, a + b) - (alone.get(a) ?? 0) - (alone.get(b) ?? 0);
        const known = pairs[a + b];
        if (known) known.push(apart);
        else pairs[a + b] = [apart];
      }
  }
  return Object.fromEntries(Object.entries(pairs).filter(([, apart]) => apart.some((units) => Math.abs(units) > 4)));
}

/** The width of one letter or of a pair, in units of the font. */
function widthOf(font: Font, letters: string): number {
  const buffer = new ShapeBuffer();
  buffer.addText(letters);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  return Math.round(buffer.getGlyphPositions().reduce((sum, { xAdvance }) => sum + (xAdvance ?? 0), 0));
}
