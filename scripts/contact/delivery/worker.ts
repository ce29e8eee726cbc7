import type { ContactConfig } from '../../../supabase/functions/send-contact-email/config.ts';
import {
  afterFailure,
  afterSuccess,
  type Delivery,
  failureLine,
} from '../../../supabase/functions/send-contact-email/delivery.ts';
import { causeOf, type Log } from '../../../supabase/functions/send-contact-email/log.ts';
import { composeMail } from '../../../supabase/functions/send-contact-email/mail.ts';
import type { Spool, SpooledMessage } from '../spool/spool.ts';
import type { Clock } from './clock.ts';
import type { MailSender } from './smtp.ts';

/** What the worker works with. */
export type WorkerOptions = {
  spool: Spool;
  sender: MailSender;
  config: ContactConfig;
  /** The address that mails come from. */
  from: string;
  clock: Clock;
  log: Log;
};

const atOnce = 4;
/** A timer is set for at most this long, so that a clock that jumps (a laptop wakes up) delays nothing for long. */
const longestSleep = 60_000;

/** Delivers the queued messages of a spool, each when it is due, a few at once. */
export class DeliveryWorker {
  readonly #options: WorkerOptions;
  /** The queued messages and when each is due, in milliseconds since 1970. */
  readonly #due = new Map<string, number>();
  readonly #running = new Map<string, Promise<void>>();
  /** Messages whose new state the disk did not take: it is written again, and the mail is not sent again. */
  readonly #unwritten = new Map<string, SpooledMessage>();
  #wakeAt = Number.POSITIVE_INFINITY;
  #cancelTimer: () => void = () => undefined;
  #isStopped = false;

  constructor(options: WorkerOptions) {
    this.#options = options;
  }

  /** Takes up every queued message of the spool. */
  async start(): Promise<void> {
    const { spool, log } = this.#options;
    const onUnreadable = (file: string) => log.error(`contact: ${file} can't be read; it is left as it is`);
    for await (const { id, status, nextAttemptAt } of spool.messages(onUnreadable))
      if (status === 'queued') this.enqueue(id, Date.parse(nextAttemptAt));
  }

  /** Has a message delivered at `dueAt`. */
  enqueue(id: string, dueAt: number): void {
    if (this.#isStopped) return;
    this.#due.set(id, dueAt);
    this.#wakeBy(dueAt);
  }

  /** Whether a message is being handed to the mail server right now. */
  isDelivering(id: string): boolean {
    return this.#running.has(id);
  }

  /** Begins no further attempt, and resolves when the running ones are done. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#cancelTimer();
    await Promise.all(this.#running.values());
  }

  #wakeBy(time: number): void {
    const { clock } = this.#options;
    const now = clock.now();
    const at = Math.min(time, now + longestSleep);
    if (at >= this.#wakeAt) return;
    this.#cancelTimer();
    this.#wakeAt = at;
    this.#cancelTimer = clock.after(Math.max(0, at - now), () => {
      this.#wakeAt = Number.POSITIVE_INFINITY;
      this.#startDue();
    });
  }

  #startDue(): void {
    if (this.#isStopped) return;
    const now = this.#options.clock.now();
    let next = Number.POSITIVE_INFINITY;
    for (const [id, dueAt] of this.#due) {
      if (this.#running.has(id)) continue;
      if (dueAt > now) next = Math.min(next, dueAt);
      else if (this.#running.size < atOnce) this.#begin(id);
      else return;
    }
    if (next < Number.POSITIVE_INFINITY) this.#wakeBy(next);
  }

  #begin(id: string): void {
    this.#due.delete(id);
    const attempt = this.#deliver(id)
      .catch((error) => {
        const { log, clock } = this.#options;
        log.error(`contact: the state of message ${id} could not be read or written (${causeOf(error)})`);
        this.#due.set(id, clock.now() + longestSleep);
      })
      .finally(() => {
        this.#running.delete(id);
        this.#startDue();
      });
    this.#running.set(id, attempt);
  }

  async #deliver(id: string): Promise<void> {
    const { spool } = this.#options;
    const changed = this.#unwritten.get(id) ?? (await this.#attemptKept(id));
    if (!changed) return;
    this.#unwritten.set(id, changed);
    await spool.update(changed);
    this.#unwritten.delete(id);
    if (changed.status === 'queued') this.#due.set(id, Date.parse(changed.nextAttemptAt));
  }

  async #attemptKept(id: string): Promise<SpooledMessage | undefined> {
    const kept = await this.#options.spool.read(id);
    return kept?.status === 'queued' ? { ...kept, ...(await this.#attempt(kept)) } : undefined;
  }

  async #attempt(kept: SpooledMessage): Promise<Delivery> {
    const { sender, config, from, clock, log } = this.#options;
    const { status, attempts, queuedAt, nextAttemptAt, sentAt, lastError } = kept;
    const before = { status, attempts, queuedAt, nextAttemptAt, sentAt, lastError };
    try {
      await sender.send(await composeMail(kept, config, from));
      log.info(`contact: message ${kept.id} is delivered`);
      return afterSuccess(before, clock.now());
    } catch (error) {
      const delivery = afterFailure(before, error, clock.now());
      log[delivery.status === 'failed' ? 'error' : 'warn'](failureLine(kept.id, delivery, causeOf(error)));
      return delivery;
    }
  }
}
