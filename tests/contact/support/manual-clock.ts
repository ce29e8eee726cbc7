import type { Clock } from '../../../scripts/contact/delivery/clock.ts';

/** A clock that a test moves. */
export type ManualClock = Clock & { advance(milliseconds: number): void };

/** A clock that stands still until it is moved. */
export function manualClock(start = Date.parse('2025-06-01T12:00:00Z')): ManualClock {
  let now = start;
  const waiting = new Set<{ at: number; call: () => void }>();
  return {
    now: () => now,
    after: (delay, call) => {
      const entry = { at: now + delay, call };
      waiting.add(entry);
      return () => void waiting.delete(entry);
    },
    advance: (milliseconds) => {
      now += milliseconds;
      for (const entry of [...waiting]) {
        if (entry.at > now) continue;
        waiting.delete(entry);
        entry.call();
      }
    },
  };
}
