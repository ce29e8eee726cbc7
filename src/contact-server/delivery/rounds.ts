import { causeOf } from '#contact-function';
import type { Clock } from './clock.ts';

/** What is done in rounds. */
export type RoundsOptions = {
  clock: Clock;
  /** One round. */
  work(): Promise<void>;
  /** How long the pause after a round is, in milliseconds. */
  pause(): number;
  /** Told why a round has failed; the next one comes all the same. */
  onFailure(cause: string): void;
};

/** Does something again and again, with a pause after each time, until it is stopped. */
export class Rounds {
  readonly #options: RoundsOptions;
  #running: Promise<void> = Promise.resolve();
  #cancelTimer: () => void = () => undefined;
  #isStopped = false;

  constructor(options: RoundsOptions) {
    this.#options = options;
  }

  get isStopped(): boolean {
    return this.#isStopped;
  }

  /** Begins with a round at once. */
  start(): void {
    if (this.#isStopped) return;
    const { clock, work, pause, onFailure } = this.#options;
    this.#running = work().catch((error) => onFailure(causeOf(error)));
    void this.#running.then(() => {
      if (!this.#isStopped) this.#cancelTimer = clock.after(pause(), () => this.start());
    });
  }

  /** Begins no further round; resolves when the one under way is done. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#cancelTimer();
    await this.#running;
  }
}
