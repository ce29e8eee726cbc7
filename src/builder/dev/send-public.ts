import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { getMimeType } from 'hono/utils/mime';
import { siteFileHeaders } from './guard/site-file.ts';
import { sendLine } from './send.ts';

/** Answers with a public file as it is now. `path` is its address, which the guard has looked at. */
export async function sendPublic(response: ServerResponse, publicFolder: string, path: string): Promise<void> {
  const name = decodeURIComponent(path);
  try {
    const bytes = await readFile(join(publicFolder, name));
    const type = getMimeType(name) ?? 'application/octet-stream';
    response
      .writeHead(200, { ...siteFileHeaders(type), 'content-length': bytes.length, 'cache-control': 'no-cache' })
      .end(bytes);
  } catch {
    // Removed in this very moment.
    sendLine(response, 404, 'This file is gone.');
  }
}
