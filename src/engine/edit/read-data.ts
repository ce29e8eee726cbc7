import { parseSource } from './source.ts';
import { Refusal } from './types.ts';

/** What a text says; nothing where it can't be read. */
export function readData(text: string): unknown {
  try {
    return parseSource(text.replace(/^\uFEFF/, '')).data;
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}
