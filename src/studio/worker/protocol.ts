import type { ContentFiles, Definition, Origin } from '#engine';
import type { Edit, Path } from '#engine/edit';
import type { BroughtBack, FileChange, PageNames, PageSection, UsePlace } from '#engine/refactor';
import type { Topic } from '#engine/report';
import type { ContactForm, Diagnostic, InvalidSectionProblem, MenuPlace, Page, Site } from '#kit/model';
import type { Absent } from '#kit/preview';
import type { Face } from '#kit/theme';
import type { NewPage } from '../import/new-page.ts';
import type { Behind } from './behind-types.ts';
import type { Placeholder, SaidFigure } from './figures-said.ts';

/**
 * Where a section of a compiled page is written: in which file, and where in it. `entry` is the place in the page that calls
 * for it, where it is written in a shared file.
 */
export type { Origin };

/** How the site is looked at. */
export type Look = {
  /** When it is seen, as a page writes it: a day, or a day and a time of it, in the site's zone; now where nothing is said. */
  at?: string | undefined;
  /** Whether what visitors don't see is shown, faintly. */
  showsAbsent: boolean;
};

/** One page as the Studio shows it. */
export type PageView = {
  file: string;
  /** When it is seen, as a page writes it; now where nothing is said. */
  at?: string | undefined;
  /** What the preview renders. Where the file can't be read, it is the last page that could be. */
  page: Page;
  site: Site;
  /** All forms of the site by their names, in the language of the page. */
  forms: Readonly<Record<string, ContactForm>>;
  /** For each compiled section, in their order, where it is written. */
  origins: readonly Origin[];
  /** What of the page visitors don't see at the time that is looked at, with the reason in words. */
  absent: readonly Absent[];
  /** What they don't see then of what every page has: of its menus and notices. */
  absentMenus: readonly Absent[];
  /** True where the page's text can't be read and `page` is an older one. */
  isLastGood: boolean;
  /** The files that all pages share, as far as the page shows an older state of them because of a mistake. */
  keptFiles: readonly string[];
  /** The mistakes that none of its sections shows. */
  problems: readonly InvalidSectionProblem[];
  /** The rules of a brand, as the build writes them, and the language's direction. */
  brand: string;
  /** The same for what stands in the Studio itself: all elements of the class `sample`. */
  samples: Readonly<Record<'light' | 'dark', string>>;
  /** The brand's own letters. */
  faces: Face[];
  /** What visitors see first. */
  firstTheme: 'light' | 'dark';
  direction: 'ltr' | 'rtl';
};

/** A diagnostic, and the path of the value that it speaks of, as far as the file's data has it. */
export type PlacedDiagnostic = Diagnostic & { path: Path };

/** A diagnostic among all of the site: what it is about, and the word for what it and its place say (`settled` of `_site.yaml`), and the section that it is in. */
export type SiteNote = PlacedDiagnostic & { topic: Topic; state: string; section?: string };

/** What is to be looked at in the whole site, by `topics` in order; what is set aside, with the reason, by its entry of so many in `settled`. */
export type SiteState = {
  diagnostics: readonly SiteNote[];
  settled: readonly (SiteNote & { reason: string; entry: number })[];
  entries: number;
  topics: readonly (readonly [Topic, string])[];
};

/** What a file says, for outline and form. `data` is missing where it can't be read. */
export type FileView = {
  file: string;
  /** What kind of file it is, which is also what its schema is called. */
  kind: Definition;
  data?: unknown;
  /** True where the text has a slip in its syntax: it is read as it was meant, and can't be edited by a form. */
  isUncertain: boolean;
  diagnostics: readonly PlacedDiagnostic[];
};

/** A page among all pages. */
export type PageEntry = {
  file: string;
  path: string;
  title: string;
  /** When visitors see it, in words; empty where they always do. */
  when: string;
  mistakes: number;
  /** In a site of several languages: the code of its own, and the name that it has in common with its translations. */
  inLanguage?: { code: string; name: string };
  /** Where the menu of its language has it; nothing where it isn't in it. */
  menu?: MenuPlace;
  isHome?: true;
};

/** Where something is used: `pages` are their files; `uses` counts them and the site's own files. */
export type Uses = { uses: number; pages: readonly string[] };

