import type { InvalidSectionProblem, Page } from '../../model/page.ts';

/** What stands in for a page at an address that has none: why, in sentences, and where to go instead. */
export type Missing = { why: string[]; links: { href: string; label: string }[] };

/** What is wrong in a file that is not open. `path` is the address of its page. */
export type FileMistakes = { file: string; path?: string; problems: InvalidSectionProblem[] };

/** What is wrong in the whole folder, and in how many files more than are listed. */
export type Overview = { files: FileMistakes[]; more: number };

/**
 * What the browser is told of a page: what it shows, the mistakes that no section of it can show,
 * and whether it is an older state, because the file can't be read now.
 */
export type PageState = { page: Page; problems: InvalidSectionProblem[]; isLastGood: boolean };
