import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

const day = 24 * 60 * 60 * 1000;

/** Deletes what was last written more than so many days ago out of a folder; making it again costs a moment. */
export function forgetOld(folder: string, days: number): void {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    // Another build may have deleted it meanwhile.
    const written = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Number.POSITIVE_INFINITY;
    if (written < Date.now() - days * day) rmSync(path, { recursive: true, force: true });
  }
}
