import { readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { codeOf } from '#builder/base';
import {
  type Acceptance,
  bytesOnDisk,
  type MessageStore,
  type NewMessage,
  newDelivery,
  type SentFile,
} from '#contact-function';
import { AttemptFiles } from './attempt-files.ts';
import { createWhole, type DiskSync, FolderSync, fsync, replaceWhole } from './durable.ts';
import { makeFolder, namesIn, removeLeftOvers } from './folder.ts';
import { HandledFiles, type Handling } from './handled-files.ts';
import { takesLargest } from './health.ts';
import { type Room, SpoolLedger } from './ledger.ts';
import { MessageFiles } from './message-files.ts';
import { bytesOf, entryOf, refreshLedger } from './refresh.ts';
import { SharedResult } from './shared-result.ts';
import { parseStored, type SpooledMessage, storedText } from './stored-message.ts';

export type { SpooledMessage } from './stored-message.ts';

/** How a spool is kept. */
export type SpoolOptions = {
  /** How writes get to the disk. */
  disk?: DiskSync | undefined;
  /** The bytes that it may hold (SPOOL_LIMIT_MB); without it there is no ceiling. */
  limit?: number | undefined;
  /** Told once of each file that holds no message. */
  onUnreadable?: (file: string) => void;
};

/** Nothing more is kept until something is deleted. */
class SpoolFullError extends Error {
  readonly code = 'SPOOL_LIMIT_MB';
}

const ending = '.json';
const idPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Keeps messages as files, one readable file each, in one folder. What its methods have answered is on disk.
 * Any number of processes may accept into one folder: a file is made exclusively, and never removed by who didn't make it
 * but by the one process that may change messages (see delivery/owner.ts): `update`, `remove` and the attempts are its own.
 */
export class Spool implements MessageStore {
  readonly folder: string;
  readonly ledger: SpoolLedger;
  /** What people have done with messages. */
  readonly handled: HandledFiles;
  /** What visitors have sent with messages. */
  readonly files: MessageFiles;
  readonly disk: DiskSync;
  readonly #folderSync: FolderSync;
  readonly #attempts: AttemptFiles;
  readonly #health: SharedResult<boolean>;
  readonly #look: SharedResult<void>;
  readonly #onUnreadable: (file: string) => void;
  #opened: Promise<void> | undefined;
  /** What the last look at the health has found; a message that proves otherwise has it looked at again. */
  #isHealthy = true;

  constructor(folder: string, { disk = fsync, limit, onUnreadable = () => undefined }: SpoolOptions = {}) {
    this.folder = folder;
    this.ledger = new SpoolLedger(limit);
    this.disk = disk;
    this.files = new MessageFiles(folder);
    this.#folderSync = new FolderSync(folder, disk);
    this.#attempts = new AttemptFiles(folder, disk);
    this.handled = new HandledFiles(folder, disk);
    this.#onUnreadable = onUnreadable;
    this.#look = new SharedResult(() => this.refresh());
    this.#health = new SharedResult(() => this.#takesLargest());
  }

  /**
   * Keeps a message. `crowded`: its sender's network has its share of the spool.
   * Rejects where the disk doesn't take it or the spool is full. Where only the last step fails, the folder's sync,
   * the message may be there all the same, and the same id finds it: another process may have acknowledged it by then.
   */
  async accept(arrival: NewMessage): Promise<Acceptance> {
    try {
      await this.open();
      // What other servers keep counts as well; a failure shows when the message itself is written.
      void this.#look.get().catch(() => undefined);
      const isKnown = this.ledger.entries.has(arrival.id);
      const acceptance = (isKnown ? await this.#repeated(arrival) : undefined) ?? (await this.#create(arrival));
      if (acceptance === 'stored' && !this.#isHealthy) this.#health.forget();
      return acceptance;
    } catch (error) {
      this.#health.forget();
      throw error;
    }
  }

  /** What becomes of a message whose id is taken; `undefined` where it isn't. */
  async #repeated({ id, bodyHash }: NewMessage): Promise<Acceptance | undefined> {
    const kept = await this.read(id);
    if (!kept) return undefined;
    if (kept.bodyHash !== bodyHash) return 'conflict';
    await this.#folderSync.sync();
    return 'repeated';
  }

  /** Makes the file of a message, unless another process has taken its id. */
  async #create(arrival: NewMessage): Promise<Acceptance> {
    const { id, receivedAt, bodyHash, suspicions, network, site, message } = arrival;
    const delivery = newDelivery(suspicions.length === 0 ? 'queued' : 'quarantined', Date.parse(receivedAt));
    const kept = { id, receivedAt, ...delivery, bodyHash, suspicions, network, site, message };
    const text = storedText(kept);
    const { files = [] } = message.own ?? {};
    const room = await this.takeRoom(bytesOnDisk(Buffer.byteLength(text)) + bytesOf(files), network);
    if (room === 'crowded') return (await this.#repeated(arrival)) ?? 'crowded';
    if (room === 'full')
      return this.#repeatedOr(arrival, new SpoolFullError('The spool holds as much as SPOOL_LIMIT_MB allows.'));
    try {
      if (files.length > 0) {
        // A message that is there names only files that are there, whenever the power fails.
        await this.files.keep(id, files);
        await this.#folderSync.sync();
      }
      const isMade = await createWhole(this.fileOf(id), text, this.disk);
      if (!isMade) throw new Error('Another process has taken the id and given it up.');
      this.#note(kept, text);
    } catch (error) {
      await this.#giveUpFiles(id, files);
      return await this.#repeatedOr(arrival, error);
    } finally {
      room();
    }
    await this.#folderSync.sync();
    return 'stored';
  }

  /** Takes room for so many bytes of a network, or says why there is none. What it returns gives the room back. */
  async takeRoom(bytes: number, network: string): Promise<Exclude<Room, 'free'> | (() => void)> {
    await this.open();
    if (this.ledger.roomFor(bytes, network) !== 'free') await this.#look.get();
    const room = this.ledger.roomFor(bytes, network);
    return room === 'free' ? this.ledger.reserve(bytes, network) : room;
  }

  /** Removes the files of an arrival that was not kept; not where its message is there all the same. */
  async #giveUpFiles(id: string, files: readonly SentFile[]): Promise<void> {
    if (files.length === 0) return;
    const kept = await this.read(id).catch(() => undefined);
    const named = kept?.message.own?.files?.some((file) => file.id === files[0]?.id);
    if (!named) await this.files.remove(id, files);
  }

  /** Says that a message was kept before, whatever has hindered to keep it now; rejects with `hindrance` where it wasn't. */
  async #repeatedOr(arrival: NewMessage, hindrance: unknown): Promise<Acceptance> {
    const repeated = await this.#repeated(arrival);
    if (repeated) return repeated;
    throw hindrance;
  }

  /** The message with this id, or `undefined` where there is none. Throws on an id or a file that is not valid. */
  async read(id: string): Promise<SpooledMessage | undefined> {
    try {
      return parseStored(await readFile(this.fileOf(id), 'utf8'), id);
    } catch (error) {
      if (codeOf(error) === 'ENOENT') return undefined;
      throw error;
    }
  }

  /** Whether there is a file of this id, whatever it holds. */
  async has(id: string): Promise<boolean> {
    return idPattern.test(id) && (await stat(this.fileOf(id)).catch(() => undefined)) !== undefined;
  }

  /** The ids of all messages, in no order. */
  async ids(): Promise<string[]> {
    return (await this.look()).ids;
  }

  /** The ids of all messages, in no order, and what people have done with some. */
  async look(): Promise<{ ids: string[]; handled: Map<string, Handling> }> {
    const ids: string[] = [];
    const handled = new Map<string, Handling>();
    for (const name of await namesIn(this.folder)) {
      const id = name.slice(0, -ending.length);
      const said = name.startsWith('.') ? HandledFiles.named(name) : undefined;
      if (said) handled.set(said.id, said.handling);
      else if (name.endsWith(ending) && idPattern.test(id)) ids.push(id);
    }
    return { ids, handled };
  }

  /** All messages, in no order; `onUnreadable` is told of files that hold none. */
  async *messages(onUnreadable: (file: string) => void): AsyncGenerator<SpooledMessage> {
    for (const id of await this.ids()) {
      try {
        const message = await this.read(id);
        if (message) yield message;
      } catch {
        onUnreadable(this.fileOf(id));
      }
    }
  }

  /** Writes a message's new state over the old one, the outcome of its attempt included. */
  async update(message: SpooledMessage): Promise<void> {
    const text = storedText(message);
    await replaceWhole(this.fileOf(message.id), text, this.disk);
    this.#note(message, text);
    await this.#attempts.discard(message.id);
    await this.#folderSync.sync();
  }

  /** Writes down that an attempt to deliver begins; `delivered` is the message as it will be when that succeeds. */
  async beginAttempt(delivered: SpooledMessage): Promise<void> {
    await this.#attempts.begin(delivered);
    await this.#folderSync.sync();
  }

  /** How many attempts have begun; one more than the message knows of where the last one's outcome was lost. */
  attemptsBegun(id: string): Promise<number> {
    return this.#attempts.begun(id);
  }

  /** Writes down that the attempt which began last has succeeded. Needs no room on the disk. */
  async completeAttempt(delivered: SpooledMessage): Promise<void> {
    if (!(await this.#attempts.complete(delivered.id, this.fileOf(delivered.id)))) return this.update(delivered);
    this.#note(delivered, storedText(delivered));
    await this.#folderSync.sync();
  }

  /** Deletes a message; for good with the next `sync`. */
  async remove(id: string): Promise<void> {
    const kept = await this.read(id).catch(() => undefined);
    await this.#attempts.discard(id);
    await this.handled.discard(id);
    await rm(this.fileOf(id), { force: true });
    await this.files.remove(id, kept?.message.own?.files ?? []);
    this.ledger.forget(id);
  }

  /** Resolves when the disk holds every name that was given or removed before. */
  sync(): Promise<void> {
    return this.#folderSync.sync();
  }

  /** Whether a message of the largest size would be kept now. Asked often, it is tried once a second. */
  canStore(): Promise<boolean> {
    return this.#health.get();
  }

  async #takesLargest(): Promise<boolean> {
    this.#isHealthy = await this.open()
      .then(() => takesLargest(this.folder, this.disk, this.ledger, () => this.#look.get()))
      .catch(() => false);
    return this.#isHealthy;
  }

  /** Removes what no message names: files of one that was never written, and what was left while writing. */
  async tidy(): Promise<number> {
    await removeLeftOvers(this.folder);
    return this.files.removeOrphans(async () => {
      await this.refresh();
      return this.ledger.entries;
    });
  }

  /** Makes the folder where it is missing, removes what a crash left and looks at what is there; once, and again after it failed. */
  open(): Promise<void> {
    this.#opened ??= this.#open().catch((error) => {
      this.#opened = undefined;
      throw error;
    });
    return this.#opened;
  }

  async #open(): Promise<void> {
    await makeFolder(this.folder, this.disk);
    await removeLeftOvers(this.folder);
    await this.refresh();
  }

  /** Looks for what other processes have made or deleted; `reread`: also for what they have changed. */
  async refresh({ reread = false } = {}): Promise<void> {
    await refreshLedger(this, reread, this.#onUnreadable);
  }

  /** The file of a message. Throws where `id` is not an id. */
  fileOf(id: string): string {
    if (!idPattern.test(id)) throw new Error(`"${id}" is not the id of a message.`);
    return join(this.folder, `${id}${ending}`);
  }

  #note(message: SpooledMessage, text: string): void {
    this.ledger.note(message.id, entryOf(message, text));
  }
}
