/** Somebody who has a page open: in which draft, and which file. */
export type Present = { person: string; draft: string; file: string };

/** Who hasn't been heard of for so long (ms) has gone, or looks at something else. */
const gone = 45_000;

/** Who is on which page now, by their sessions: kept in memory alone, for it is over with the process. */
export class Presence {
  readonly #here = new Map<string, Present & { until: number }>();
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  /** Notes down where somebody is. Returns where the others are. */
  here(session: string, present: Present): Present[] {
    const now = this.#now();
    for (const [name, { until }] of this.#here) if (until <= now) this.#here.delete(name);
    this.#here.set(session, { ...present, until: now + gone });
    return [...this.#here.values()].filter(({ person }) => person !== present.person);
  }
}
