import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isNamedAfter, orderNamed, type PictureOrder, picturesFolder } from '#engine';
import { mediaFolder } from '#engine/base';
import { readMedia } from '../files/media-files.ts';
import { quickPicture } from '../pictures/encode.ts';
import type { ShownPictures } from '../pictures/write-pictures.ts';
import { siteFile } from './guard/site-file.ts';

/** True for an address that leads to a picture that a build makes. */
export function isPictureAddress(path: string): boolean {
  return path.startsWith(`/${picturesFolder}/`);
}

/** The largest width that a preview makes: it is there at once, and sharp enough to judge a page. */
const largest = 1400;

/** A picture as it is now, quickly encoded in one format whatever its address says: browsers look at the bytes. Nothing where no page shows it. */
export async function pictureAt(path: string, shown: readonly ShownPictures[]): Promise<Response | undefined> {
  const name = path.slice(picturesFolder.length + 2);
  for (const { orders, folder } of shown)
    for (const order of orders()) if (isOf(order, name)) return read(order, folder, name);
  // A page that isn't saved yet shows originals of which no file says anything.
  for (const { folder } of shown) {
    const { media } = readMedia(folder, String, (original) => isNamedAfter(name, original));
    const order = orderNamed(name, media);
    if (order) return read(order, folder, name);
  }
  return undefined;
}

/** True for a name of one of an order's files: that of a part of the same original goes on with its place. */
function isOf({ stem }: PictureOrder, name: string): boolean {
  return name.startsWith(stem) && /^(?:-\d+)?\.\w+$/.test(name.slice(stem.length));
}

async function read(order: PictureOrder, folder: string, name: string): Promise<Response | undefined> {
  const [, width = String(largest)] = /-(\d+)\.\w+$/.exec(name) ?? [];
  try {
    if (order.fallback.ending === 'svg')
      return siteFile(await readFile(join(folder, mediaFolder, order.file)), 'image/svg+xml');
    return siteFile(new Uint8Array(await quickPicture(order, folder, Math.min(Number(width), largest))), 'image/webp');
  } catch {
    return undefined;
  }
}
