import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { imageSize } from 'image-size';
import type { MediaInfo } from '#engine';
import { lastPart } from '#engine/base';
import { type Finding, finding } from '#engine/catalogue';
import { encoder } from './encoder.ts';
import { type Kind, kindOfFile, kinds } from './kind-of-file.ts';
import { structureOf } from './structure.ts';

/** What is known of an original by its header alone, and what is wrong with it. */
export type ReadOriginal = { info: MediaInfo; findings: Finding[] };

/** An original has at most so many pixels, and so many bytes. */
export const mostPixels = 40e6;
const megabyte = 1024 * 1024;
const mostBytes = 25 * megabyte;
/** What is heavier than this is worth a note. */
const heavy = 8 * megabyte;

const endings: Readonly<Record<Kind, readonly string[]>> = {
  jpeg: ['jpg', 'jpeg'],
  png: ['png'],
  webp: ['webp'],
  avif: ['avif'],
  gif: ['gif'],
};

/** Reads the header of an original; no pixel is decoded. `name` is its name in the folder `_media`. */
export function readOriginal(file: string, name: string): ReadOriginal {
  const { size } = statSync(file);
  if (size > mostBytes)
    return faulty(
      finding('picture/too-large', { is: `${Math.ceil(size / megabyte)} MB`, limit: '25 MB', isDrawing: false }),
    );
  const bytes = readFileSync(file);
  const kind = kindOfFile(bytes);
  if (typeof kind !== 'string') return faulty(finding('picture/format', { found: kind.other }));
  const { ending, wanted } = endingOf(name, kind);
  if (!endings[kind].includes(ending))
    return faulty(finding('picture/mislabelled', { found: kinds[kind], ending, name: wanted }));
  const found = kinds[kind];
  const { isWhole, isAnimated } = structureOf(kind, bytes);
  if (isAnimated) return faulty(finding('picture/animated', { found }));
  const shown = isWhole ? sizeOf(bytes) : undefined;
  if (!shown) return faulty(finding('picture/broken', { found }));
  const pixels = shown.width * shown.height;
  if (pixels > mostPixels)
    return faulty(
      finding('picture/too-large', { is: `${Math.ceil(pixels / 1e6)} million pixels`, limit: '40', isDrawing: false }),
    );
  const notes = size > heavy ? [finding('picture/heavy', { megabytes: Math.round(size / megabyte) })] : [];
  return { info: { format: kind, ...shown, hash: shortHash(bytes) }, findings: notes };
}

/** A drawing, whose safety is checked by itself. */
export function readDrawing(file: string): ReadOriginal {
  const { size } = statSync(file);
  if (size > megabyte)
    return faulty(
      finding('picture/too-large', { is: `${Math.ceil(size / megabyte)} MB`, limit: '1 MB', isDrawing: true }),
    );
  const bytes = readFileSync(file);
  const shown = sizeOf(bytes);
  if (!shown) return faulty(finding('picture/broken', { found: 'SVG' }));
  const hasWords = /<text[\s>]/.test(bytes.toString('utf8'));
  return { info: { format: 'svg', ...shown, hash: shortHash(bytes), ...(hasWords ? { hasWords } : {}) }, findings: [] };
}

function faulty(what: Finding): ReadOriginal {
  return { info: { format: 'png', width: 0, height: 0, hash: '', isFaulty: true }, findings: [what] };
}

function endingOf(name: string, kind: Kind): { ending: string; wanted: string } {
  const ending = /\.(\w+)$/.exec(name)?.[1] ?? '';
  const stem = lastPart(name).replace(/\.\w+$/, '');
  return { ending: ending.toLowerCase(), wanted: `${stem}.${endings[kind][0] ?? kind}` };
}

/** The size of a picture as it is shown: cameras say by a mark how it was held (Exif, `Orientation`). */
function sizeOf(bytes: Buffer): { width: number; height: number } | undefined {
  try {
    const { width, height, orientation = 1 } = imageSize(bytes);
    const isSize = [width, height].every((side) => side > 0 && Number.isFinite(side));
    if (!isSize) return undefined;
    return orientation > 4 ? { width: height, height: width } : { width, height };
  } catch {
    return undefined;
  }
}

/** Names what is made of some bytes: another encoder, or another version of it, makes other files of the same ones. */
export function shortHash(bytes: Buffer, made = encoder()): string {
  return createHash('sha256').update(`${made} `).update(bytes).digest('hex').slice(0, 12);
}
