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

/** All of a list in `npm run test:long`; in `npm test` the few that would fail first. */
export function someOf<T>(all: readonly T[], few: readonly T[]): readonly T[] {
  return isThorough ? all : few;
}
