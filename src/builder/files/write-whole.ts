import { closeSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { threadId } from 'node:worker_threads';
import { codeOf } from '../base/error-code.ts';
import { insideOf } from '../base/inside.ts';

/**
 * `mode` are the rights of the file; `isSynced` has the disk hold it before it takes its place, for what can't be made again;
 * `temporary` is the temporary file, on the same disk, where it isn't to stand beside the other.
 */
type WriteOptions = { mode?: number | undefined; isSynced?: boolean; temporary?: string };
type NewFileOptions = Pick<WriteOptions, 'mode' | 'isSynced'>;

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
    writeNew(temporary, content, { mode, isSynced });
    renameSync(temporary, file);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
}

/**
 * Writes a file below a folder as `writeWhole` does, and has the disk hold it; folders on the way are made where they are missing. Throws
 * OutsideError where the path leads out of the folder or a link stands in its way.
 */
export function writeWholeInside(folder: string, path: string, content: string | Uint8Array): void {
  const file = insideOf(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeWhole(file, content, { isSynced: true });
}

/** Writes a file that isn't there yet, whole or not at all unless the process is killed. Throws EEXIST where it is there. */
export function writeNew(file: string, content: string | Uint8Array, options: NewFileOptions): void {
  const handle = openSync(file, 'wx', options.mode);
  try {
    writeFileSync(handle, content);
    if (options.isSynced) fsyncSync(handle);
  } catch (error) {
    rmSync(file, { force: true });
    throw error;
  } finally {
    closeSync(handle);
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
