import type { Path } from '#kit/model';
import type { Checker } from '../3-repair/checker.ts';
import type { ContentFiles } from '../links/content-files.ts';
import type { Outlines } from '../links/outline.ts';
import type { Words } from './words.ts';

/**
 * A content folder at one time. `digests` tell the public files apart by what they hold, by their addresses, and the originals of
 * pictures by their names (`_media/harbour.jpg`). Pages whose `outlines` are known already are only parsed where they differ.
 */
export type Edition = { files: ContentFiles; digests: ReadonlyMap<string, string>; outlines?: Outlines };

/** Two states of a content folder. `namesPages`: sentences call pages as lists of them do, for people who know no addresses. */
export type Editions = { before: Edition; after: Edition; checker: Checker; namesPages?: boolean };

/** `written` is a change that visitors don't see: of comments, line breaks or quotes. */
export type ChangeKind = 'added' | 'removed' | 'changed' | 'moved' | 'renamed' | 'replaced' | 'written';

/** Something that changed, as an editor would say it: "Prices, card 2: £40 → £45". */
export type Change = {
  kind: ChangeKind;
  /** The place inside of the file, from outside to inside; empty for the file as a whole. */
  where: readonly Words[];
  what: Words;
  /** Where it stands in the file as it is now; of what is gone, where it stood. */
  path: Path;
  /** What a text, a number or a choice was and is now. */
  before?: string;
  after?: string;
} & Partial<ShownOn>;

/** The addresses of the pages that visitors see something on; `isEverywhere` in a menu, for instance. */
export type ShownOn = { shownOn: readonly string[]; isEverywhere: boolean };

/** What is compared as one: a page, a file that all pages share, or the public files. */
export type GroupKind = 'page' | 'shared' | 'facts' | 'site' | 'theme' | 'public';

/** The changes of a file, in the order in which its entries stand. */
export type ChangeGroup = {
  kind: GroupKind;
  name: Words;
  /** Its name in the project as it is now, or as it was where it is gone; missing for the public files. */
  file?: string;
  /** Its name before, where that was another one. */
  oldFile?: string;
  /** The folder of the language whose pages share it; empty for the original. */
  language?: string;
  /** A page's address as it is now, or as it was where it is gone. */
  address?: string;
  /** Sections of its text that changed, by their places in `sections` before and after: what pictures show. */
  sections: readonly ChangedSection[];
  changes: readonly Change[];
} & Partial<ShownOn>;

export type ChangedSection = { before?: number; after?: number; name: Words };
