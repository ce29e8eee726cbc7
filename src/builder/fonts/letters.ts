import type { Font } from 'harfbuzzjs';
import { fontReader } from './font-reader.ts';

/** Words as the outline of their letters (the `d` of an SVG path, its base line at 0), and how wide they are. */
export type Drawn = { path: string; width: number };

/** Draws words with the letters of one font, `size` high. */
export type Letters = { all: string; draw: (words: string, size: number, weight: number, tracking?: number) => Drawn };

/** The letters of a font (WOFF2), read with HarfBuzz, as Chromium and Firefox read it. Rejects where it is no font. */
export async function lettersOf(font: Uint8Array): Promise<Letters> {
  const reader = await fontReader();
  const face = new reader.Face(new reader.Blob(await reader.decompress(font)));
  const all = String.fromCodePoint(...[...face.collectUnicodes()].filter((code) => code > 32));
  if (all === '') throw new Error('The font has no letters.');
  const one = new reader.Font(face);
  return {
    all,
    draw: (words, size, weight, tracking = 0) => {
      one.setVariations([new reader.Variation('wght', weight)]);
      return drawn(reader, one, words, size / face.upem, tracking * size);
    },
  };
}

/** Words of one direction, each letter moved to its place; `between` is added behind each. */
function drawn(
  { Buffer: ShapeBuffer, shape }: Awaited<ReturnType<typeof fontReader>>,
  font: Font,
  words: string,
  scale: number,
  between: number,
): Drawn {
  const buffer = new ShapeBuffer();
  buffer.addText(words);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  const positions = buffer.getGlyphPositions();
  let width = 0;
  const path = buffer
    .getGlyphInfos()
    .map(({ codepoint }, index) => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
      const outline = placed(font.glyphToPath(codepoint), scale, width + xOffset * scale, yOffset * scale);
      width += xAdvance * scale + between;
      return outline;
    })
    .join('');
  return { path, width: width - between };
}

/** An outline of a font's units (up is more) at a place of a picture (down is more). */
function placed(outline: string, scale: number, left: number, up: number): string {
  return outline.replaceAll(/(?<![\d.])(-?[\d.]+),(-?[\d.]+)/g, (_, x: string, y: string) =>
    [left + Number(x) * scale, -(up + Number(y) * scale)].map((value) => value.toFixed(1)).join(' '),
  );
}
