import type { RootContent } from 'mdast';
import type { SourceFile, Themes, Typeface } from '#kit/model';
import type { Validators } from '../2-validate/validators.ts';
import type { SourceDocument } from './source-document.ts';

/**
 * What has been worked out before, kept from one call to the next by whoever makes it: the same source gives the same
 * document and the same words the same tree, so nothing is read twice.
 */
export type Memory = {
  readonly documents: WeakMap<SourceFile, SourceDocument>;
  /** Parsed Markdown, by its text. */
  readonly trees: Map<string, readonly RootContent[]>;
  /** The widths of words, by the room that a schema gives them: a language has few words that come again and again. */
  readonly widths: WeakMap<object, Map<string, WordWidth>>;
};

/**
 * What content is checked with: the validators of the schemas, a memory, the widths of letters, and the design's colours, which
 * those of a brand stand beside. Where it runs, somebody makes it and hands it in.
 */
export type Checker = Validators & {
  readonly memory: Memory;
  readonly typeface: Typeface;
  readonly themes: Themes;
};

/** How wide a word is, and the widest part of it that isn't broken at the end of a line (pixels). */
export type WordWidth = { whole: number; part: number };

/** A memory that holds nothing yet. It serves one set of schemas: what was read depends on them. */
export function createMemory(): Memory {
  return { documents: new WeakMap(), trees: new Map(), widths: new WeakMap() };
}
