import type { Font } from 'harfbuzzjs';
import { fontReader } from './font-reader.ts';

/** Words as the outline of their letters (the `d` of an SVG path, its base line at 0), and how wide they are. */
export type Drawn = { path: string; width: number };

/** Draws words with the letters of a brand, `size` high. */
export type Letters = { all: string; draw: (words: string, size: number, weight: number, tracking?: number) => Drawn };

/** A file of letters (WOFF2), and from which weight to which it has them. */
export type FontBytes = { bytes: Uint8Array; weights: readonly [lightest: number, boldest: number] };

type Loaded = { font: Font; scale: number; codes: ReadonlySet<number>; weights: FontBytes['weights'] };

/**
 * The letters of some files, read with HarfBuzz, as Chromium and Firefox read them. Each letter is drawn by the file of the nearest weight
 * that has it; of several such, by the first. Rejects where one is no font.
 */
export async function lettersOf(files: readonly FontBytes[]): Promise<Letters> {
  const reader = await fontReader();
  const fonts = await Promise.all(files.map((file) => loaded(reader, file)));
  const codes = new Set(fonts.flatMap((each) => [...each.codes]));
  return {
    all: String.fromCodePoint(...codes),
    draw: (words, size, weight, tracking = 0) => {
      const nearest = fonts.toSorted((one, other) => distance(weight, one) - distance(weight, other));
      for (const { font } of nearest) font.setVariations([new reader.Variation('wght', weight)]);
      const runs = runsOf(words, nearest);
      let [path, width] = ['', 0];
      for (const { run, by } of rightToLeft.test(words) ? runs.toReversed() : runs) {
        const part = drawn(reader, by.font, run, size * by.scale, tracking * size, width);
        path += part.path;
        width = part.width + tracking * size;
      }
      return { path, width: width - tracking * size };
    },
  };
}

type Reader = Awaited<ReturnType<typeof fontReader>>;

async function loaded(reader: Reader, { bytes, weights }: FontBytes): Promise<Loaded> {
  const face = new reader.Face(new reader.Blob(await reader.decompress(bytes)));
  const codes = new Set([...face.collectUnicodes()].filter((code) => code > 32));
  if (codes.size === 0) throw new Error('The font has no letters.');
  return { font: new reader.Font(face), scale: 1 / face.upem, codes, weights };
}

/** How far a weight is from those that a file has; of two that are as far, the bolder one is nearer. */
function distance(weight: number, { weights: [lightest, boldest] }: Loaded): number {
  return weight < lightest ? lightest - weight - 0.5 : Math.max(0, weight - boldest);
}

/** Scripts whose words run from right to left. */
const rightToLeft = /[\p{Script=Hebrew}\p{Script=Arabic}]/u;

/** A word in parts that one file draws each: a letter that none has is left to the first. */
function runsOf(words: string, fonts: readonly Loaded[]): { run: string; by: Loaded }[] {
  const runs: { run: string; by: Loaded }[] = [];
  for (const letter of words) {
    const code = letter.codePointAt(0) ?? 0;
    const by = fonts.find(({ codes }) => codes.has(code)) ?? fonts[0];
    const last = runs.at(-1);
    if (last && (last.by === by || /\s/.test(letter))) last.run += letter;
    else if (by) runs.push({ run: letter, by });
  }
  return runs;
}

/** Words of one direction, each letter moved to its place from `start` on; `between` is added behind each. Its width counts from 0. */
function drawn(
  { Buffer: ShapeBuffer, shape }: Reader,
  font: Font,
  words: string,
  scale: number,
  between: number,
  start: number,
): Drawn {
  const buffer = new ShapeBuffer();
  buffer.addText(words);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  const positions = buffer.getGlyphPositions();
  let width = start;
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
