import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Every file in a folder and below it. */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

/** Files as parts of a hash: each one's place below `root`, and what it holds. */
export function namedContents(root: string, files: readonly string[]): (string | Uint8Array)[] {
  return files.flatMap((file) => [file.slice(root.length), readFileSync(file)]);
}
