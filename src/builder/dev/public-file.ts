import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getMimeType } from 'hono/utils/mime';
import { siteFile } from './guard/site-file.ts';

/** A public file as it is now; nothing where it was removed in this very moment. `path` is its address, which the guard has looked at. */
export async function publicFile(publicFolder: string, path: string): Promise<Response | undefined> {
  const name = decodeURIComponent(path);
  const bytes = await readFile(join(publicFolder, name)).catch(() => undefined);
  return bytes && siteFile(bytes, getMimeType(name) ?? 'application/octet-stream');
}
