/** Another seed in every run, so that tests see what they haven't seen; `SEED=123` makes a run again that failed. */
export function freshSeed(): number {
  return Number(process.env['SEED'] ?? Math.floor(Math.random() * 2 ** 31));
}

/** Numbers from 0 below a count that look random and are the same in every run (the generator mulberry32). */
export function randomFrom(seed: number): (count: number) => number {
  let state = seed;
  return (count) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * count);
  };
}
