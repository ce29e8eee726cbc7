import type { Path } from '#kit/model';

/**
 * What an original says otherwise since a translation of it was made; `path` is where that stands in the translation, as far as it is
 * built as its original was, and a `figure` is settled by itself. No `changes` where nobody knows what the original said then: what it
 * was is `unmarked` in the translation, or was not kept.
 */
export type Behind = {
  original: string;
  isUnmarked?: boolean;
  changes: readonly BehindChange[] | undefined;
  /** The mark of what the original says now. */
  mark?: string;
};

/** One of them. `taken` is what the translation can say as the original does, where that is no matter of words. */
export type BehindChange = { sentence: string; path: Path; figure?: string; taken?: readonly Taken[] };

/** A place of a translation, with what it says and what it would say; nothing for what isn't there. */
export type Taken = { path: Path; from: unknown; to: unknown };
