import type { Migration } from './types.ts';

/** Every change of the format, the oldest first. There is none: the first format is today's. */
export const migrations: readonly Migration[] = [];
