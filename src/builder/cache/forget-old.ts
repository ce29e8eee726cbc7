import { lstatSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Mark, removeManaged } from '../files/managed-folder.ts';

const day = 24 * 60 * 60 * 1000;

/**
 * Deletes what was last written more than so many days ago out of a folder of `cacheFolder()`; making it again costs a moment. Of
 * folders in it those go that have one of the marks.
 */
export function forgetOld(folder: string, days: number, marks: readonly Mark[] = []): void {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    // Another build may have deleted it meanwhile.
    const found = lstatSync(path, { throwIfNoEntry: false });
    if (!found || found.mtimeMs >= Date.now() - days * day) continue;
    if (!found.isDirectory()) rmSync(path, { force: true });
    else marks.some((mark) => removeManaged(path, mark));
  }
}
