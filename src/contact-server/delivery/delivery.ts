import { causeOf, type Log } from '#contact-function';
import type { Spool } from '../spool/spool.ts';
import type { Clock } from './clock.ts';
import { busy, obey } from './command.ts';
import { everyHour, type Housekeeping } from './housekeeping.ts';
import { askOwner, claimOwnership, hasNoSockets, type Ownership } from './owner.ts';
import type { Queue } from './queue.ts';
import { Rounds } from './rounds.ts';
import type { DeliveryWorker } from './worker.ts';

/** What the delivery works with. */
export type DeliveryOptions = {
  dataDir: string;
  spool: Spool;
  /** Makes the worker that delivers, once this process may. */
  createWorker(): DeliveryWorker;
  housekeeping: Housekeeping;
  queue: Queue;
  clock: Clock;
  log: Log;
};

const askAgainAfter = 30_000;
/** How soon a process asks again that has met a command, which is the owner for a moment only. */
const askCommandAgainAfter = 1_000;
/** How often the owner looks for messages that it was not told of, in milliseconds. */
const lookAgainAfter = 60_000;

/**
 * The delivery of one server process. Of several processes with one data folder, one delivers and the others
 * tell it what they have kept; when it ends, another takes over within half a minute.
 */
export class Delivery {
  readonly #options: DeliveryOptions;
  #owner: { worker: DeliveryWorker; ownership: Ownership | undefined } | undefined;
  readonly #rounds: Rounds;
  #keptHouseAt = Number.NEGATIVE_INFINITY;
  #askAgainAfter = askAgainAfter;
  #isSilent = false;

  constructor(options: DeliveryOptions) {
    this.#options = options;
    this.#rounds = new Rounds({
      clock: options.clock,
      work: () => this.#step(),
      pause: () => (this.#owner ? lookAgainAfter : this.#askAgainAfter),
      onFailure: (cause) => options.log.error(`contact: the delivery was held up (${cause}); trying again`),
    });
  }

  /** Begins to deliver, now or when the process that delivers has ended. */
  start(): void {
    this.#rounds.start();
  }

  /** Has a message that was just kept delivered at once. */
  deliver(id: string): void {
    const { dataDir, clock, log } = this.#options;
    if (this.#owner && !this.#rounds.isStopped) this.#owner.worker.enqueue(id, clock.now());
    else
      askOwner(dataDir, `deliver ${id}`).catch((error) =>
        log.warn(`contact: message ${id} waits for the delivery to begin (${causeOf(error)})`),
      );
  }

  /** Begins no further attempt, and ends the delivery when the running ones are done. */
  async stop(): Promise<void> {
    await Promise.all([this.#rounds.stop(), this.#owner?.worker.stop()]);
    // The last round may have made this process the owner.
    await this.#owner?.worker.stop();
    await this.#owner?.ownership?.release();
  }

  /** Becomes the owner where that is possible; as the owner, takes up what it was not told of. */
  async #step(): Promise<void> {
    const { spool, clock, housekeeping } = this.#options;
    await spool.open();
    if (this.#owner) await spool.refresh();
    else if (!(await this.#becomeOwner())) return;
    if (this.#rounds.isStopped) return;
    this.#owner?.worker.takeUp();
    if (clock.elapsed() - this.#keptHouseAt < everyHour) return;
    this.#keptHouseAt = clock.elapsed();
    await housekeeping.run();
  }

  async #becomeOwner(): Promise<boolean> {
    const { dataDir, spool, createWorker, log } = this.#options;
    let ownership: Ownership | undefined;
    try {
      ownership = await claimOwnership(dataDir, (line) => this.#obey(line));
      if (!ownership) {
        await this.#lookAtOwner();
        return false;
      }
    } catch (error) {
      if (!hasNoSockets(error)) throw error;
      log.warn(`contact: no socket can be made in ${dataDir} (${causeOf(error)}); let only one server use this folder`);
    }
    // The owner before may have changed what this process has seen.
    await spool.refresh({ reread: true });
    this.#owner = { worker: createWorker(), ownership };
    return true;
  }

  /** Says so when the process that delivers hangs: nobody can take its place while it lives. Sets when to ask again. */
  async #lookAtOwner(): Promise<void> {
    const answer = await askOwner(this.#options.dataDir, 'hello');
    this.#askAgainAfter = answer === busy || answer === undefined ? askCommandAgainAfter : askAgainAfter;
    const isSilent = answer === '';
    if (isSilent && !this.#isSilent)
      this.#options.log.error('contact: the process that delivers does not answer; end it, and another one takes over');
    this.#isSilent = isSilent;
  }

  async #obey(line: string): Promise<string> {
    const { spool, clock, queue } = this.#options;
    const worker = this.#owner?.worker;
    const [verb, id = ''] = line.split(' ');
    if (verb === 'deliver') worker?.enqueue(id, clock.now());
    const hold = <T>(message: string, work: () => Promise<T>) => worker?.hold(message, work) ?? work();
    const result = await obey(line, { spool, queue, now: clock.now(), hold });
    if (result?.isDone && (verb === 'retry' || verb === 'release')) worker?.enqueue(id, clock.now());
    return result ? JSON.stringify(result) : 'ok';
  }
}
