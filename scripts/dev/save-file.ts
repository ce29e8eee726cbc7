import { closeSync, fsyncSync, openSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { insideOf } from '../inside.ts';

/**
 * Writes a file below a folder so that whoever reads it finds the old text or the new one, and a crash leaves one of both:
 * a temporary file first, which is synced and takes the other's name. A byte order mark and the file's rights stay.
 * Throws OutsideError where the path leads out of the folder or a link stands in its place.
 */
export function saveFile(folder: string, path: string, text: string): void {
  const file = insideOf(folder, path);
  const temporary = join(dirname(file), `.${basename(file)}.${process.pid}.tmp`);
  const hasMark = readFileSync(file)
    .subarray(0, 3)
    .equals(Buffer.from([0xef, 0xbb, 0xbf]));
  try {
    const handle = openSync(temporary, 'wx', statSync(file).mode);
    try {
      writeFileSync(handle, `${hasMark ? '\ufeff' : ''}${text}`);
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
    renameSync(temporary, file);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
}
