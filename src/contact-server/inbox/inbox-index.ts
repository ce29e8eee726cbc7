import { stat } from 'node:fs/promises';
import type { Handling } from '../spool/handled-files.ts';
import type { Spool } from '../spool/spool.ts';
import { entryOfMessage, type InboxEntry, needlesOf } from './entry.ts';
import { SortedList } from './sorted-list.ts';

/** So many files are read at once; visitors' messages come in by the same disk. */
const atOnce = 16;

/** What the words of all messages may take in memory, in bytes; of older messages beyond it, the files are searched. */
const mostWords = 128 * 1024 * 1024;

/** How many messages whose delivery goes on are looked at again with each refresh, in turns. */
const reread = 100;

/** How close to a look a change may be and still be missed by it, where a disk counts time in seconds (ms). */
const coarse = 2000;

/** How long what was seen of the folder counts, in ms: to look through 100,000 names takes a tenth of a second. */
const lately = 1000;

/** Whether a message comes before another one in the list; of two that came at once each list has the same order. */
function isNewer(a: InboxEntry, b: InboxEntry): boolean {
  return a.at > b.at || (a.at === b.at && a.id < b.id);
}

/**
 * What is known of all messages of a spool, the newest first. It is read once, in the background, and after that by what has changed in
 * the folder: other processes take messages, deliver and delete them.
 */
export class InboxIndex {
  readonly #spool: Spool;
  readonly #entries = new Map<string, InboxEntry>();
  readonly #byTime = new SortedList<InboxEntry>(isNewer);
  readonly #byName = new SortedList<InboxEntry>(
    (a, b) => a.sortedBy < b.sortedBy || (a.sortedBy === b.sortedBy && isNewer(a, b)),
  );
  #words = 0;
  #loading: Promise<void> | undefined;
  /** Before the first look nobody knows how many there are: one at least. */
  #toRead = 1;
  /** When the folder was looked at last, and when it had changed last by then. */
  #looked = { at: 0, changed: Number.NaN };
  #turn = 0;

  constructor(spool: Spool) {
    this.#spool = spool;
  }

  /** All messages that are known, the newest first. */
  get newestFirst(): readonly InboxEntry[] {
    return this.#byTime.entries;
  }

  /** All messages that are known, in the order of names. */
  get byName(): readonly InboxEntry[] {
    return this.#byName.entries;
  }

  /** What is known of a message; nothing where it isn't known. */
  get(id: string): InboxEntry | undefined {
    return this.#entries.get(id);
  }

  /** How many messages are still to be read. */
  get unread(): number {
    return this.#toRead;
  }

  /** Brings the index up to date. Where that takes longer than `patience` (ms), it goes on in the background. */
  async refresh(patience: number): Promise<void> {
    this.#loading ??= this.#load().finally(() => {
      this.#loading = undefined;
    });
    let timer: NodeJS.Timeout | undefined;
    const enough = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, patience);
    });
    await Promise.race([this.#loading, enough]);
    clearTimeout(timer);
  }

  /** Reads all that is there now, however long that takes: for who wants everything of somebody. */
  async readWhole(): Promise<void> {
    await this.#loading;
    this.#looked = { at: 0, changed: Number.NaN };
    this.#loading ??= this.#load().finally(() => {
      this.#loading = undefined;
    });
    await this.#loading;
  }

  /** Reads a message again, whatever is known of it. */
  async reread(id: string): Promise<InboxEntry | undefined> {
    await this.#read(id, await this.#spool.handled.of(id));
    return this.#entries.get(id);
  }

  /** Looks again how the delivery of some messages stands, which may have gone on in another process. */
  async renew(entries: readonly InboxEntry[]): Promise<InboxEntry[]> {
    await Promise.all(entries.map(({ id, handling }) => this.#read(id, handling)));
    return entries.filter(({ id }) => this.#entries.has(id));
  }

  /** Those of some messages whose words hold all of `wanted`. */
  async search(entries: readonly InboxEntry[], wanted: string): Promise<InboxEntry[]> {
    const needles = needlesOf(wanted).map((word) => Buffer.from(word));
    const isIn = (words: Buffer) => needles.every((needle) => words.includes(needle));
    const found: InboxEntry[] = [];
    for (const entry of entries) {
      const words = entry.words ?? (needles.length === 0 ? Buffer.alloc(0) : await this.#wordsOf(entry));
      if (isIn(words)) found.push(entry);
    }
    return found;
  }

  async #load(): Promise<void> {
    if (Math.abs(Date.now() - this.#looked.at) < lately) return;
    const { mtimeMs: changed } = (await stat(this.#spool.folder).catch(() => undefined)) ?? { mtimeMs: 0 };
    if (changed === this.#looked.changed && this.#looked.at - changed > coarse) return;
    this.#looked = { at: Date.now(), changed };
    const { ids, handled } = await this.#spool.look();
    const come = ids.filter((id) => !this.#entries.has(id));
    if (ids.length - come.length < this.#entries.size) {
      const present = new Set(ids);
      for (const id of [...this.#entries.keys()]) if (!present.has(id)) this.#forget(id);
    }
    for (const entry of this.#entries.values()) entry.handling = handled.get(entry.id);
    this.#toRead = come.length;
    await this.#readAll(come, handled, () => {
      this.#toRead = Math.max(0, this.#toRead - atOnce);
    });
    await this.#readAll(this.#open(), handled);
  }

  /** Some of the messages whose delivery isn't at its end, other ones each time. */
  #open(): string[] {
    const open = [...this.#entries.values()].flatMap(({ id, status }) => (status === 'sent' ? [] : [id]));
    const from = this.#turn < open.length ? this.#turn : 0;
    this.#turn = from + reread;
    return open.slice(from, from + reread);
  }

  async #readAll(ids: readonly string[], handled: ReadonlyMap<string, Handling>, onSome: () => void = () => undefined) {
    for (let at = 0; at < ids.length; at += atOnce) {
      await Promise.all(ids.slice(at, at + atOnce).map((id) => this.#read(id, handled.get(id))));
      onSome();
    }
  }

  async #read(id: string, handling: Handling | undefined): Promise<void> {
    // What holds no message is told by the server's log.
    const kept = await this.#spool.read(id).catch(() => undefined);
    const known = this.#entries.get(id);
    // What was asked and answered never changes, nor does what is made of it.
    if (kept && known) Object.assign(known, { status: kept.status, handling });
    else if (kept) this.#add(entryOfMessage(kept, handling));
    else this.#forget(id);
  }

  #add(entry: InboxEntry): void {
    const bytes = entry.words?.length ?? 0;
    if (this.#words + bytes > mostWords) delete entry.words;
    else this.#words += bytes;
    this.#entries.set(entry.id, entry);
    this.#byTime.add(entry);
    this.#byName.add(entry);
  }

  #forget(id: string): void {
    const entry = this.#entries.get(id);
    if (!entry) return;
    this.#words -= entry.words?.length ?? 0;
    this.#entries.delete(id);
    this.#byTime.remove(entry);
    this.#byName.remove(entry);
  }

  async #wordsOf({ id, handling }: InboxEntry): Promise<Buffer> {
    const kept = await this.#spool.read(id).catch(() => undefined);
    return (kept && entryOfMessage(kept, handling).words) ?? Buffer.alloc(0);
  }
}
