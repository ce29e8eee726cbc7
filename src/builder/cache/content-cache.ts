import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeWhole } from '../files/write-whole.ts';

/**
 * Files kept by the hash of everything they were made from. What is found under a key is what making it again
 * would give, so nothing stale can come out. Each begins with the hash of its own bytes: one that is damaged, by a
 * power cut for instance, is made again like one that is missing. Keys are hashes, with an ending, and no names from content:
 * they need not go through `inside.ts`.
 */
export class ContentCache {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
    mkdirSync(folder, { recursive: true });
  }

  read(key: string): Buffer | undefined {
    try {
      const entry = readFileSync(join(this.#folder, key));
      const bytes = entry.subarray(digestLength);
      return digestOf(bytes).equals(entry.subarray(0, digestLength)) ? bytes : undefined;
    } catch {
      return undefined;
    }
  }

  write(key: string, bytes: Uint8Array): void {
    writeWhole(join(this.#folder, key), Buffer.concat([digestOf(bytes), bytes]));
  }
}

const digestLength = 32;

function digestOf(bytes: Uint8Array): Buffer {
  return createHash('sha256').update(bytes).digest();
}
