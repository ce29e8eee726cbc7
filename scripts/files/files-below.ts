import { type Dirent, readdirSync, readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

// Links are never followed: they lead out of the folder or around in it. Node's own recursive listing follows them or not,
// by its version and by what is asked for.

/** Every file in a folder and below it; no link and what it leads to. Throws where a folder can't be read. */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? filesBelow(join(folder, entry.name)) : ownFile(folder, entry),
  );
}

/** The same, while others go on. */
export async function listFilesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const found = entries.map((entry) =>
    entry.isDirectory() ? listFilesBelow(join(folder, entry.name)) : ownFile(folder, entry),
  );
  return (await Promise.all(found)).flat();
}

function ownFile(folder: string, entry: Dirent): string[] {
  return entry.isFile() ? [join(folder, entry.name)] : [];
}

/** Files as parts of a hash: each one's place below `root`, and what it holds. */
export function namedContents(root: string, files: readonly string[]): (string | Uint8Array)[] {
  return files.flatMap((file) => [file.slice(root.length), readFileSync(file)]);
}
