import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashOf } from './hash.ts';

/** A name for the code and the schemas that check and write pages: another one makes every page anew. */
export function codeKey(root: string): string {
  const folders = ['schema', 'scripts/build', 'scripts/content', 'scripts/crew', 'scripts/hosting', 'src/page'];
  const inFolders = folders.flatMap((folder) => filesBelow(join(root, folder)));
  const schemas = filesBelow(join(root, 'src/blocks')).filter(
    (file) => file.endsWith('.json') || file.endsWith('.yaml'),
  );
  const files = [...inFolders, ...schemas, join(root, 'package-lock.json')].sort();
  return hashOf(...files.flatMap((file) => [file.slice(root.length), readFileSync(file)]));
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}
