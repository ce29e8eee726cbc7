import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { insideOf } from '#builder/base';
import { siteFile } from '#builder/dev';
import { mediaFolder } from '#engine/base';

const types: Readonly<Record<string, string>> = {
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.svg': 'image/svg+xml',
};

/** An original of the folder of pictures, to be looked at; nothing where it is none. A drawing runs nothing, wherever it is opened. */
export async function originalAt(pages: string, address: string): Promise<Response | undefined> {
  const type = types[extname(address).toLowerCase()];
  if (type === undefined) return undefined;
  try {
    return siteFile(await readFile(insideOf(pages, `${mediaFolder}/${decodeURIComponent(address)}`)), type);
  } catch {
    return undefined;
  }
}
