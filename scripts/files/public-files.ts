import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { imageSize } from 'image-size';
import type { ImageInfo } from '../../src/content/4-compile/site-context.ts';
import { entriesBelow } from './folder-entries.ts';

/** The files of the public folder by their address, pictures with their size. */
export function readPublicFiles(folder: string): Map<string, ImageInfo> {
  const files = entriesBelow(folder).filter(({ kind }) => kind === 'file');
  return new Map(files.map(({ path }) => [`/${path}`, imageInfo(join(folder, path))]));
}

function imageInfo(file: string): ImageInfo {
  if (!/\.(svg|png|jpe?g|webp|gif|avif)$/i.test(file)) return {};
  try {
    const { width, height } = imageSize(readFileSync(file));
    return { ...(width ? { width } : {}), ...(height ? { height } : {}) };
  } catch {
    // A drawing may have no size of its own; whether it is one, is checked by itself.
    return /\.svg$/i.test(file) ? {} : { isBroken: true };
  }
}
