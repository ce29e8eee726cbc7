import { createHash } from 'node:crypto';
import type { Stats } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';

/** One form of a file, lent for one answer: size and ETag belong to these bytes and no others. */
export type Form = {
  size: number;
  etag: string;
  /** The bytes, or the open file that holds them. */
  content: Buffer | OpenFile;
  /** Gives it back when the answer is over. */
  release: () => void;
};

/** A file that stays the same one, whatever happens to its name; and how it was when it was opened. */
export type OpenFile = { handle: FileHandle; stats: Stats };

/** Files above this size are read from the disk each time, piece by piece. */
const mostBytesHeld = 1024 * 1024;

/** All files that are held at once. Those not asked for longest make room for others. */
const mostBytesHeldTogether = 64 * 1024 * 1024;

type Held = { bytes: Buffer; etag: string; users: number };

/** The files of one built site, read once and held while there is room; others are opened for each answer. */
export class FormCache {
  readonly #fileOf: (path: string) => string;
  readonly #isCurrent: () => Promise<boolean>;
  /** `undefined`: too large to be held. */
  readonly #forms = new Map<string, Promise<Held | undefined>>();
  /** What makes room for others, the one not asked for longest first. */
  readonly #held = new Map<string, Held>();
  #bytesHeld = 0;

  /** `fileOf` gives the file of a path; `isCurrent` tells whether the site is still the one that was listed. */
  constructor(fileOf: (path: string) => string, isCurrent: () => Promise<boolean>) {
    this.#fileOf = fileOf;
    this.#isCurrent = isCurrent;
  }

  /** A file by its path in the site. Rejects where it can't be read, or where it may be another build's. */
  async lend(path: string): Promise<Form> {
    const held = await (this.#forms.get(path) ?? this.#load(path));
    if (!held) return this.#openFor(path);
    held.users += 1;
    if (this.#held.delete(path)) this.#held.set(path, held);
    const release = () => {
      held.users -= 1;
    };
    return { size: held.bytes.length, etag: held.etag, content: held.bytes, release };
  }

  #load(path: string): Promise<Held | undefined> {
    const form = this.#read(path);
    this.#forms.set(path, form);
    form.catch(() => this.#forms.delete(path));
    return form;
  }

  async #read(path: string): Promise<Held | undefined> {
    const file = await this.#open(path);
    const { size } = file.stats;
    try {
      if (size > mostBytesHeld) return undefined;
      if (this.#makeRoom(size)) return await this.#hold(path, file);
      // There may be room when the next visitor asks.
      this.#forms.delete(path);
      return undefined;
    } finally {
      await file.handle.close();
    }
  }

  async #hold(path: string, { handle, stats }: OpenFile): Promise<Held> {
    try {
      const bytes = await handle.readFile();
      if (!isUnchanged(stats, await handle.stat())) throw new Error(`${path} was changed while it was read.`);
      const held = { bytes, etag: contentTag(bytes), users: 0 };
      this.#held.set(path, held);
      return held;
    } catch (error) {
      this.#bytesHeld -= stats.size;
      throw error;
    }
  }

  async #openFor(path: string): Promise<Form> {
    const { handle, stats } = await this.#open(path);
    const release = () => void handle.close().catch(() => undefined);
    return { size: stats.size, etag: timeTag(stats), content: { handle, stats }, release };
  }

  async #open(path: string): Promise<OpenFile> {
    const handle = await open(this.#fileOf(path));
    try {
      const stats = await handle.stat();
      if (await this.#isCurrent()) return { handle, stats };
      throw new Error(`${path} is of another build.`);
    } catch (error) {
      await handle.close();
      throw error;
    }
  }

  /** Forgets what no answer is using until `size` more bytes fit; false where they can't. */
  #makeRoom(size: number): boolean {
    this.#bytesHeld += size;
    for (const [path, { bytes, users }] of this.#held) {
      if (this.#bytesHeld <= mostBytesHeldTogether) return true;
      if (users > 0) continue;
      this.#held.delete(path);
      this.#forms.delete(path);
      this.#bytesHeld -= bytes.length;
    }
    if (this.#bytesHeld <= mostBytesHeldTogether) return true;
    this.#bytesHeld -= size;
    return false;
  }
}

/** Whether a file is still as it was. */
export function isUnchanged(before: Stats, now: Stats): boolean {
  return now.size === before.size && now.mtimeMs === before.mtimeMs;
}

/** An ETag that tells the content, so that two builds of the same pages share it. */
function contentTag(bytes: Buffer): string {
  return `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 11)}"`;
}

/** One that tells size and time of change, as web servers do. */
function timeTag({ size, mtimeMs }: Stats): string {
  return `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`;
}
