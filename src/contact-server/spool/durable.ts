import { type FileHandle, link, open, rename, rm, unlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { codeOf } from '#builder/base';

/**
 * How writes get from memory to the disk. What is written here is named by the spool: an id that it has checked, in a folder
 * that it has made. No name comes from content, a configuration or a visitor, so that none goes through `inside.ts`.
 */
export type DiskSync = {
  file(handle: FileHandle): Promise<void>;
  folder(path: string): Promise<void>;
};

/** Waits until the disk holds what was written. */
export const fsync: DiskSync = {
  file: (handle) => handle.sync(),
  folder: async (path) => {
    const handle = await open(path, 'r');
    try {
      await handle.sync();
    } finally {
      await handle.close();
    }
  },
};

/** The ending of files that are being written; one that stays after a crash holds nothing that was acknowledged. */
export const temporaryEnding = '.tmp';

/**
 * Writes a file over another, so that a reader, or a crash, finds the old text or the new one and never a part.
 * The folder is the caller's to sync.
 */
export async function replaceWhole(file: string, text: string, sync: DiskSync): Promise<void> {
  await throughTemporary(file, text, sync, (temporary) => rename(temporary, file));
}

/**
 * Makes a file that must not be there yet. Returns false where it is: of several processes that make it at once, one does.
 * A reader, or a crash, finds no file or a whole one. The folder is the caller's to sync.
 */
export async function createWhole(file: string, text: string, sync: DiskSync): Promise<boolean> {
  return throughTemporary(file, text, sync, async (temporary) => {
    try {
      // Unlike a renaming, a link never takes the place of what is there.
      await link(temporary, file);
    } catch (error) {
      if (codeOf(error) === 'EEXIST') return false;
      throw error;
    }
    // A name that can't be removed now is removed at the next start.
    await unlink(temporary).catch(() => undefined);
    return true;
  });
}

/** Writes and syncs a temporary file beside `file` and has `publish` name it; removes it where that fails. */
async function throughTemporary<T>(
  file: string,
  text: string,
  sync: DiskSync,
  publish: (temporary: string) => Promise<T>,
): Promise<T> {
  const temporary = join(dirname(file), `.${crypto.randomUUID()}${temporaryEnding}`);
  let isPublished = false;
  try {
    const handle = await open(temporary, 'wx', 0o600);
    try {
      await handle.writeFile(text);
      await sync.file(handle);
    } finally {
      await handle.close();
    }
    const result = await publish(temporary);
    isPublished = result !== false;
    return result;
  } finally {
    if (!isPublished) await rm(temporary, { force: true });
  }
}

/** Syncs a folder; calls that come while a sync is running share the next one. */
export class FolderSync {
  readonly #sync: () => Promise<void>;
  #running: Promise<void> | undefined;
  #next: Promise<void> | undefined;

  constructor(folder: string, sync: DiskSync) {
    this.#sync = () => sync.folder(folder);
  }

  /** Resolves when a sync that began after this call is done. */
  sync(): Promise<void> {
    if (this.#next) return this.#next;
    if (!this.#running) return this.#start();
    this.#next = this.#running
      .catch(() => undefined)
      .then(() => {
        this.#next = undefined;
        return this.#start();
      });
    return this.#next;
  }

  #start(): Promise<void> {
    this.#running = this.#sync().finally(() => {
      this.#running = undefined;
    });
    return this.#running;
  }
}
