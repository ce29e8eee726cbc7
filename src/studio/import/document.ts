import type { CopiedElement } from '../paste/tree.ts';
import type { Told } from './told.ts';

/** A document, whatever program wrote it, as HTML. */
export type ReadDocument = {
  html: string;
  body: CopiedElement;
  /** The bytes of a picture by the address that it has in the HTML; nothing where the document doesn't hold them. */
  pictureAt: (source: string) => Uint8Array | undefined;
  /** All its words, in pieces, but those of `told`. */
  words: readonly string[];
  told: readonly Told[];
  /** What it is called by itself, where it says so. */
  title?: string;
};
