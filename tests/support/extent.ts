import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** Whether the tests go through every combination, which takes minutes: in `npm run test:long`. */
    isThorough: boolean;
  }
}

/**
 * Whether this is `npm run test:long`: `test.runIf(isThorough)` is a test of what rarely breaks, or of what others come across too.
 * Every file that imports this one is run there as well.
 */
export const isThorough = Boolean(inject('isThorough'));

/** The part of many cases that `npm run test:long` goes through: a tenth of them with `SHARE=0.1`. */
export const share = Number(process.env['SHARE'] ?? 1);

/** How many of `all` random cases are gone through: a share of them in `npm run test:long`, few in `npm test`. */
export function casesOf(all: number, few = all): number {
  return isThorough ? Math.ceil(all * share) : few;
}

/** All of a list in `npm run test:long`; in `npm test` the few that would fail first. */
export function someOf<T>(all: readonly T[], few: readonly T[]): readonly T[] {
  return isThorough ? all : few;
}
