import { join } from 'node:path';
import { filesBelow, namedContents } from './files-below.ts';
import { hashOf } from './hash.ts';

/** A name for the code and the schemas that check and write pages: another one makes every page anew. */
export function codeKey(root: string): string {
  const folders = ['schema', 'scripts/build', 'scripts/content', 'scripts/crew', 'scripts/hosting', 'src/page'];
  const inFolders = folders.flatMap((folder) => filesBelow(join(root, folder)));
  const schemas = filesBelow(join(root, 'src/blocks')).filter(
    (file) => file.endsWith('.json') || file.endsWith('.yaml'),
  );
  const files = [...inFolders, ...schemas, join(root, 'package-lock.json')].sort();
  return hashOf(...namedContents(root, files));
}
