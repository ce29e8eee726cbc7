import { keyedDigest } from './keyed-digest.ts';
import { causeOf, type Log } from './log.ts';
import { RateLimit, type SenderLimit } from './rate-limit.ts';
import { senderGroups } from './sender-group.ts';

/** What the limit works with. */
export type SharedLimitOptions = {
  /** Messages a minute from one address; 0: no limit. */
  perMinute: number;
  /** Counts for all workers together (contact_take in the migrations). */
  store: { take(sender: string, id: string, perMinute: number): Promise<number> };
  /** Makes of an address what only this function can make of it, so that the database holds no address. */
  key: string;
  log: Log;
  /** Milliseconds since 1970. */
  now(): number;
};

/**
 * Allows so many messages a minute from one address, over all workers of the function. A worker counts first, so that
 * a flood costs the database nothing; where the database can't count, the worker's count stands, and no message is lost.
 */
export class SharedLimit implements SenderLimit {
  readonly #options: SharedLimitOptions;
  readonly #own: RateLimit;

  constructor(options: SharedLimitOptions) {
    this.#options = options;
    this.#own = new RateLimit(options.perMinute, options.now);
  }

  async take(address: string, id: string): Promise<number> {
    const { perMinute, store, key, log } = this.#options;
    if (perMinute === 0) return 0;
    const wait = this.#own.take(address, id);
    if (wait > 0) return wait;
    try {
      return await store.take(await keyedDigest(senderGroups(address).narrow, key), id, perMinute);
    } catch (error) {
      log.warn(`contact: the database does not count senders (${causeOf(error)}); this worker counts by itself`);
      return 0;
    }
  }
}
