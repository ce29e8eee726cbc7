import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { imageSize } from 'image-size';
import type { ImageInfo } from './site-context.ts';

/** The files of the public folder by their address, pictures with their size. */
export function readPublicFiles(folder: string): Map<string, ImageInfo> {
  const files = new Map<string, ImageInfo>();
  const visit = (path: string) => {
    for (const name of listFolder(join(folder, path))) {
      const inner = `${path}/${name}`;
      if (statSync(join(folder, inner)).isDirectory()) visit(inner);
      else files.set(inner, imageInfo(join(folder, inner)));
    }
  };
  visit('');
  return files;
}

function listFolder(folder: string): string[] {
  try {
    return readdirSync(folder).sort();
  } catch {
    return [];
  }
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
