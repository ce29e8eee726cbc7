import { join } from 'node:path';
import { UsageError } from '#builder/base';
import { type Clock, Rounds, systemClock } from '#contact-server';
import { Records } from '../base/records.ts';

/** What follows each publication. `wanted` names what is to be brought somewhere, and `work` brings it there, or says why not. */
export type Task = {
  name: 'push' | 'command';
  /** Where it goes, as people call it. */
  to: string;
  wanted(): Promise<string | undefined>;
  work(): Promise<{ done: string } | { problem: string }>;
};

/** What has come of a task. */
type State = {
  /** What was brought there last, and when, in ms since 1970. */
  done?: string;
  at?: number;
  /** Why the last attempt failed, how many have since the last that didn't, and when the next one is. */
  problem?: string;
  attempts: number;
  nextAt: number;
};

/** A task as the Studio shows it. */
export type ShownDelivery = Pick<Task, 'name' | 'to'> &
  Pick<State, 'at' | 'problem'> & { isDone: boolean; nextAt?: number };

const firstPause = 30_000;
const longestPause = 3_600_000;
/** How often it is looked whether something is due, and whether something is public of which nobody has told, in ms. */
const pause = 1_000;
const lookAgain = 60_000;

const none: State = { attempts: 0, nextAt: 0 };

/**
 * Does what follows each publication, one after the other, until it is done: what is public and what was brought there are compared, so
 * that nothing is forgotten over a restart. An attempt that fails is made again, after a pause that doubles up to an hour.
 */
export class Deliveries {
  readonly #tasks: readonly Task[];
  readonly #states: Records<State>;
  readonly #clock: Clock;
  readonly #rounds: Rounds;
  #isWoken = true;
  #lookedAt = Number.NEGATIVE_INFINITY;

  constructor(studioFolder: string, tasks: readonly Task[], clock: Clock = systemClock) {
    this.#tasks = tasks;
    this.#states = new Records(join(studioFolder, 'deliveries'));
    this.#clock = clock;
    this.#rounds = new Rounds({
      clock,
      work: () => this.step(),
      pause: () => pause,
      onFailure: (cause) => console.error(`What follows a publication was held up (${cause}); it goes on by itself.`),
    });
  }

  start(): void {
    if (this.#tasks.length > 0) this.#rounds.start();
  }

  /** Begins with nothing more; resolves when what is under way is done. */
  stop(): Promise<void> {
    return this.#rounds.stop();
  }

  /** Something else is public now. */
  wake(): void {
    this.#isWoken = true;
  }

  /** Does what is due. */
  async step(): Promise<void> {
    const isLooking = this.#isWoken || this.#clock.elapsed() - this.#lookedAt >= lookAgain;
    if (isLooking) this.#lookedAt = this.#clock.elapsed();
    const isWoken = this.#isWoken;
    this.#isWoken = false;
    for (const task of this.#tasks) {
      const state = this.#states.get(task.name) ?? none;
      const isDue = state.problem !== undefined && this.#isTime(state);
      if (isDue || isWoken || (isLooking && state.problem === undefined)) await this.#attempt(task, state);
    }
  }

  /** What has come of each so far. */
  async shown(): Promise<ShownDelivery[]> {
    return Promise.all(
      this.#tasks.map(async ({ name, to, wanted }) => {
        const { done, at, problem, nextAt } = this.#states.get(name) ?? none;
        return {
          name,
          to,
          isDone: done !== undefined && done === (await wanted().catch(() => undefined)),
          ...(at === undefined ? {} : { at }),
          ...(problem === undefined ? {} : { problem, nextAt }),
        };
      }),
    );
  }

  /** One that is due later than after the longest pause was set by a wrong clock. */
  #isTime({ nextAt }: State): boolean {
    const now = this.#clock.now();
    return nextAt <= now || nextAt > now + longestPause;
  }

  async #attempt(task: Task, before: State): Promise<void> {
    const result = await outcomeOf(task, before);
    if (!result) return;
    const now = this.#clock.now();
    if ('done' in result) return this.#states.put(task.name, { done: result.done, at: now, ...none });
    const attempts = before.attempts + 1;
    const wait = Math.min(firstPause * 2 ** (attempts - 1), longestPause);
    if (before.problem !== result.problem) console.warn(`${task.to}: ${result.problem}`);
    this.#states.put(task.name, { ...before, problem: result.problem, attempts, nextAt: now + wait });
  }
}

/** What comes of an attempt; nothing where there is nothing to do. */
async function outcomeOf(task: Task, { done }: State): Promise<{ done: string } | { problem: string } | undefined> {
  try {
    const wanted = await task.wanted();
    return wanted === undefined || wanted === done ? undefined : await task.work();
  } catch (error) {
    if (error instanceof UsageError) return { problem: error.message };
    console.error(error);
    return { problem: 'The server could not do it; its log says why.' };
  }
}
