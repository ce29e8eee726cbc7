import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { imageSize } from 'image-size';
import type { ImageInfo } from '#engine';
import { captionsProblem } from '#engine/base';
import { entriesBelow } from './folder-entries.ts';
import { fontInfo } from './font-info.ts';

/** The files of the public folder by their address, pictures with their size, captions with what is wrong with them. */
export function readPublicFiles(folder: string): Map<string, ImageInfo> {
  const files = entriesBelow(folder).filter(({ kind }) => kind === 'file');
  return new Map(files.map(({ path }) => [`/${path}`, fileInfo(join(folder, path))]));
}

function fileInfo(file: string): ImageInfo {
  return { size: statSync(file).size, ...kindInfo(file) };
}

function kindInfo(file: string): ImageInfo {
  if (/\.vtt$/i.test(file)) return captionsInfo(file);
  if (file.endsWith('.woff2')) {
    const font = fontInfo(readFileSync(file));
    return font ? { font } : { isBroken: true };
  }
  if (!/\.(svg|png|jpe?g|webp|gif|avif)$/i.test(file)) return {};
  try {
    const { width, height } = imageSize(readFileSync(file));
    return { ...(width ? { width } : {}), ...(height ? { height } : {}) };
  } catch {
    // A drawing may have no size of its own; whether it is one, is checked by itself.
    return /\.svg$/i.test(file) ? {} : { isBroken: true };
  }
}

function captionsInfo(file: string): ImageInfo {
  const problem = captionsProblem(readFileSync(file, 'utf8'));
  return problem ? { captions: problem } : {};
}
