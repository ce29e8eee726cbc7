import { readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { SentFile } from '#contact-function';
import { temporaryEnding } from './durable.ts';
import type { LedgerEntry } from './ledger.ts';

/** How long a file without a message may be one whose message is just being written, in milliseconds. */
const youngFor = 60 * 60 * 1000;

const namePattern = /^\.([0-9a-f-]{36})\.([0-9a-f-]{36})\.file$/;

/**
 * The files that visitors send, beside their messages. One lies aside, named as temporary files are, until its message is about to be
 * written; then it gets its message's name. So a file without a message is left over from a crash, and nothing leads to it. Both ids
 * are made here or checked by the spool, so that no name needs `inside.ts`.
 */
export class MessageFiles {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Where a file lies until its message is kept. */
  readonly asideOf = (id: string): string => join(this.#folder, `.${id}${temporaryEnding}`);

  /** Where a file of a message lies. */
  fileOf(message: string, file: string): string {
    return join(this.#folder, `.${message}.${file}.file`);
  }

  /** Gives files the name of the message that is about to be written. The folder is the caller's to sync, before that. */
  async keep(message: string, files: readonly SentFile[]): Promise<void> {
    for (const { id } of files) await rename(this.asideOf(id), this.fileOf(message, id));
  }

  /** Removes files of a message that goes, or that has not come. */
  async remove(message: string, files: readonly Pick<SentFile, 'id'>[]): Promise<void> {
    for (const { id } of files) await rm(this.fileOf(message, id), { force: true });
  }

  /**
   * Removes files that no message names, once they are too old for one that is just being written. `entries` is asked for after the
   * folder was read: what was kept meanwhile is known by then.
   */
  async removeOrphans(entries: () => Promise<ReadonlyMap<string, LedgerEntry>>): Promise<number> {
    const found = (await readdir(this.#folder)).flatMap((name) => {
      const [, message, file] = namePattern.exec(name) ?? [];
      return message !== undefined && file !== undefined ? [{ name, message, file }] : [];
    });
    if (found.length === 0) return 0;
    const known = await entries();
    let removed = 0;
    for (const { name, message, file } of found) {
      const entry = known.get(message);
      // What names the files of a message that can't be read is unknown.
      if (entry?.status === 'unreadable' || entry?.files?.includes(file)) continue;
      const path = join(this.#folder, name);
      const { mtimeMs } = (await stat(path).catch(() => undefined)) ?? { mtimeMs: Date.now() };
      if (Date.now() - mtimeMs < youngFor) continue;
      await rm(path, { force: true });
      removed += 1;
    }
    return removed;
  }
}
