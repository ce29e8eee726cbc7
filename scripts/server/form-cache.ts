import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import { join } from 'node:path';

/** One form of a file: its bytes, or, where it is large, the place to read them from. */
export type Form = { size: number; etag: string; bytes?: Buffer; file: string };

/** Files above this size are read from the disk each time, piece by piece. */
const mostBytesHeld = 1024 * 1024;

/** All files that are held at once. Those not asked for longest make room for others. */
const mostBytesHeldTogether = 64 * 1024 * 1024;

/** The files of one built site, read once and held while there is room. */
export class FormCache {
  readonly #root: string;
  readonly #isCurrent: () => Promise<boolean>;
  readonly #forms = new Map<string, Promise<Form>>();
  readonly #held = new Map<string, number>();
  #bytesHeld = 0;

  /** `isCurrent` tells whether the folder is still the one that was listed. */
  constructor(root: string, isCurrent: () => Promise<boolean>) {
    this.#root = root;
    this.#isCurrent = isCurrent;
  }

  /** A file by its path below the folder. Rejects where it can't be read, or where it may be another build's. */
  get(path: string): Promise<Form> {
    const known = this.#forms.get(path);
    if (known) {
      this.#touch(path);
      return known;
    }
    const form = this.#read(path);
    this.#forms.set(path, form);
    form.then(
      ({ bytes }) => this.#hold(path, bytes?.length ?? 0),
      () => this.#forms.delete(path),
    );
    return form;
  }

  async #read(path: string): Promise<Form> {
    const form = await readForm(join(this.#root, path));
    if (await this.#isCurrent()) return form;
    throw new Error(`${path} is of another build.`);
  }

  #touch(path: string): void {
    const size = this.#held.get(path);
    if (size === undefined) return;
    this.#held.delete(path);
    this.#held.set(path, size);
  }

  #hold(path: string, size: number): void {
    this.#held.set(path, size);
    this.#bytesHeld += size;
    for (const [oldest, bytes] of this.#held) {
      if (this.#bytesHeld <= mostBytesHeldTogether) return;
      this.#held.delete(oldest);
      this.#forms.delete(oldest);
      this.#bytesHeld -= bytes;
    }
  }
}

/**
 * Reads a file. Its ETag tells its content, so that two builds of the same pages share it;
 * that of a large file tells its size and time of change, as web servers do.
 */
async function readForm(file: string): Promise<Form> {
  const handle = await open(file);
  try {
    const { size, mtimeMs } = await handle.stat();
    if (size > mostBytesHeld) return { size, file, etag: `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"` };
    const bytes = await handle.readFile();
    return {
      size: bytes.length,
      file,
      bytes,
      etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
    };
  } finally {
    await handle.close();
  }
}
