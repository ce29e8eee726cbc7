import { causeOf, type Log } from '../../../supabase/functions/send-contact-email/log.ts';
import type { Spool } from '../spool/spool.ts';
import type { Clock } from './clock.ts';
import { type CommandResult, type MessageAction, messageActions, runCommand } from './commands.ts';
import { askOwner, claimOwnership, type Ownership } from './owner.ts';
import type { DeliveryWorker } from './worker.ts';

/** What the delivery works with. */
export type DeliveryOptions = {
  dataDir: string;
  spool: Spool;
  /** Makes the worker that delivers, once this process may. */
  createWorker(): DeliveryWorker;
  clock: Clock;
  log: Log;
};

const askAgainAfter = 30_000;

/**
 * The delivery of one server process. Of several processes with one data folder, one delivers and the others
 * tell it what they have kept; when it ends, another takes over within half a minute.
 */
export class Delivery {
  readonly #options: DeliveryOptions;
  #owner: { worker: DeliveryWorker; ownership: Ownership | undefined } | undefined;
  #cancelTimer: () => void = () => undefined;
  #starting: Promise<void> | undefined;
  #isStopped = false;

  constructor(options: DeliveryOptions) {
    this.#options = options;
  }

  /** Begins to deliver, now or when the process that delivers has ended. */
  start(): void {
    if (this.#isStopped) return;
    this.#starting = this.#start().catch((error) => {
      this.#options.log.error(`contact: delivery could not begin (${causeOf(error)}); trying again`);
      this.#startLater();
    });
  }

  /** Has a message that was just kept delivered at once. */
  deliver(id: string): void {
    const { dataDir, clock, log } = this.#options;
    if (this.#owner) this.#owner.worker.enqueue(id, clock.now());
    else
      askOwner(dataDir, `deliver ${id}`).catch((error) =>
        log.warn(`contact: message ${id} waits for the delivery to begin (${causeOf(error)})`),
      );
  }

  /** Ends the delivery when the running attempts are done. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#cancelTimer();
    await this.#starting;
    await this.#owner?.worker.stop();
    await this.#owner?.ownership?.release();
  }

  async #start(): Promise<void> {
    const { dataDir, spool, createWorker, log } = this.#options;
    await spool.open();
    let ownership: Ownership | undefined;
    try {
      ownership = await claimOwnership(dataDir, (line) => this.#obey(line));
      if (!ownership) return this.#startLater();
    } catch (error) {
      log.warn(`contact: no socket can be made in ${dataDir} (${causeOf(error)}); let only one server use this folder`);
    }
    const worker = createWorker();
    this.#owner = { worker, ownership };
    await worker.start();
  }

  #startLater(): void {
    this.#cancelTimer = this.#options.clock.after(askAgainAfter, () => this.start());
  }

  async #obey(line: string): Promise<string> {
    const { spool, clock } = this.#options;
    const worker = this.#owner?.worker;
    const [verb, id = ''] = line.split(' ');
    const action = messageActions.find((name) => name === verb);
    if (verb === 'deliver') worker?.enqueue(id, clock.now());
    if (!action) return 'ok';
    const result = worker?.isDelivering(id)
      ? { isQueued: false, words: `Message ${id} is being delivered right now.` }
      : await runCommand(spool, action, id, clock.now());
    if (result.isQueued) worker?.enqueue(id, clock.now());
    return JSON.stringify(result);
  }
}

/** Runs a command in the process that delivers, or here where there is none. */
export async function command(
  dataDir: string,
  spool: Spool,
  action: MessageAction,
  id: string,
): Promise<CommandResult> {
  const answer = await askOwner(dataDir, `${action} ${id}`);
  if (answer === undefined) return runCommand(spool, action, id, Date.now());
  if (answer === '') return { isQueued: false, words: 'The server that delivers does not answer. Please try again.' };
  return JSON.parse(answer) as CommandResult;
}
