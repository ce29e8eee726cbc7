import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** How writes get from memory to the disk. */
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
 * Writes a file so that a reader, or a crash, finds the old text or the new one and never a part:
 * a temporary file first, which is synced and takes the other's name. The folder is the caller's to sync.
 */
export async function writeWhole(file: string, text: string, sync: DiskSync): Promise<void> {
  const temporary = join(dirname(file), `.${crypto.randomUUID()}${temporaryEnding}`);
  try {
    const handle = await open(temporary, 'wx', 0o600);
    try {
      await handle.writeFile(text);
      await sync.file(handle);
    } finally {
      await handle.close();
    }
    await rename(temporary, file);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
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
