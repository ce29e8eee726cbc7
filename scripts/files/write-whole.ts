import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { threadId } from 'node:worker_threads';
import { codeOf } from '../error-code.ts';

/**
 * `mode` are the rights of the file; `isSynced` has the disk hold it before it takes its place, for what can't be made again;
 * `temporary` is the temporary file, on the same disk, where it isn't to stand beside the other.
 */
type WriteOptions = { mode?: number; isSynced?: boolean; temporary?: string };

/**
 * Writes a file so that whoever reads it finds the old bytes or the new ones, and a process that is killed leaves one of
 * both: a temporary file first, which then takes the other's name. A name that comes from content has gone through `inside.ts`.
 */
export function writeWhole(file: string, content: string | Uint8Array, options: WriteOptions = {}): void {
  const { mode, isSynced = false } = options;
  // Threads of one process may write the same file.
  const { temporary = join(dirname(file), `.${basename(file)}.${process.pid}-${threadId}.tmp`) } = options;
  // One that is there was left by a process that was killed, or is somebody's link: neither is written into.
  rmSync(temporary, { force: true });
  try {
    const handle = openSync(temporary, 'wx', mode);
    try {
      writeFileSync(handle, content);
      if (isSynced) fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
    renameSync(temporary, file);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
}

/** Has the disk hold which files a folder has. Systems that can't be asked for it do so by themselves. */
export function syncFolder(folder: string): void {
  let handle: number | undefined;
  try {
    handle = openSync(folder, 'r');
    fsyncSync(handle);
  } catch (error) {
    const code = codeOf(error);
    if (code !== 'EISDIR' && code !== 'EPERM' && code !== 'EACCES' && code !== 'EINVAL') throw error;
  } finally {
    if (handle !== undefined) closeSync(handle);
  }
}
