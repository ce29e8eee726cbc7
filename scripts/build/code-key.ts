import { join } from 'node:path';
import { hashOf } from '../cache/hash.ts';
import { filesBelow, namedContents } from './files-below.ts';

/** A name for the code and the schemas that check and write pages: another one makes every page anew. */
export function codeKey(root: string): string {
  const folders = [
    'schema',
    'src/content',
    'src/model',
    ...['build', 'cache', 'files', 'crew', 'hosting', 'schemas'].map((name) => `scripts/${name}`),
  ];
  const inFolders = folders.flatMap((folder) => filesBelow(join(root, folder)));
  const schemas = filesBelow(join(root, 'src/blocks')).filter(
    (file) => file.endsWith('.json') || file.endsWith('.yaml'),
  );
  const others = ['package-lock.json'].map((file) => join(root, file));
  const files = [...inFolders, ...schemas, ...others].sort();
  return hashOf(...namedContents(root, files));
}
