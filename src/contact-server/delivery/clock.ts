/** Time, as the delivery knows it. */
export type Clock = {
  /** Milliseconds since 1970. */
  now(): number;
  /** Milliseconds since some moment; never jumps, whatever happens to the time of day. */
  elapsed(): number;
  /** Calls back once after `delay` milliseconds; returns what takes the call back. */
  after(delay: number, call: () => void): () => void;
};

/** The machine's clock. A waiting call does not keep the process alive. */
export const systemClock: Clock = {
  now: Date.now,
  elapsed: () => performance.now(),
  after: (delay, call) => {
    const timer = setTimeout(call, delay).unref();
    return () => clearTimeout(timer);
  },
};
