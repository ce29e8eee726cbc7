import { closeSync, fsyncSync, mkdirSync, openSync, readdirSync, readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { hashOfSecret } from '../base/secrets.ts';

/** What somebody has done: who by their identifier and by their name of then, for they may be gone later. `about` is in words. */
export type Entry = { at: string; who: string; name?: string; did: string; about?: string; before: string };

/** What something is called, as the log says it. */
export const quoted = (title: string) => `“${title}”`;

const first = hashOfSecret('');

/**
 * Who has done what, a line each in a file a month. Each line holds the hash of the one before: one that is changed or taken out is
 * noticed. The names of the files are those of months, so that none goes through `inside.ts`.
 */
export class ActivityLog {
  readonly #folder: string;
  readonly #now: () => number;

  constructor(studioFolder: string, now: () => number = Date.now) {
    this.#folder = join(studioFolder, 'log');
    this.#now = now;
    mkdirSync(this.#folder, { recursive: true, mode: 0o700 });
  }

  /** Writes down what somebody, or the server, has done; the disk holds it when this returns. */
  add(by: { id: string; name: string } | 'server', did: string, about?: string): void {
    const at = new Date(this.#now()).toISOString();
    // Read each time: the command for people writes here, too.
    const last = this.#lines(this.#months().slice(-1)).at(-1);
    const before = last === undefined ? first : hashOfSecret(last);
    const who = by === 'server' ? { who: by } : { who: by.id, name: by.name };
    const entry: Entry = { at, ...who, did, ...(about === undefined ? {} : { about }), before };
    const line = JSON.stringify(entry);
    const file = openSync(join(this.#folder, `${at.slice(0, 7)}.jsonl`), 'a', 0o600);
    try {
      writeSync(file, `${line}\n`);
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
  }

  /** The last entries, the newest first. */
  recent(most: number): Entry[] {
    return this.#lines()
      .slice(-most)
      .reverse()
      .flatMap((line) => entryOf(line) ?? []);
  }

  /** The number of the first line that doesn't follow from the one before; nothing where all do. */
  brokenAt(): number | undefined {
    let before = first;
    const lines = this.#lines();
    const at = lines.findIndex((line) => {
      const isRight = entryOf(line)?.before === before;
      before = hashOfSecret(line);
      return !isRight;
    });
    return at === -1 ? undefined : at + 1;
  }

  #months(): string[] {
    return readdirSync(this.#folder)
      .filter((name) => /^\d{4}-\d\d\.jsonl$/.test(name))
      .toSorted();
  }

  #lines(months = this.#months()): string[] {
    return months.flatMap((month) =>
      readFileSync(join(this.#folder, month), 'utf8')
        .split('\n')
        .filter((line) => line !== ''),
    );
  }
}

function entryOf(line: string): Entry | undefined {
  try {
    return JSON.parse(line) as Entry;
  } catch {
    return undefined;
  }
}
