import { basename, join } from 'node:path';

/** The file that holds the code of `entry` in the packed builder, which lies in `root`: it was made when that was packed. */
export function bundledFile(root: string, entry: string): string {
  return join(root, 'code', basename(entry).replace(/\.ts$/, '.mjs'));
}
