import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { extname } from 'node:path';
import { insideOf } from '#builder/base';
import { sendLine, siteFileHeaders } from '#builder/dev';
import { mediaFolder } from '#engine/base';

const types: Readonly<Record<string, string>> = {
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.svg': 'image/svg+xml',
};

/** Sends an original of the folder of pictures, to be looked at. A drawing runs nothing, wherever it is opened. */
export async function sendOriginal(response: ServerResponse, pages: string, address: string): Promise<void> {
  const type = types[extname(address).toLowerCase()];
  try {
    if (type === undefined) throw new Error('It is no picture.');
    const bytes = await readFile(insideOf(pages, `${mediaFolder}/${decodeURIComponent(address)}`));
    response
      .writeHead(200, {
        ...siteFileHeaders(type),
        'content-length': bytes.length,
        'cache-control': 'no-cache',
      })
      .end(bytes);
  } catch {
    sendLine(response, 404, 'There is no such picture.');
  }
}
