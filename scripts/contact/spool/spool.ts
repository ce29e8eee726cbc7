import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Delivery, newDelivery } from '../../../supabase/functions/send-contact-email/delivery.ts';
import type { CompleteMessage } from '../../../supabase/functions/send-contact-email/message.ts';
import type { Acceptance, MessageStore, NewMessage } from '../../../supabase/functions/send-contact-email/store.ts';
import { type DiskSync, FolderSync, fsync, temporaryEnding, writeWhole } from './durable.ts';

/** A message as its file holds it. */
export type SpooledMessage = Delivery & {
  id: string;
  receivedAt: string;
  bodyHash: string;
  suspicions: string[];
  message: CompleteMessage;
};

/** How old a temporary file must be before it is left over from a crash and not being written, in milliseconds. */
const leftOverAfter = 60 * 60 * 1000;
const ending = '.json';
const idPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Keeps messages as files, one readable file each, in one folder. What `accept` and `update` have answered is on disk.
 * Other processes may accept into the same folder; `update` is for one at a time (see delivery/owner.ts).
 */
export class Spool implements MessageStore {
  readonly folder: string;
  readonly #sync: DiskSync;
  readonly #folderSync: FolderSync;
  readonly #arriving = new Map<string, Promise<unknown>>();
  #opened: Promise<void> | undefined;

  constructor(folder: string, sync: DiskSync = fsync) {
    this.folder = folder;
    this.#sync = sync;
    this.#folderSync = new FolderSync(folder, sync);
  }

  /** Keeps a message; equal ids that arrive at once wait for each other. Rejects when the disk does not take it. */
  async accept(arrival: NewMessage): Promise<Acceptance> {
    const before = this.#arriving.get(arrival.id) ?? Promise.resolve();
    const own = before.catch(() => undefined).then(() => this.#accept(arrival));
    this.#arriving.set(arrival.id, own);
    try {
      return await own;
    } finally {
      if (this.#arriving.get(arrival.id) === own) this.#arriving.delete(arrival.id);
    }
  }

  async #accept({ id, receivedAt, bodyHash, suspicions, message }: NewMessage): Promise<Acceptance> {
    await this.open();
    const kept = await this.read(id);
    if (kept) {
      if (kept.bodyHash !== bodyHash) return 'conflict';
      await this.#folderSync.sync();
      return 'repeated';
    }
    const delivery = newDelivery(suspicions.length === 0 ? 'queued' : 'quarantined', Date.parse(receivedAt));
    try {
      await this.#write({ id, receivedAt, ...delivery, bodyHash, suspicions, message });
    } catch (error) {
      await rm(this.fileOf(id), { force: true });
      throw error;
    }
    return 'stored';
  }

  /** The message with this id, or `undefined` where there is none. Throws on an id or a file that is not valid. */
  async read(id: string): Promise<SpooledMessage | undefined> {
    try {
      return JSON.parse(await readFile(this.fileOf(id), 'utf8')) as SpooledMessage;
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  }

  /** All messages, in no order; `onUnreadable` is told of files that can't be read. */
  async *messages(onUnreadable: (file: string) => void): AsyncGenerator<SpooledMessage> {
    for (const name of await namesIn(this.folder)) {
      const id = name.slice(0, -ending.length);
      if (!name.endsWith(ending) || !idPattern.test(id)) continue;
      try {
        const message = await this.read(id);
        if (message) yield message;
      } catch {
        onUnreadable(join(this.folder, name));
      }
    }
  }

  /** Writes a message's new state over the old one. */
  async update(message: SpooledMessage): Promise<void> {
    await this.#write(message);
  }

  /** Whether the disk takes the largest possible message now. */
  async canStore(): Promise<boolean> {
    const probe = join(this.folder, `.probe-${crypto.randomUUID()}${temporaryEnding}`);
    try {
      await this.open();
      await writeWhole(probe, ' '.repeat(64 * 1024), this.#sync);
      return true;
    } catch {
      return false;
    } finally {
      await rm(probe, { force: true }).catch(() => undefined);
    }
  }

  /** Makes the folder where it is missing and removes what a crash left; done once, and again after it failed. */
  open(): Promise<void> {
    this.#opened ??= this.#open().catch((error) => {
      this.#opened = undefined;
      throw error;
    });
    return this.#opened;
  }

  /** The file of a message. Throws where `id` is not an id. */
  fileOf(id: string): string {
    if (!idPattern.test(id)) throw new Error(`"${id}" is not the id of a message.`);
    return join(this.folder, `${id}${ending}`);
  }

  async #open(): Promise<void> {
    const first = await mkdir(this.folder, { recursive: true, mode: 0o700 });
    for (let made = this.folder; first !== undefined && made.length >= first.length; made = dirname(made))
      await this.#sync.folder(dirname(made));
    for (const name of await readdir(this.folder)) {
      if (!name.endsWith(temporaryEnding)) continue;
      const file = join(this.folder, name);
      const age = Date.now() - ((await stat(file).catch(() => undefined))?.mtimeMs ?? Date.now());
      if (age > leftOverAfter) await rm(file, { force: true });
    }
  }

  async #write(message: SpooledMessage): Promise<void> {
    await writeWhole(this.fileOf(message.id), `${JSON.stringify(message, null, 2)}\n`, this.#sync);
    await this.#folderSync.sync();
  }
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