/** What may be picked: what there is, as an editor calls it. */
export type Choices = {
  /** The public address of the site; empty while it isn't written. */
  address: string;
  pages: readonly PageEntry[];
  /** The languages of the site as they are called in English, the original first; none where it has only one. */
  languages: readonly { code: string; name: string }[];
  ownLists: readonly { language: string; file: string; field: string }[];
  /** Addresses with an anchor, and the headings they lead to. */
  anchors: readonly { address: string; heading: string }[];
  /** Everything that a text can have filled in, by the name between its brackets: the figures among it. */
  placeholders: readonly Placeholder[];
  /** `said` is what a figure says in each language that has it itself, the original first. */
  facts: readonly ({ name: string; value: string; said: readonly SaidFigure[] } & Uses)[];
  /** How many sections of a kind stand below the first of their pages, by its type. */
  sectionUses: Readonly<Record<string, number>>;
  shared: readonly { name: string; file: string }[];
  forms: readonly ({ name: string; title: string; isOwn: boolean } & Uses)[];
  inquiryTypes: readonly ({ key: string; label: string } & Uses)[];
  /** Originals in `_media` and pictures of the public folder. */
  pictures: readonly { name: string; width?: number; height?: number }[];
  /** Public files that are no pictures, by their addresses. */
  downloads: readonly string[];
};

/** What a file said and says; a file that comes or goes has nothing before or after. */
export type TextChange = { file: string; before: string | undefined; after: string | undefined };

/** What an edit does, or why it can't be made. `seen`: what it makes of texts that the person still sees as they were. */
export type EditResult =
  | { changes: readonly TextChange[]; seen?: ReadonlyMap<string, string | undefined> }
  | { refused: string };

/** What is different on a page, or in what pages share, in an editor's words. */
export type PageSentences = { page: string; sentences: readonly string[] };

/** A place that leads to a page, and what visitors press there, as it is written; none where nothing is pressed. */
export type Lead = UsePlace & { words: readonly string[] };

/** A change of pages, seen before it is made. */
export type Plan = {
  title: string;
  /** What it is called in the history once it was done. */
  says: string;
  /** What it does, page by page. */
  sentences: readonly PageSentences[];
  /** What will lead to a page's new address. */
  leads: readonly Lead[];
  changes: readonly FileChange[];
  mentions: readonly UsePlace[];
  notes: readonly string[];
  /** Nothing else is changed or named, but what was asked for with it: there is nothing to look at before. */
  isAlone: boolean;
};

/** A file as both sides began with it, and what each has made of it; a text of nothing where there is no such file. */
export type ThreeTexts = {
  file: string;
  base: string | undefined;
  mine: string | undefined;
  theirs: string | undefined;
};

export type Side = 'mine' | 'theirs';

/** A place where both sides contradict each other: in words, with what each says there. An empty path is the whole file. */
export type ConflictPlace = { path: Path; where: string; mine: string; theirs: string };

/** Places of a file, in its text `base`, at which both sides say something else. */
export type TwoSides = {
  file: string;
  base: string | undefined;
  sides: readonly { path: Path; mine?: unknown; theirs?: unknown }[];
};

/** What somebody has decided about a place that they were asked about. */
export type ChosenSide = { path: Path; side: Side };

/**
 * A merged text (nothing: the file is gone), or what somebody has to decide. `unread` is the side that can't be read at the moment:
 * once it can, there may be nothing to decide.
 */
export type MergeResult = { text: string | undefined } | { conflicts: readonly ConflictPlace[]; unread?: Side };

/** What is looked for in all words of the site, and what is to come there. */
export type WordsQuery = {
  words: string;
  instead: string;
  /** Capitals count; nothing but whole words is found; `words` is a regular expression, whose groups `instead` may name (`$1`). */
  isExact: boolean;
  isWhole: boolean;
  isPattern: boolean;
};

/** A place of words: the text that they stand in, as it is written and was looked at, and where in it, by its signs. */
export type WordsPlace = { file: string; path: Path; value: string; from: number; to: number };

/** A place that was found, as it is read: what stands before, the words, what comes instead, what follows. `where` is the place in its file. */
export type FoundPlace = WordsPlace & { where: string; before: string; words: string; instead: string; after: string };

/** Not more of them are listed at once than somebody can look at; `more` says how many others there are. */
export type FoundWords = { places: readonly FoundPlace[]; more: number } | { refused: string };

/** What is done with a page as a whole. */
export type PageChange =
  /** `text` is what it begins as; of a template, the template's. `menu` is what the menu calls it, where it comes into that. */
  | { kind: 'new'; path: string; title: string; text: string; isTemplate?: boolean; menu?: string }
  /** What a document has become, mostly one page. */
  | { kind: 'document'; path: string; title: string; pages: readonly NewPage[]; menu?: string }
  /** A further language of the site, by its code, with its home page. */
  | { kind: 'language'; language: string }
  /** A copy in another language (its code), to be translated. */
  | { kind: 'translate'; path: string; language: string }
  /** A translation says what its original says now: a page, shared sections, or figures, one by its name or all. */
  | { kind: 'translated'; file: string; figure?: string }
  /** Another address, or the same and other names; `isNew` where the page was never saved. */
  | ({ kind: 'rename'; from: string; to: string; isNew?: true } & PageNames)
  | { kind: 'duplicate'; from: string; to: string; menu?: string }
  /** A page that was deleted, as its text was, and its translations that were deleted with it. */
  | ({ kind: 'back' } & BroughtBack)
  /** A section of a page that several pages will be able to show, called by a name; a copy for a page of what several show. */
  | ({ kind: 'share'; name: string } & PageSection)
  | ({ kind: 'copyShared' } & PageSection)
  /** Other words at the places that were chosen among those that a query has found. */
  | { kind: 'replace'; query: WordsQuery; places: readonly WordsPlace[] }
  | { kind: 'delete'; path: string; instead: { to: string } | 'removed' };

