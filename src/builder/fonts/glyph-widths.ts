import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { Blob, Face, Font, Buffer as ShapeBuffer, shape, Variation } from 'harfbuzzjs';
import { decompress } from 'wawoff2';
import { fontWeight } from '#kit/theme';
import { ownFontFile } from './font-file.ts';

const file = 'src/kit/theme/glyph-widths.generated.ts';

/**
 * How wide each letter of the site's font is, at the ends of its weights, as a generated file. The font is read with
 * HarfBuzz, as Chromium and Firefox read it. Between two weights a width grows evenly.
 */
export async function glyphWidthsFile(): Promise<{ file: string; text: string }> {
  const face = new Face(new Blob(await decompress(readFileSync(ownFontFile))));
  const [lightest = 400, boldest = lightest] = fontWeight.split(' ').map(Number);
  const letters = [...face.collectUnicodes()].filter((code) => code >= 32).sort((a, b) => a - b);
  const font = new Font(face);
  const weights = [lightest, boldest] as const;
  const table = {
    unitsPerEm: face.upem,
    weights,
    letters: widths(
      font,
      weights,
      letters.map((code) => String.fromCodePoint(code)),
    ),
    pairs: kerning(font, weights),
  };
  return {
    file,
    text: `/* Generated from ${basename(ownFontFile)} by \`npm run generate\`. */\nexport const glyphWidths = ${JSON.stringify(table)} as const;\n`,
  };
}

type Weights = readonly [lightest: number, boldest: number];

/** How wide each of some texts is, at each weight. */
function widths(font: Font, weights: Weights, texts: readonly string[]): Record<string, number[]> {
  const measured: Record<string, number[]> = Object.fromEntries(texts.map((text) => [text, []]));
  for (const weight of weights) {
    font.setVariations([new Variation('wght', weight)]);
    for (const text of texts) measured[text]?.push(widthOf(font, text));
  }
  return measured;
}

/** By how much two plain letters beside each other stand closer or further apart, at each weight; pairs that do not are left out. */
function kerning(font: Font, weights: Weights): Record<string, Record<string, number[]>> {
  const ascii = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789.,-'];
  const alone = widths(font, weights, ascii);
  const pairs: Record<string, Record<string, number[]>> = {};
  for (const a of ascii) {
    const both = widths(
      font,
      weights,
      ascii.map((b) => a + b),
    );
    const apart = ascii.map(
      (b) =>
        [b, (both[a + b] ?? []).map((width, at) => width - (alone[a]?.[at] ?? 0) - (alone[b]?.[at] ?? 0))] as const,
    );
    const moved = apart.filter(([, units]) => units.some((unit) => Math.abs(unit) > 4));
    if (moved.length > 0) pairs[a] = Object.fromEntries(moved);
  }
  return pairs;
}

/** The width of one letter or of a pair, in units of the font. */
function widthOf(font: Font, letters: string): number {
  const buffer = new ShapeBuffer();
  buffer.addText(letters);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  return Math.round(buffer.getGlyphPositions().reduce((sum, { xAdvance }) => sum + (xAdvance ?? 0), 0));
}
