import { basename, join } from 'node:path';
import { bundledFile } from '../base/bundled-code.mjs';
import { hashOf } from '../cache/hash.ts';
import { filesBelow, namedContents } from '../files/files-below.ts';

/**
 * A name for what checks and writes pages: another one makes every page again. All code has the name of the build's own
 * bundle, whose inputs the bundler lists; the rest is what that code reads of the project, schemas and examples.
 */
export function codeKey(root: string): string {
  const code = basename(bundledFile(root, 'scripts/build.ts'));
  const read = ['schema', 'src/kit/blocks']
    .flatMap((folder) => filesBelow(join(root, folder)))
    .filter((file) => !/\.tsx?$/.test(file));
  return hashOf(code, ...namedContents(root, read.sort()));
}
