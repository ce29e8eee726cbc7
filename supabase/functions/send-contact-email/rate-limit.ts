import { senderGroups } from './sender-group.ts';
import { numberOf } from './settings.ts';

const windowLength = 60_000;

/** Counts messages by sender. */
export type SenderLimit = {
  /** Counts a message. Returns 0 when it may pass, else the seconds after which to try again. */
  take(address: string, id: string): number | Promise<number>;
};

/**
 * Allows so many messages a minute from one address.
 * A message that is sent again (same id) counts once, so a retry never locks a visitor out.
 * Remembers a bounded number of addresses; the one not seen for longest is forgotten first.
 */
export class RateLimit implements SenderLimit {
  readonly #perMinute: number;
  readonly #now: () => number;
  readonly #capacity: number;
  readonly #seen = new Map<string, { id: string; at: number }[]>();

  /** `perMinute` 0: no limit. `now` in milliseconds. */
  constructor(perMinute: number, now: () => number, capacity = 10_000) {
    this.#perMinute = perMinute;
    this.#now = now;
    this.#capacity = capacity;
  }

  take(address: string, id: string): number {
    if (this.#perMinute === 0) return 0;
    const group = senderGroups(address).narrow;
    const now = this.#now();
    const recent = (this.#seen.get(group) ?? []).filter((entry) => now - entry.at < windowLength);
    const [oldest] = recent;
    const isRepeated = recent.some((entry) => entry.id === id);
    const wait = !isRepeated && oldest && recent.length >= this.#perMinute ? oldest.at + windowLength - now : 0;
    if (wait === 0 && !isRepeated) recent.push({ id, at: now });
    this.#remember(group, recent);
    return Math.ceil(wait / 1000);
  }

  #remember(group: string, recent: { id: string; at: number }[]): void {
    this.#seen.delete(group);
    this.#seen.set(group, recent);
    const [longestUnseen] = this.#seen.keys();
    if (this.#seen.size > this.#capacity && longestUnseen !== undefined) this.#seen.delete(longestUnseen);
  }
}

/** The number in CONTACT_RATE_LIMIT; 30 where it is not set. Throws where it can't be used. */
export function rateOf(text: string | undefined): number {
  return numberOf('CONTACT_RATE_LIMIT', text);
}
