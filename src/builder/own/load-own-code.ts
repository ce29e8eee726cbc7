import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { noOwnCode, putOwnCode } from '../base/own-code.ts';
import { ownFolders } from './own-names.ts';

/**
 * Takes in the code of a site's own, which is compiled once and again where a file of it or a package has changed. A site without any has
 * nothing compiled and nothing loaded. Throws UsageError where it can't be compiled, in words.
 */
export async function loadOwnCode(site: string): Promise<void> {
  if (!Object.values(ownFolders).some((folder) => existsSync(join(site, folder)))) return putOwnCode(noOwnCode);
  await (await import('./take-own-code.ts')).takeOwnCode(site);
}
