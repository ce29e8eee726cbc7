import { packedNote } from '../base/packed-note.ts';
import { hashOf } from '../cache/hash.ts';
import { ownCode } from '../own/own-code.ts';

/** A name for what checks and writes pages: the packed builder, and what the site has of its own. */
export function codeKey(): string {
  return hashOf(packedNote().key, ownCode().key);
}
