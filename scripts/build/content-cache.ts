import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Files kept by the hash of everything they were made from. What is found under a key is what making it anew
 * would give, so nothing stale can come out; a damaged or missing entry is simply made again.
 */
export class ContentCache {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
    mkdirSync(folder, { recursive: true });
  }

  read(key: string): Buffer | undefined {
    try {
      return readFileSync(join(this.#folder, key));
    } catch {
      return undefined;
    }
  }

  /** Written beside and renamed, so that a build that is stopped leaves no half an entry. */
  write(key: string, bytes: Uint8Array): void {
    const file = join(this.#folder, key);
    const aside = `${file}.${process.pid}`;
    writeFileSync(aside, bytes);
    renameSync(aside, file);
  }
}
