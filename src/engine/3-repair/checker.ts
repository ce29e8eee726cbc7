import type { RootContent } from 'mdast';
import type { SourceFile, Themes, Typeface } from '#kit/model';
import type { Checks } from '../2-validate/own-check.ts';
import type { Definition } from '../2-validate/structure.ts';
import type { Validators } from '../2-validate/validators.ts';
import type { SourceDocument } from './source-document.ts';

/** What has been worked out before, kept from one call to the next: the same words give the same tree. */
export type Memory = {
  /** Parsed Markdown, by its text. */
  readonly trees: Map<string, readonly RootContent[]>;
  /** The widths of words, by the room that a schema gives them: a language has few words that come again and again. */
  readonly widths: WeakMap<object, Map<string, WordWidth>>;
};

/**
 * What content is read and checked with: the validators of the schemas, a memory, the widths of letters, and the design's colours,
 * which those of a brand stand beside. `createChecker` of the pipeline makes it; whoever runs the pipeline hands it in.
 */
export type Checker = Validators & {
  readonly memory: Memory;
  readonly typeface: Typeface;
  readonly themes: Themes;
  /** What else a site wants to be told of its pages. */
  readonly ownChecks: Checks;
  /** Reads a content file: parsed, checked by the schemas, and repaired where it has slips. It is remembered by its source. */
  read(source: SourceFile, definition: Definition): SourceDocument;
  /** Forgets what was read of a file: whoever works on very many of them has no room for all. */
  forget(source: SourceFile): void;
  /**
   * What a file says as it stands, however wrong that is, for whoever changes it field by field; nothing where its text has slips, so
   * that only a guess could be shown.
   */
  asWritten(source: SourceFile): unknown;
};

/** How wide a word is, and the widest part of it that isn't broken at the end of a line (pixels). */
export type WordWidth = { whole: number; part: number };

/** A memory that holds nothing yet. It serves one set of schemas: what was measured depends on them. */
export function createMemory(): Memory {
  return { trees: new Map(), widths: new WeakMap() };
}
