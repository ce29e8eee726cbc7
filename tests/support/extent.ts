import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** Whether the tests go through every combination, which takes minutes: in `npm run test:long`. */
    isThorough: boolean;
  }
}

/** All of a list in `npm run test:long`; in `npm test` the few that would fail first. */
export function someOf<T>(all: readonly T[], few: readonly T[]): readonly T[] {
  return inject('isThorough') ? all : few;
}
