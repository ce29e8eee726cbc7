import {
  afterFailure,
  afterSuccess,
  type ContactConfig,
  causeOf,
  composeMail,
  composeReceipt,
  failureLine,
  generalMailbox,
  type Log,
  longestDelay,
  type MailSite,
} from '#contact-function';
import type { Spool, SpooledMessage } from '../spool/spool.ts';
import type { Clock } from './clock.ts';
import type { Receipts } from './receipts.ts';
import type { MailSender } from './smtp.ts';

/** What the worker works with. */
export type WorkerOptions = {
  spool: Spool;
  sender: MailSender;
  /** The site that this server serves, as it is now. */
  config(): ContactConfig;
  /** The address that mails come from (MAIL_FROM); else the general mailbox of the message's site. */
  from?: string | undefined;
  /** Who may get a receipt. */
  receipts: Pick<Receipts, 'take'>;
  /** The address of the Studio's messages. */
  inbox?: string | undefined;
  clock: Clock;
  log: Log;
};

const atOnce = 4;
/** A timer is set for at most this long, so that a clock that jumps (a laptop wakes up) delays nothing for long. */
const longestSleep = 60_000;

/** The process that made an attempt ended before it could write down what came of it. */
class AnswerLostError extends Error {
  readonly code = 'answer lost';

  constructor() {
    super('The server ended before it could write down what the mail server answered.');
  }
}

/**
 * Delivers the queued messages of a spool, each when it is due, a few at once. An attempt is on disk before its mail goes:
 * where it can't be written nothing is sent, so that a full disk mails nothing twice.
 */
export class DeliveryWorker {
  readonly #options: WorkerOptions;
  /** The queued messages and when each is due, in milliseconds since 1970. */
  readonly #due = new Map<string, number>();
  readonly #running = new Map<string, Promise<void>>();
  /** Messages whose new state the disk did not take: it is written again, and the mail is not sent again. */
  readonly #unwritten = new Map<string, SpooledMessage>();
  /** Messages that a command is changing. */
  readonly #held = new Set<string>();
  #wakeAt = Number.POSITIVE_INFINITY;
  #cancelTimer: () => void = () => undefined;
  #cancelPause: () => void = () => undefined;
  /** While the disk takes nothing, no attempt begins. */
  #isPaused = false;
  #isStopped = false;

  constructor(options: WorkerOptions) {
    this.#options = options;
  }

  /** Takes up every queued message of the spool's ledger that it doesn't know yet. */
  takeUp(): void {
    for (const [id, { status, dueAt }] of this.#options.spool.ledger.entries)
      if (status === 'queued' && !this.#knows(id)) this.#due.set(id, dueAt);
    this.#startDue();
  }

  /** Has a message delivered at `dueAt`. */
  enqueue(id: string, dueAt: number): void {
    if (this.#isStopped) return;
    this.#due.set(id, dueAt);
    this.#wakeBy(dueAt);
  }

  /** Does `work` on a message while no attempt begins; returns `undefined` where one is running or not yet written down. */
  async hold<T>(id: string, work: () => Promise<T>): Promise<T | undefined> {
    if (this.#isDelivering(id)) return undefined;
    this.#held.add(id);
    try {
      return await work();
    } finally {
      this.#held.delete(id);
      this.#startDue();
    }
  }

  /** Begins no further attempt, and resolves when the running ones are done. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#cancelTimer();
    this.#cancelPause();
    await Promise.all(this.#running.values());
  }

  #knows(id: string): boolean {
    return this.#due.has(id) || this.#isDelivering(id);
  }

  #isDelivering(id: string): boolean {
    return this.#running.has(id) || this.#unwritten.has(id);
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
    if (this.#isStopped || this.#isPaused) return;
    this.#bringForward();
    const now = this.#options.clock.now();
    let next = Number.POSITIVE_INFINITY;
    for (const [id, dueAt] of this.#due) {
      if (this.#running.has(id) || this.#held.has(id)) continue;
      if (dueAt > now) next = Math.min(next, dueAt);
      else if (this.#running.size < atOnce) this.#begin(id);
      else return;
    }
    if (next < Number.POSITIVE_INFINITY) this.#wakeBy(next);
  }

  /** An attempt that is due later than after the longest pause was set by a wrong clock. */
  #bringForward(): void {
    const latest = this.#options.clock.now() + longestDelay;
    const parked = [...this.#due].filter(([, dueAt]) => !(dueAt <= latest)).map(([id]) => id);
    for (const id of parked) this.#due.set(id, latest);
    if (parked.length > 0)
      this.#options.log.warn(
        `contact: the clock was wrong: ${parked.length} of the queued messages had their next attempt too far away; now it is at ${new Date(latest).toISOString()} at the latest`,
      );
  }

  #begin(id: string): void {
    this.#due.delete(id);
    const attempt = this.#deliver(id)
      .catch((error) => {
        this.#due.set(id, this.#options.clock.now());
        this.#pause(error);
      })
      .finally(() => {
        this.#running.delete(id);
        this.#startDue();
      });
    this.#running.set(id, attempt);
  }

  #pause(error: unknown): void {
    if (this.#isPaused || this.#isStopped) return;
    const { clock, log } = this.#options;
    this.#isPaused = true;
    log.error(`contact: delivery pauses for a minute, since the spool can't be read or written (${causeOf(error)})`);
    this.#cancelPause = clock.after(longestSleep, () => {
      this.#isPaused = false;
      this.#startDue();
    });
  }

