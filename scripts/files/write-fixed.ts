import { readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import type { ChangedFile } from '../../src/content/4-compile/fix-files.ts';
import { writeInside } from '../inside.ts';

/** Writes a fixed file; a byte order mark that was there stays. */
export function writeFixed(path: string, { after }: ChangedFile): void {
  const bytes = readFileSync(path);
  const hasMark = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
  writeInside(dirname(path), basename(path), `${hasMark ? '\ufeff' : ''}${after}`);
}
