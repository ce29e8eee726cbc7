import type { Clock } from '#contact-server';

/** A clock that a test moves: by time that passes, or by setting it to another time of day. */
export type ManualClock = Clock & { advance(milliseconds: number): void; set(time: number): void };

/** A clock that stands still until it is moved. */
export function manualClock(start = Date.parse('2025-06-01T12:00:00Z')): ManualClock {
  let elapsed = 0;
  let offset = start;
  const waiting = new Set<{ at: number; call: () => void }>();
  return {
    now: () => elapsed + offset,
    elapsed: () => elapsed,
    after: (delay, call) => {
      const entry = { at: elapsed + delay, call };
      waiting.add(entry);
      return () => void waiting.delete(entry);
    },
    set: (time) => {
      offset = time - elapsed;
    },
    advance: (milliseconds) => {
      elapsed += milliseconds;
      for (const entry of [...waiting]) {
        if (entry.at > elapsed) continue;
        waiting.delete(entry);
        entry.call();
      }
    },
  };
}
