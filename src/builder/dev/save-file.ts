import { readFileSync, statSync } from 'node:fs';
import { insideOf } from '../base/inside.ts';
import { writeWhole } from '../files/write-whole.ts';

/**
 * Writes a file below a folder over the old one, whole or not at all, crash or not. A byte order mark and the file's rights
 * stay. Throws OutsideError where the path leads out of the folder or a link stands in its place.
 */
export function saveFile(folder: string, path: string, text: string): void {
  const file = insideOf(folder, path);
  const hasMark = readFileSync(file)
    .subarray(0, 3)
    .equals(Buffer.from([0xef, 0xbb, 0xbf]));
  writeWhole(file, `${hasMark ? '\ufeff' : ''}${text}`, { mode: statSync(file).mode, isSynced: true });
}
