import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { codeOf } from '#builder/base';
import { syncFolder, writeWhole } from '#builder/files';

/** The names that records have: letters, digits and hyphens, so that none leads out of its folder and none needs `inside.ts`. */
const namePattern = /^[A-Za-z0-9][A-Za-z0-9-]{0,80}$/;

/**
 * Records of one kind, a JSON file each in a folder. Each is written whole or not at all, and the disk holds it before the call
 * returns: whoever is told that something is kept can rely on it.
 */
export class Records<Value> {
  readonly #folder: string;

  /** Rights of what it writes: people, sessions and drafts are nobody else's business on the machine. */
  constructor(folder: string) {
    this.#folder = folder;
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  }

  /** A record; nothing where there is none of this name, or it can't be read. */
  get(name: string): Value | undefined {
    if (!namePattern.test(name)) return undefined;
    try {
      return JSON.parse(readFileSync(this.#fileOf(name), 'utf8')) as Value;
    } catch (error) {
      if (codeOf(error) === 'ENOENT' || error instanceof SyntaxError) return undefined;
      throw error;
    }
  }

  /** Puts a record in the place of what was there. */
  put(name: string, value: Value): void {
    if (!namePattern.test(name)) throw new Error(`${name} is no name of a record.`);
    writeWhole(this.#fileOf(name), `${JSON.stringify(value)}\n`, { mode: 0o600, isSynced: true });
    syncFolder(this.#folder);
  }

  /** Removes a record. False where there was none: of two that remove the same one, one alone is told that it did. */
  remove(name: string): boolean {
    if (!namePattern.test(name)) return false;
    try {
      rmSync(this.#fileOf(name));
    } catch (error) {
      if (codeOf(error) === 'ENOENT') return false;
      throw error;
    }
    syncFolder(this.#folder);
    return true;
  }

  /** All records with their names, in the order of the names. */
  all(): [name: string, value: Value][] {
    return this.names().flatMap((name): [string, Value][] => {
      const value = this.get(name);
      return value === undefined ? [] : [[name, value]];
    });
  }

  names(): string[] {
    return readdirSync(this.#folder)
      .flatMap((file) => (file.endsWith('.json') && !file.startsWith('.') ? [file.slice(0, -'.json'.length)] : []))
      .toSorted();
  }

  #fileOf(name: string): string {
    return join(this.#folder, `${name}.json`);
  }
}
