import type { Imported } from './convert.ts';

/** A document that is to be read: the name of its file, its bytes, and what lies beside a saved page, by its address there. */
export type ImportOrder = { name: string; bytes: Uint8Array; beside?: readonly (readonly [string, Uint8Array])[] };

export type ImportReport = Imported | { refused: string };
