import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Channels, Sharp } from 'sharp';
import { fallbacksOf, fileOf, type PictureOrder } from '#engine';
import { mediaFolder } from '#engine/base';
import type { ContentCache } from '../cache/content-cache.ts';
import { hashOf } from '../cache/hash.ts';
import type { OutputFile } from '../render/output-file.ts';
import { decodeAlone, isLarge, loadSharp, longest, reading } from './load-sharp.ts';

type Ending = 'avif' | 'webp' | 'jpg' | 'png';

/**
 * How each format is written. All of them leave out what cameras and programs write beside the pixels (Exif, place, profile):
 * the colours are made those of screens (sRGB) instead. Whoever changes this raises `encodingVersion`.
 */
export const settings = {
  avif: { quality: 50, effort: 4, chromaSubsampling: '4:2:0' },
  webp: { quality: 80, effort: 4 },
  jpg: { quality: 80, mozjpeg: true },
  png: { compressionLevel: 9, palette: true, quality: 90 },
} as const;

/** A file to be made of an original. */
type Wanted = { path: string; width: number; ending: Ending };

/** The files that are made of an order. */
function wantedFiles(order: PictureOrder): Wanted[] {
  const { ending, widths } = order.fallback;
  if (ending === 'svg') return [];
  const formats = order.widths.flatMap((each) =>
    (['avif', 'webp'] as const).map((format) => ({ path: fileOf(order, each, format), width: each, ending: format })),
  );
  return [...formats, ...widths.map((width) => ({ path: fileOf(order, width, ending), width, ending }))];
}

/**
 * The files of a picture, from the cache where it has them. `folder` is the content folder. Rejects where the original can't be
 * decoded any more.
 */
export async function pictureFiles(order: PictureOrder, folder: string, cache: ContentCache): Promise<OutputFile[]> {
  const original = join(folder, mediaFolder, order.file);
  if (order.fallback.ending === 'svg') {
    const content = readFileSync(original);
    return fallbacksOf(order).map((path) => ({ path, content }));
  }
  const keyOf = (wanted: Wanted) => `${hashOf(wanted.path)}.${wanted.ending}`;
  const known = wantedFiles(order).map((wanted) => ({ wanted, content: cache.read(keyOf(wanted)) }));
  const missing = known.filter(({ content }) => !content).map(({ wanted }) => wanted);
  const made = new Map<string, Buffer>();
  if (missing.length > 0) {
    const widths = new Set(missing.map(({ width }) => width));
    const pixelsAt = await decoderOf(readFileSync(original), order, Math.max(...widths));
    // One after the other: the pixels of one picture are in memory once.
    for (const width of widths) {
      const pixels = await pixelsAt(width);
      for (const wanted of missing.filter((each) => each.width === width)) {
        const content = await encoded(pixels, wanted.ending);
        cache.write(keyOf(wanted), content);
        made.set(wanted.path, content);
      }
    }
  }
  return known.map(({ wanted, content }) => ({
    path: wanted.path,
    content: content ?? made.get(wanted.path) ?? new Uint8Array(),
  }));
}

/** A small form of a picture that is quickly made, for the preview. */
export async function quickPicture(order: PictureOrder, folder: string, width: number): Promise<Buffer> {
  const sharp = await loadSharp();
  const original = join(folder, mediaFolder, order.file);
  const { left, top, width: whole, height } = order.crop;
  const { autoOrient } = await sharp(original, reading).metadata();
  return decodeAlone(autoOrient.width * autoOrient.height, () =>
    sharp(original, reading)
      .extract({ left, top, width: whole, height })
      .resize(Math.min(width, whole))
      .webp({ quality: 75, effort: 0 })
      .timeout({ seconds: longest.decode })
      .toBuffer(),
  );
}

/** Decoded pixels: bytes of each, row by row. */
type Pixels = { data: Buffer; info: { width: number; height: number; channels: Channels } };

/** Decodes an original at any width, `largest` at the most. */
async function decoderOf(
  original: Buffer,
  { crop }: PictureOrder,
  largest: number,
): Promise<(width: number) => Promise<Pixels>> {
  const sharp = await loadSharp();
  const { autoOrient } = await sharp(original, reading).metadata();
  const pixelsOf = (picture: Sharp, width: number): Promise<Pixels> =>
    picture
      .resize(width)
      .toColourspace('srgb')
      .raw({ depth: 'uchar' })
      .timeout({ seconds: longest.decode })
      .toBuffer({ resolveWithObject: true });
  const pixels = autoOrient.width * autoOrient.height;
  const isWhole = crop.width === autoOrient.width && crop.height === autoOrient.height;
  // A whole picture is decoded in small, which takes little, but for a large one: that is decoded once. What is made smaller twice
  // weighs more, but not from twice the width.
  const once = isWhole ? largest * 2 : largest;
  if (isWhole && (!isLarge(pixels) || crop.width <= once))
    return (width) => decodeAlone(pixels, () => pixelsOf(sharp(original, reading), width));
  const part = isWhole ? sharp(original, reading) : sharp(original, reading).extract(crop);
  const { data, info } = await decodeAlone(pixels, () => pixelsOf(part, once));
  return (width) => pixelsOf(sharp(data, { raw: info }), width);
}

async function encoded({ data, info }: Pixels, ending: Ending): Promise<Buffer> {
  const sharp = await loadSharp();
  const format = ending === 'jpg' ? 'jpeg' : ending;
  return sharp(data, { raw: info }).toFormat(format, settings[ending]).timeout({ seconds: longest.encode }).toBuffer();
}
