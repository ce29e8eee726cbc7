import type { Diagnostic, Range, SourceFile } from '#kit/model';
import type { SourceNode } from '../1-parse/source-tree.ts';
import type { Structure } from '../2-validate/structure.ts';

/** A content file with what was read from it. Slips in syntax and layout are fixed in memory and reported. */
export type SourceDocument = {
  readonly source: SourceFile;
  /** What was parsed: the text of the source, or the same with its slips fixed. */
  readonly text: string;
  /** Where everything stands in `text`. Missing where the text can't be read at all. */
  readonly root: SourceNode | undefined;
  /** Missing where the text can't be read at all. */
  readonly data: unknown;
  /** What the schemas say of `data`. */
  readonly structure: Structure;
  readonly diagnostics: readonly Diagnostic[];
  /** A range of `text` as a range of the source. */
  readonly place: (range: Range) => Range;
  /** True where the text of a range stands like this in the source, so that it can be replaced. */
  readonly isUntouched: (range: Range) => boolean;
  /** Lines (from 0, of the source) that could not be read and were left out. */
  readonly unread: ReadonlySet<number>;
  /** True where something of the file may be missing from the data, so that what refers to it can't be judged. */
  readonly isUncertain: boolean;
  /** What finding its slips took, in steps: about as long as it takes to look at a character. */
  readonly steps: number;
};

/** A document of which nothing was read. */
export function emptyDocument(source: SourceFile): SourceDocument {
  return {
    source,
    text: source.text,
    root: undefined,
    data: undefined,
    structure: { verdict: { errors: [], values: [] }, own: [], sections: new Map(), problems: [] },
    diagnostics: [],
    place: (range) => range,
    isUntouched: () => true,
    unread: new Set(),
    isUncertain: false,
    steps: 0,
  };
}