/** A section of an earlier text: where it stood, what it said, in its own lines too, and which one of today it has become. */
export type EarlierSection = { index: number; value: Record<string, unknown>; text?: string; today?: number };

/**
 * A section as it was: `at` is the place of the text that it came with, among those that were asked about; `text` is
 * today's with it in place of today's, nothing where that can't be made; `before` is the same with what the section was before that.
 */
export type SectionState = { at: number; value: Record<string, unknown>; text?: string; before?: string };

/**
 * The states of a section, each other than the one before, the newest first; none where it has only ever been as it is now. `since` is
 * the text that it has been as today from; nothing where none has it so.
 */
export type SectionHistory = { states: readonly SectionState[]; since?: number };

/** An entry of a list, in its own lines where it has some: its comments, and how it is written, come along. */
export type CopiedEntry = { value: unknown; text?: string };

/** What the worker does: the pipeline on a copy of all texts, away from the page's thread. Calls are answered in their order. */
export interface Pipeline {
  /** A folder, or the same folder once more: pictures have come. Tells the file of the home page. */
  open(content: ContentFiles): Promise<{ home: string | undefined }>;
  /**
   * What edits would do to the texts; the worker takes them over. Edits of several files are all made, or none. `saw` are texts
   * that others have changed, as whoever made the edits saw them.
   */
  edit(
    edits: readonly { file: string; edit: Edit }[],
    saw?: ReadonlyMap<string, string | undefined>,
  ): Promise<EditResult>;
  /** Where a place of an older text of a file stands now; where it is gone, what it stood in. */
  pathNow(file: string, old: string, path: Path): Promise<Path>;
  /** Other texts: typed in the text pane, undone, changed outside. A text of nothing deletes the file. */
  replace(texts: ReadonlyMap<string, string | undefined>): Promise<void>;
  viewPage(file: string, look: Look): Promise<PageView | undefined>;
  /** A page as an earlier text makes it within today's site: what that has no longer is a red card. Nothing where the file is no page. */
  viewEarlier(file: string, text: string, look: Look): Promise<PageView | undefined>;
  viewFile(file: string): Promise<FileView | undefined>;
  /**
   * Compiles a few of the pages that have to be compiled again, so that nothing that is typed waits for all of them. True once
   * there are none left: then `choices` and `diagnostics` are quick.
   */
  prepare(): Promise<boolean>;
  choices(): Promise<Choices>;
  /** Everything that is wrong, as `npm run validate` finds it, and what was set aside. */
  siteState(): Promise<SiteState>;
  /** The texts after a sure fix; refused where it doesn't keep what it promises. */
  fix(diagnostic: Diagnostic): Promise<EditResult>;
  plan(change: PageChange): Promise<Plan | { refused: string }>;
  /** `choices` are the sides for places that the same texts were answered with before; an empty path chooses for the whole file. */
  merge(texts: ThreeTexts, choices?: readonly ChosenSide[]): Promise<MergeResult>;
  /** What somebody is asked about who publishes something that contradicts what others have published, in words. */
  conflictPlaces(sides: TwoSides): Promise<readonly ConflictPlace[]>;
  /** What is different from what files said before, in an editor's words; a file that wasn't there said nothing. */
  changes(saved: ReadonlyMap<string, string | undefined>): Promise<readonly PageSentences[]>;
  /** What a translation is behind its original, by earlier texts of that, the newest first; nothing where it isn't. */
  behind(file: string, texts: readonly string[]): Promise<Behind | undefined>;
  /** Every place of words in what visitors read, with what would come there. */
  find(query: WordsQuery): Promise<FoundWords>;
  /** A section or another entry of a list, to be put elsewhere; nothing where there is none. */
  entry(file: string, path: Path): Promise<CopiedEntry | undefined>;
  /** The sections of an earlier text of a file that are others today, or gone. */
  earlierSections(file: string, text: string): Promise<readonly EarlierSection[]>;
  /** What a section of a file, by its place, was in earlier texts of it, the newest first. */
  sectionHistory(file: string, place: number, texts: readonly string[]): Promise<SectionHistory>;
  /** What became of a file from one text of it to another, in an editor's words. */
  between(file: string, before: string, after: string): Promise<readonly string[]>;
}
