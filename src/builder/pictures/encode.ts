import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Channels, Sharp } from 'sharp';
import { fallbacksOf, fileOf, type PictureOrder } from '#engine';
import { mediaFolder } from '#engine/base';
import type { ContentCache } from '../cache/content-cache.ts';
import { hashOf } from '../cache/hash.ts';
import type { OutputFile } from '../render/output-file.ts';
import { loadSharp, longest, reading, whilePixelsFit } from './load-sharp.ts';

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
  const decoded =
    missing.length > 0 ? await decodedAt(new Set(missing.map(({ width }) => width)), original, order) : [];
  for (const [width, pixels] of decoded)
    for (const wanted of missing.filter((each) => each.width === width)) {
      const content = await encoded(pixels, wanted.ending);
      cache.write(keyOf(wanted), content);
      made.set(wanted.path, content);
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
  return whilePixelsFit(autoOrient.width * autoOrient.height, () =>
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

/** Formats of which a small form is decoded without the whole: whoever made it from the whole would wait longer. */
const decodedSmall = new Set(['jpeg', 'webp']);

/** Decodes an original in some widths. All of it is in memory no longer than that takes, and once; what is left is small. */
async function decodedAt(
  widths: ReadonlySet<number>,
  file: string,
  { crop }: PictureOrder,
): Promise<[number, Pixels][]> {
  const sharp = await loadSharp();
  const { autoOrient, format } = await sharp(file, reading).metadata();
  const pixelsOf = (picture: Sharp): Promise<Pixels> =>
    picture
      .toColourspace('srgb')
      .raw({ depth: 'uchar' })
      .timeout({ seconds: longest.decode })
      .toBuffer({ resolveWithObject: true });
  return whilePixelsFit(autoOrient.width * autoOrient.height, async () => {
    const isWhole = crop.width === autoOrient.width && crop.height === autoOrient.height;
    const original = readFileSync(file);
    let source = () => sharp(original, reading);
    if (!isWhole || !decodedSmall.has(format)) {
      // Made smaller twice, a picture would weigh more: only of a part, which is smaller anyway, the largest form is enough.
      const part = isWhole
        ? source()
        : source()
            .extract(crop)
            .resize(Math.max(...widths));
      const { data, info } = await pixelsOf(part);
      source = () => sharp(data, { raw: info });
    }
    const decoded: [number, Pixels][] = [];
    for (const width of widths) decoded.push([width, await pixelsOf(source().resize(width))]);
    return decoded;
  });
}

async function encoded({ data, info }: Pixels, ending: Ending): Promise<Buffer> {
  const sharp = await loadSharp();
  const format = ending === 'jpg' ? 'jpeg' : ending;
  return sharp(data, { raw: info }).toFormat(format, settings[ending]).timeout({ seconds: longest.encode }).toBuffer();
}
