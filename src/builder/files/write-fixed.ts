import { readFileSync, statSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import type { ChangedFile } from '#engine';
import { insideOf } from '../base/inside.ts';
import { writeWhole } from './write-whole.ts';

/** Writes a fixed file, whole or not at all; a byte order mark that was there stays, and so do its rights. */
export function writeFixed(path: string, { after }: ChangedFile): void {
  const bytes = readFileSync(path);
  const hasMark = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
  const file = insideOf(dirname(path), basename(path));
  writeWhole(file, `${hasMark ? '\ufeff' : ''}${after}`, { mode: statSync(file).mode, isSynced: true });
}
