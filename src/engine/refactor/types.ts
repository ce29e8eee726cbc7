import type { Use } from '../links/where-used.ts';

/**
 * What becomes of a file: its text before and after. Without `before` it is new, without `after` it is gone; `from` is the
 * file that a new one was made from, by another name or as a copy. Texts have no byte order mark.
 */
export type FileChange = { file: string; before?: string; after?: string; from?: string };

/** A place that somebody should know of: its line (from 1), what is there, and the way to it where it is a field of the file. */
export type UsePlace = Pick<Use, 'file' | 'line' | 'where'> & Partial<Pick<Use, 'inForms' | 'path'>>;

/** A change of several files that keeps a site whole, as commands tell it. Nothing of it is written yet. */
export type WrittenPlan = {
  /** What happens, as a sentence. */
  title: string;
  changes: FileChange[];
  /** What refers to it and was changed with it; what was taken out, where it stood before. */
  changed: UsePlace[];
  /** What names it and isn't read as a reference, such as a comment: it stays as it is. */
  mentions: UsePlace[];
  /** What else is worth knowing, a sentence each. */
  notes: string[];
};

/** The same with what is said of it to who sees no files. */
export type Plan = WrittenPlan & { inForms: { title: string; notes: string[] } };
