import { join } from 'node:path';
import { Records } from '../base/records.ts';
import type { Choices } from './overlay.ts';

/** When a draft is to be published, and as what. */
export type Schedule = {
  /** In ms since 1970. */
  at: number;
  title: string;
  /** Who publishes it. */
  by: string;
  /** What was decided where it contradicts the site of today. */
  choices: Readonly<Record<string, Choices>>;
  /** Why it could not be published, in words. */
  problem?: string;
  /** Somebody has to do something about that: it isn't tried again by itself. */
  isHeld?: true;
  /** Who publishes it knows of the problem by mail. */
  isTold?: true;
};

/** The drafts that are to be published on a day and hour, by their names. Kept apart from their texts: it is looked at every second. */
export class Schedules {
  readonly #records: Records<Schedule>;

  constructor(studioFolder: string) {
    this.#records = new Records(join(studioFolder, 'schedules'));
  }

  get(draft: string): Schedule | undefined {
    return this.#records.get(draft);
  }

  put(draft: string, schedule: Schedule): void {
    this.#records.put(draft, schedule);
  }

  /** Calls it off. False where there was nothing to call off. */
  remove(draft: string): boolean {
    return this.#records.remove(draft);
  }

  all(): [draft: string, schedule: Schedule][] {
    return this.#records.all();
  }

  /** Notes down why it can't be published; not where it was called off or set anew meanwhile. */
  report(draft: string, before: Schedule, problem: Pick<Schedule, 'problem' | 'isHeld'>): void {
    const now = this.get(draft);
    if (now?.at !== before.at || now.by !== before.by) return;
    const { isTold, ...rest } = now;
    const isKnown = isTold && now.problem === problem.problem;
    this.put(draft, { ...rest, ...problem, ...(isKnown ? { isTold } : {}) });
  }
}
