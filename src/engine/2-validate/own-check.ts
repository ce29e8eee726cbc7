import type { Page, Path, Section, Severity } from '#kit/model';

/** What a check of a site's own has found. */
export type CheckFinding = {
  /**
   * Where: the keys and positions (from 0) of the page's file, as `['sections', 2, 'heading']`. Without it the page as a whole is meant.
   * What lies deeper than the file goes is told of the nearest place.
   */
  path?: Path;
  /** The words that are meant, of the text at that place. */
  words?: string;
  /** An `error` stops the build, a `warning` is a likely mistake, a `note` is worth knowing. */
  severity: Severity;
  /** What is wrong, in one sentence that an editor understands. */
  message: string;
  /** What to write instead. */
  help?: string;
};

/** What a check looks at: one page without mistakes. `Own` are the sections of the site's own blocks. */
export type CheckedContent<Own = never> = {
  /** The page as it is shown: links led somewhere, figures filled in, sections of shared files in their places. */
  page: Page;
  /** Its sections, each with the place of the file that it comes from. */
  sections: readonly { section: Section | Own; path: Path }[];
  /** All texts of the file as they are written, in their order, each with its place. */
  texts: readonly { text: string; path: Path }[];
  /** The figures of `_facts.yaml` as they are shown, by name. */
  facts: Readonly<Record<string, string>>;
};

/**
 * A check of a site's own: what it finds in a page. It has to be pure, for pages are checked in any order, in several threads and in the
 * browser, and what was found in a page that hasn't changed is kept. `Own` are the sections of the site's own blocks, `OwnSection` of
 * `.pagewright/blocks`.
 */
export type Check<Own = never> = (content: CheckedContent<Own>) => readonly CheckFinding[];

/** The checks of a site's own, by the name that their codes end with: `own/no-jargon`. */
export type Checks = Readonly<Record<string, Check>>;
