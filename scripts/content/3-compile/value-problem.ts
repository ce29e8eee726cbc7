import type { Problem } from '../diagnostic.ts';

/** A mistake inside one value; the caller knows its path. */
export type ValueProblem = Omit<Problem, 'path' | 'mark' | 'missing'>;