  async #deliver(id: string): Promise<void> {
    const { spool } = this.#options;
    const changed = this.#unwritten.get(id) ?? (await this.#attemptKept(id));
    if (!changed) return;
    this.#unwritten.set(id, changed);
    await (changed.status === 'sent' ? spool.completeAttempt(changed) : spool.update(changed));
    this.#unwritten.delete(id);
    if (changed.status === 'sent') await this.#sendReceipt(changed);
    if (changed.status === 'queued') this.#due.set(id, Date.parse(changed.nextAttemptAt));
  }

  /** What an attempt has made of a message; `undefined` where none is due. Throws where the attempt can't be written. */
  async #attemptKept(id: string): Promise<SpooledMessage | undefined> {
    const { spool, clock } = this.#options;
    const kept = await this.#readQueued(id);
    if (!kept) return undefined;
    if ((await spool.attemptsBegun(id)) > kept.attempts) return this.#failed(kept, new AnswerLostError());
    // The end is written before the attempt begins, so it carries that time.
    const delivered = { ...kept, ...afterSuccess(kept, clock.now()) };
    await spool.beginAttempt(delivered);
    return this.#attempt(kept, delivered);
  }

  async #readQueued(id: string): Promise<SpooledMessage | undefined> {
    const { spool, log } = this.#options;
    try {
      const kept = await spool.read(id);
      return kept?.status === 'queued' ? kept : undefined;
    } catch (error) {
      log.error(`contact: message ${id} can't be read (${causeOf(error)}); it is left as it is`);
      return undefined;
    }
  }

  async #attempt(kept: SpooledMessage, delivered: SpooledMessage): Promise<SpooledMessage> {
    const { sender, from, inbox, log } = this.#options;
    const site = this.#siteOf(kept);
    try {
      await sender.send(await composeMail(kept, site, from ?? generalMailbox(site), inbox && `${inbox}?id=${kept.id}`));
      log.info(`contact: message ${kept.id} is delivered`);
      return delivered;
    } catch (error) {
      return this.#failed(kept, error);
    }
  }

  /** What this server knows of its own site is newer than what a message has brought. */
  #siteOf({ site }: SpooledMessage): MailSite {
    const own = this.#options.config();
    return site === null || site.url === own.url ? own : site;
  }

  /** Has one try: who gets no receipt has written all the same. */
  async #sendReceipt(kept: SpooledMessage): Promise<void> {
    const { sender, from, receipts, log } = this.#options;
    const site = this.#siteOf(kept);
    try {
      const mail = await composeReceipt(kept, site, from ?? generalMailbox(site));
      if (mail && (await receipts.take(mail.to))) await sender.send(mail);
    } catch (error) {
      log.warn(`contact: the receipt of message ${kept.id} was not sent (${causeOf(error)})`);
    }
  }

  #failed(kept: SpooledMessage, error: unknown): SpooledMessage {
    const { clock, log } = this.#options;
    const changed = { ...kept, ...afterFailure(kept, error, clock.now()) };
    log[changed.status === 'failed' ? 'error' : 'warn'](failureLine(kept.id, changed, causeOf(error)));
    return changed;
  }
}
