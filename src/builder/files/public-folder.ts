import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { publicFolder } from '#engine/base';
import { siteRoot } from '../base/site-root.ts';

/**
 * Where the files lie that a site serves as they are: in its content folder, where that has such a folder, else in `shared`, the
 * site's.
 */
export function publicFolderOf(pages: string, shared = join(siteRoot(), 'public')): string {
  const own = join(pages, publicFolder);
  return existsSync(own) ? own : shared;
}
