import type { Log } from '#contact-function';
import type { Spool } from '../spool/spool.ts';
import { undeliveredWords } from '../undelivered.ts';
import type { Clock } from './clock.ts';
import type { Queue } from './queue.ts';
import { day, daysKept, deleteOld, type Expiry, type Retention } from './retention.ts';

/** What the housekeeping works with. */
export type HousekeepingOptions = Retention & {
  spool: Spool;
  queue: Queue;
  clock: Clock;
  log: Log;
};

/** How often the house is kept, in milliseconds. */
export const everyHour = 60 * 60 * 1000;

/**
 * Deletes delivered and kept-back messages after their time, and says what is not delivered: that is never deleted
 * by itself. For the process that may change messages.
 */
export class Housekeeping {
  readonly #options: HousekeepingOptions;
  #lastLook: { now: number; elapsed: number } | undefined;
  #lastReport = Number.NEGATIVE_INFINITY;

  constructor(options: HousekeepingOptions) {
    this.#options = options;
  }

  /** Does what is due, after a look at the spool. Once an hour is enough. */
  async run(): Promise<void> {
    const { spool, queue, clock, log } = this.#options;
    const now = clock.now();
    if (this.#hasJumped())
      log.warn('contact: the clock was set; old messages are deleted in an hour, unless it is set back');
    else {
      const daysOf: Expiry['daysOf'] = (entry, isHandled) => daysKept(entry, isHandled, this.#options);
      // Such messages are not delivered by themselves, and commands wait in the queue.
      const hold = <T>(_: string, work: () => Promise<T>) => work();
      const { all } = await deleteOld(spool, queue, { now, daysOf, hold });
      if (all > 0)
        log.info(
          `contact: ${all} messages are deleted, since their days are over (MESSAGE_RETENTION_DAYS, or \`keep\` of their form)`,
        );
    }
    await spool.tidy();
    this.#report();
  }

  /** Whether the time of day has moved otherwise than time: then what looks old may not be. */
  #hasJumped(): boolean {
    const { clock } = this.#options;
    const look = { now: clock.now(), elapsed: clock.elapsed() };
    const last = this.#lastLook ?? look;
    this.#lastLook = look;
    return look.now - last.now - (look.elapsed - last.elapsed) > everyHour;
  }

  #report(): void {
    const { spool, clock, log } = this.#options;
    const { bytes, limit } = spool.ledger.used;
    if (bytes > 0.8 * limit)
      log.warn(
        `contact: the spool holds ${Math.round(bytes / 2 ** 20)} of ${Math.round(limit / 2 ** 20)} MB (SPOOL_LIMIT_MB); when it is full, messages are refused. See \`npm run messages -- delete\``,
      );
    if (clock.elapsed() - this.#lastReport < day) return;
    this.#lastReport = clock.elapsed();
    const messages = [...spool.ledger.entries.values()];
    const words = undeliveredWords(messages, clock.now());
    if (words === undefined) return;
    const isLate = messages.some(({ status, receivedAt }) => status !== 'sent' && clock.now() - receivedAt > day);
    log[isLate ? 'warn' : 'info'](`contact: ${words}; see \`npm run messages\``);
  }
}
