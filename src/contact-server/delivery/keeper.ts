import { existsSync } from 'node:fs';
import type { Log } from '#contact-function';
import type { Spool } from '../spool/spool.ts';
import type { Clock } from './clock.ts';
import { asOwner } from './command.ts';
import { everyHour, type Housekeeping } from './housekeeping.ts';
import { askOwner } from './owner.ts';
import { Rounds } from './rounds.ts';

/** What the keeper works with. */
export type KeeperOptions = { dataDir: string; spool: Spool; housekeeping: Housekeeping; clock: Clock; log: Log };

/**
 * Keeps the house of a server that mails nothing: once an hour it is the process that may change messages, for as long as
 * that takes. Where another server delivers from the same folder, that one keeps the house.
 */
export class Keeper {
  readonly #options: KeeperOptions;
  readonly #rounds: Rounds;

  constructor(options: KeeperOptions) {
    this.#options = options;
    this.#rounds = new Rounds({
      clock: options.clock,
      work: () => this.#keep(),
      pause: () => everyHour,
      onFailure: (cause) =>
        options.log.error(`contact: old messages could not be looked for (${cause}); trying again in an hour`),
    });
  }

  /** Begins to keep the house. */
  start(): void {
    this.#rounds.start();
  }

  /** Messages wait, unless another server delivers from the same folder: that one is told. */
  deliver(id: string): void {
    // Whoever delivers looks for what it was not told of once a minute.
    askOwner(this.#options.dataDir, `deliver ${id}`).catch(() => undefined);
  }

  /** Ends when what is under way is done. */
  stop(): Promise<void> {
    return this.#rounds.stop();
  }

  async #keep(): Promise<void> {
    const { dataDir, spool, housekeeping } = this.#options;
    // A folder that has held no message yet is not made for that.
    if (!existsSync(spool.folder)) return;
    await asOwner(dataDir, async () => {
      await spool.open();
      await spool.refresh({ reread: true });
      await housekeeping.run();
    });
  }
}
