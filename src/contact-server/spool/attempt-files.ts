import { readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { codeOf } from '#builder/base';
import { type DiskSync, replaceWhole } from './durable.ts';
import { parseStored, type SpooledMessage, storedText } from './stored-message.ts';

/**
 * The files that say which attempts have begun. One holds the message as it will be when its mail is delivered, so that
 * the success is written by a renaming alone, which a full disk still takes. Ids are checked by the spool, so that no name
 * needs `inside.ts`.
 */
export class AttemptFiles {
  readonly #folder: string;
  readonly #sync: DiskSync;

  constructor(folder: string, sync: DiskSync) {
    this.#folder = folder;
    this.#sync = sync;
  }

  /** Writes down that an attempt begins. The folder is the caller's to sync. */
  async begin(delivered: SpooledMessage): Promise<void> {
    await replaceWhole(this.#fileOf(delivered.id), storedText(delivered), this.#sync);
  }

  /** How many attempts there were with the last one that was written down: 0 where none was, Infinity where it can't be known. */
  async begun(id: string): Promise<number> {
    try {
      return parseStored(await readFile(this.#fileOf(id), 'utf8'), id).attempts;
    } catch (error) {
      return codeOf(error) === 'ENOENT' ? 0 : Number.POSITIVE_INFINITY;
    }
  }

  /** Puts the message as delivered in the place of `file`. Returns false where the attempt's file is gone. */
  async complete(id: string, file: string): Promise<boolean> {
    try {
      await rename(this.#fileOf(id), file);
      return true;
    } catch (error) {
      if (codeOf(error) === 'ENOENT') return false;
      throw error;
    }
  }

  /** Removes what says that an attempt has begun. */
  async discard(id: string): Promise<void> {
    await rm(this.#fileOf(id), { force: true });
  }

  #fileOf(id: string): string {
    return join(this.#folder, `.${id}.attempt`);
  }
}
