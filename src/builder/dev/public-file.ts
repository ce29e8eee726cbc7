import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { getMimeType } from 'hono/utils/mime';
import { fontFolder } from '../base/font-folder.ts';
import type { Judged } from './guard/refusal.ts';
import { servedFile } from './guard/served-files.ts';
import { isShownOnly, siteFile } from './guard/site-file.ts';

/** A public file as it is now; nothing where it was removed in this very moment. `path` is its address, which the guard has looked at. */
export async function publicFile(publicFolder: string, path: string): Promise<Response | undefined> {
  const name = decodeURIComponent(path);
  const bytes = await readFile(join(publicFolder, name)).catch(() => undefined);
  return bytes && siteFile(bytes, getMimeType(name) ?? 'application/octet-stream');
}

/** The builder's own letters, which a site without them is set in. */
export async function ownLetters(address: string): Promise<Response | undefined> {
  return /^\/fonts\/\w[\w.-]*$/.test(address) ? publicFile(dirname(fontFolder), address) : undefined;
}

/**
 * What a shown page asks for of the site's public files, letters included: nothing that would be run, nothing of `closed`, and nothing
 * where there is no such file.
 */
export async function shownFile(
  request: Judged,
  publicFolder: string,
  closed: readonly string[],
): Promise<Response | undefined> {
  const [address = '/'] = (request.url ?? '/').split(/[?#]/);
  if (!isShownOnly(request)) return undefined;
  const file = servedFile(address, { root: publicFolder, code: [], publicFolder, closed });
  return file === 'public' ? publicFile(publicFolder, address) : ownLetters(address);
}
