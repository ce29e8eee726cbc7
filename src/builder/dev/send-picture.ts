import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { isNamedAfter, orderNamed, type PictureOrder, picturesFolder } from '#engine';
import { mediaFolder } from '#engine/base';
import { readMedia } from '../files/media-files.ts';
import { quickPicture } from '../pictures/encode.ts';
import type { ShownPictures } from '../pictures/write-pictures.ts';
import { siteFileHeaders } from './guard/site-file.ts';
import { sendLine } from './send.ts';

/** True for an address that leads to a picture that a build makes. */
export function isPictureAddress(path: string): boolean {
  return path.startsWith(`/${picturesFolder}/`);
}

/** The largest width that a preview makes: it is there at once, and sharp enough to judge a page. */
const largest = 1400;

/** Answers with a picture as it is now, quickly encoded in one format whatever its address says: browsers look at the bytes. */
export async function sendPicture(
  response: ServerResponse,
  path: string,
  shown: readonly ShownPictures[],
): Promise<void> {
  const name = path.slice(picturesFolder.length + 2);
  for (const { orders, folder } of shown)
    for (const order of orders())
      if (name.startsWith(`${order.stem}-`) || name === `${order.stem}.svg`) return send(response, order, folder, name);
  // A page that isn't saved yet shows originals of which no file says anything.
  for (const { folder } of shown) {
    const { media } = readMedia(folder, String, (original) => isNamedAfter(name, original));
    const order = orderNamed(name, media);
    if (order) return send(response, order, folder, name);
  }
  sendLine(response, 404, 'No page shows this picture.');
}

async function send(response: ServerResponse, order: PictureOrder, folder: string, name: string): Promise<void> {
  const isDrawing = order.fallback.ending === 'svg';
  const [, width = String(largest)] = /-(\d+)\.\w+$/.exec(name) ?? [];
  try {
    const bytes = isDrawing
      ? await readFile(join(folder, mediaFolder, order.file))
      : await quickPicture(order, folder, Math.min(Number(width), largest));
    const type = isDrawing ? 'image/svg+xml' : 'image/webp';
    response
      .writeHead(200, { ...siteFileHeaders(type), 'content-length': bytes.length, 'cache-control': 'no-cache' })
      .end(bytes);
  } catch {
    sendLine(response, 404, 'This picture can’t be read.');
  }
}
