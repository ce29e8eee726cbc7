import { packedNote } from '../base/packed-note.ts';

/** A name for what checks and writes pages: that of the packed builder. */
export function codeKey(): string {
  return packedNote().key;
}
