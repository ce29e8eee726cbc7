import { lstat, mkdir, readdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { codeOf } from '#builder/base';
import { type DiskSync, temporaryEnding } from './durable.ts';

/** How old a temporary file must be before it is left over from a crash and not being written, in milliseconds. */
const leftOverAfter = 60 * 60 * 1000;

/** Makes a folder that only its owner can read, and has the disk hold every name on the way to it. */
export async function makeFolder(folder: string, disk: DiskSync): Promise<void> {
  const first = await mkdir(folder, { recursive: true, mode: 0o700 });
  for (let made = folder; first !== undefined && made.length >= first.length; made = dirname(made))
    await disk.folder(dirname(made));
}

/**
 * Removes the temporary files of processes that ended while they wrote. One that is a second name of a message goes at once,
 * so that nothing of the message stays when it is deleted. Whatever else lies there stays.
 */
export async function removeLeftOvers(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.startsWith('.') || !name.endsWith(temporaryEnding)) continue;
    const file = join(folder, name);
    const found = await lstat(file).catch(() => undefined);
    if (found?.isFile() && (found.nlink > 1 || Date.now() - found.mtimeMs > leftOverAfter))
      await rm(file, { force: true });
  }
}

/** The names in a folder; none where it isn't there. */
export async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return [];
    throw error;
  }
}
