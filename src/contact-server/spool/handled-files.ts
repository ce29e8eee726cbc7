import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { codeOf } from '#builder/base';
import { type DiskSync, replaceWhole } from './durable.ts';

/** What people say of a message: they have answered it, or laid it aside. A message without either is new. */
export const handlings = ['answered', 'archived'] as const;
export type Handling = (typeof handlings)[number];

/** Who has said so, and when (ISO 8601, UTC). */
export type Handled = { by: string; at: string };

const namePattern = /^\.([0-9a-f-]{36})\.(answered|archived)$/;

/**
 * The files beside messages that say what people have done with them; a message's own file is never changed by that. The name says
 * what, so that one look at the folder tells it of all messages. Ids are checked by the spool, so that no name needs `inside.ts`.
 */
export class HandledFiles {
  readonly #folder: string;
  readonly #sync: DiskSync;

  constructor(folder: string, sync: DiskSync) {
    this.#folder = folder;
    this.#sync = sync;
  }

  /** The message and the handling that the name of a file says; nothing for another file. */
  static named(name: string): { id: string; handling: Handling } | undefined {
    const [, id, word] = namePattern.exec(name) ?? [];
    const handling = handlings.find((each) => each === word);
    return id !== undefined && handling ? { id, handling } : undefined;
  }

  /** Writes what people say of a message in the place of what they said before; `undefined`: it is new again. The folder is the caller's to sync. */
  async set(id: string, handling: Handling | undefined, handled: Handled): Promise<void> {
    if (handling) await replaceWhole(this.#fileOf(id, handling), `${JSON.stringify(handled)}\n`, this.#sync);
    for (const other of handlings) if (other !== handling) await rm(this.#fileOf(id, other), { force: true });
  }

  /** What people have done with a message; nothing where it is new. */
  async of(id: string): Promise<Handling | undefined> {
    for (const handling of handlings) if (await this.read(id, handling)) return handling;
    return undefined;
  }

  /** Who has said so; nothing where nobody has, or it can't be read. */
  async read(id: string, handling: Handling): Promise<Handled | undefined> {
    try {
      const { by, at } = JSON.parse(await readFile(this.#fileOf(id, handling), 'utf8')) as Partial<Handled>;
      return typeof by === 'string' && typeof at === 'string' ? { by, at } : undefined;
    } catch (error) {
      if (codeOf(error) === 'ENOENT' || error instanceof SyntaxError) return undefined;
      throw error;
    }
  }

  /** Removes what was said of a message that goes. */
  async discard(id: string): Promise<void> {
    for (const handling of handlings) await rm(this.#fileOf(id, handling), { force: true });
  }

  #fileOf(id: string, handling: Handling): string {
    return join(this.#folder, `.${id}.${handling}`);
  }
}
