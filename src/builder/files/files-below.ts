import { readFileSync, statSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { entriesBelow } from './folder-entries.ts';

// Links are never followed: they lead out of the folder or around in it. Node's own recursive listing follows them or not,
// by its version and by what is asked for.

/** Every file in a folder and below it; no link and what it leads to. Throws where there is no such folder. */
export function filesBelow(folder: string): string[] {
  statSync(folder);
  return entriesBelow(folder).flatMap(({ path, kind }) => (kind === 'file' ? [join(folder, path)] : []));
}

/** The same, while others go on. */
export async function listFilesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const found = entries.map((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return listFilesBelow(path);
    return entry.isFile() ? [path] : [];
  });
  return (await Promise.all(found)).flat();
}

/** Files as parts of a hash: each one's place below `root`, and what it holds. */
export function namedContents(root: string, files: readonly string[]): (string | Uint8Array)[] {
  return files.flatMap((file) => [file.slice(root.length), readFileSync(file)]);
}
