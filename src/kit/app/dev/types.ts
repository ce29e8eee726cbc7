/**
 * What the preview and its pages tell each other.
 */
import type { InvalidSectionProblem, Page } from '../../model/page.ts';

export { changesAddress, keyMark, sessionAddress, tokenHeader } from './session-names.ts';

/** What stands in for a page at an address that has none: why, in sentences, and where to go instead. */
export type Missing = { why: string[]; links: { href: string; label: string }[] };

/** What is wrong in a file that is not open. `path` is the address of its page. */
export type FileMistakes = { file: string; path?: string; problems: InvalidSectionProblem[] };

/** What is wrong in the whole folder, and in how many files more than are listed. */
export type Overview = { files: FileMistakes[]; more: number };

/**
 * Something that is shown though visitors don't see it at the time that is looked at: its path in the page or in the site, and
 * why, in a few words. The page itself has the path `[]`.
 */
export type Absent = { path: readonly (string | number)[]; words: string };

/**
 * What the browser is told of a page: what it shows, the mistakes that no section of it can show, what of it visitors don't
 * see, and whether it is an older state, because the file can't be read now.
 */
export type PageState = { page: Page; problems: InvalidSectionProblem[]; absent: Absent[]; isLastGood: boolean };

/** How the preview shows a site of which something comes or goes. */
export type View = {
  /** The time that is looked at, as a field for days and times holds it, and whether it is now. */
  at: string;
  isNow: boolean;
  /** The time zone of the site. */
  zone: string;
  /** Whether that is shown too, faintly, which visitors don't see then. */
  showsAbsent: boolean;
  /** The times before and after at which something comes or goes, as pages write them. */
  before?: string;
  after?: string;
  /** What visitors don't see of the menus. */
  menus: Absent[];
};

/** What the preview's server tells of changes, by their names: the page that is another now, what was found, the file that is. */
export type ChangeEvents = {
  'content:page': PageState;
  'content:site': object;
  'content:theme': object;
  'content:overview': Overview;
  'content:file': { address: string };
};
