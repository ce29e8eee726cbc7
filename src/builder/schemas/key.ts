import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashOf } from '../cache/hash.ts';
import { schemaFilesBelow } from './bundle.ts';

/**
 * A name for the schemas below `root`, by the texts of their files: reading these as data would take each command a tenth of its time.
 * Throws where one can't be read.
 */
export function schemasKey(root: string): string {
  const { shared, blocks } = schemaFilesBelow(root);
  // A checkout of Windows may end lines otherwise.
  const texts = [...shared, ...blocks].flatMap(([name, file]) => [
    name,
    readFileSync(join(root, file), 'utf8').replaceAll('\r\n', '\n'),
  ]);
  return hashOf(...texts);
}
