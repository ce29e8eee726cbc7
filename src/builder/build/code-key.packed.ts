import { ownCode } from '../base/own-code.ts';
import { packedNote } from '../base/packed-note.ts';
import { hashOf } from '../cache/hash.ts';

/** A name for what checks and writes pages: the packed builder, and what the site has of its own. */
export function codeKey(): string {
  return hashOf(packedNote().key, ownCode().key);
}
