import { readFileSync } from 'node:fs';
import type { FontInfo, ImageInfo } from '#engine';
import type { ThemeSource } from '#kit/model';
import { type FittedFace, fontFiles } from '#kit/theme';
import type { ContentCache } from '../cache/content-cache.ts';
import { hashOf } from '../cache/hash.ts';
import { fittedFace, weights } from '../fonts/fitted.ts';
import { fontFile } from '../fonts/font-file.ts';

/** What stands for the letters of a brand until they are there; nothing where they are the design's, or can't be read. */
export async function fittedLetters(
  theme: ThemeSource | undefined,
  publicFiles: ReadonlyMap<string, ImageInfo>,
  publicFolder: string,
  cache: ContentCache,
): Promise<FittedFace | undefined> {
  const upright = fontFiles(theme).flatMap((file) => {
    const font = publicFiles.get(file)?.font;
    return font && !font.isItalic && hasLatin(font) ? [{ file, font }] : [];
  });
  const [ofTexts, ofHeadings] = [weights.regular, weights.bold].map((weight) => {
    const [best] = upright.toSorted((one, other) => distance(one.font, weight) - distance(other.font, weight));
    return best && readFileSync(fontFile(best.file, publicFolder));
  });
  if (!ofTexts) return undefined;
  const key = `fitted-${hashOf(ofTexts, ofHeadings ?? '')}.json`;
  const known = cache.read(key);
  if (known) return (JSON.parse(known.toString()) as { fitted?: FittedFace }).fitted;
  const fitted = await fittedFace(ofTexts, ofHeadings).catch(() => undefined);
  cache.write(key, Buffer.from(JSON.stringify({ fitted })));
  return fitted;
}

/** True for a file with the letters that Arial stands for: `a` to `z`. */
function hasLatin({ letters }: FontInfo): boolean {
  return letters.split(',').some((range) => {
    const [first = 0, last = first] = range.split('-').map((code) => Number.parseInt(code, 16));
    return first <= 0x61 && last >= 0x7a;
  });
}

/** How far a weight is from those of a file. */
function distance({ weights: [lightest, boldest] }: FontInfo, weight: number): number {
  return Math.max(lightest - weight, weight - boldest, 0);
}
