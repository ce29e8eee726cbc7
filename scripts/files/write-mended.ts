import { readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import type { MendedFile } from '../../src/content/4-compile/fix-files.ts';
import { writeInside } from '../inside.ts';

/** Writes a mended file; a byte order mark that was there stays. */
export function writeMended(path: string, { after }: MendedFile): void {
  const bytes = readFileSync(path);
  const hasMark = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
  writeInside(dirname(path), basename(path), `${hasMark ? '\ufeff' : ''}${after}`);
}
