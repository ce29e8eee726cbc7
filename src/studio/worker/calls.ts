import type { Pipeline } from './protocol.ts';

/** A call of the pipeline as it travels to the worker, and what comes back. */
export type Call = { id: number; method: keyof Pipeline; values: readonly unknown[] };
export type Answer = { id: number; value: unknown } | { id: number; error: string };
