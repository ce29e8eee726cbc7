import type { Edit, Path } from '#engine/edit';
import type { Diagnostic } from '#kit/model';
import type { HostedDocument } from '../host/content-host.ts';
import type { OwnLetters } from '../host/letters.ts';
import type {
  Choices,
  ChosenSide,
  ConflictPlace,
  FileView,
  Look,
  PageChange,
  PageView,
  Pipeline,
  PlacedDiagnostic,
  Plan,
  Side,
  SiteState,
} from '../worker/protocol.ts';

/** What is selected: a place in a file, `['sections', 3]` or a field in it; an empty path is the file itself. */
export type Selection = {
  file: string;
  path: Path;
  /** Its form is shown, and the focus stays where it is: what is typed next may be meant for the page. */
  keepsFocus?: boolean;
  /** It has just been added, and its row takes the focus, wherever that was asked for. */
  isAdded?: boolean;
  /** It has just come and was not left yet: that something in it is still empty is no mistake of anybody's. */
  isUnleft?: boolean;
};

/** What the screen shows: all parts read it, none changes it. A new object after each change. */
export type StudioState = {
  status: 'opening' | 'ready' | 'unreachable';
  /** The page in the preview, as its file is named. */
  page: string;
  look: Look;
  /** Nothing while the page is compiled for the first time. */
  pageView: PageView | undefined;
  /** What the page's own file says, for the outline. */
  pageFile: FileView | undefined;
  /** The file that the form shows, that of the selection: the page's own, or `_site`, `_facts`, a shared section's. */
  fileView: FileView | undefined;
  selection: Selection;
  /** Where the words are written that are open in the page; it follows what others change, as what is selected does. */
  inPlace: Selection | undefined;
  choices: Choices;
  /** All that is wrong, in all files. */
  diagnostics: readonly PlacedDiagnostic[];
  /** The same by what it is about, with what is set aside. */
  siteState: SiteState;
  texts: ReadonlyMap<string, string>;
  /** The files that differ from what is saved. */
  unsaved: readonly string[];
  saving: 'idle' | 'saving' | 'failed';
  /** Whether the browser keeps what isn't saved: it may have no room left, or refuse to. */
  isKept: boolean;
  /** What the next undo and redo would take back and bring again, in words; nothing where there is none. */
  undo: string | undefined;
  redo: string | undefined;
  /** What was undone, done again or deleted last, in words, until something else is done; each with a number of its own. */
  travelled: Travelled | undefined;
  /** What was done, for everyone: the live region reads it, the newest last, with a number each so that the same words are read again. */
  said: readonly { words: string; count: number }[];
  /** The pictures that were sent since the Studio was opened and were not there before, by their names in `_media`. */
  uploads: readonly string[];
  /** Why the last change could not be made, until the next one. */
  refused: string | undefined;
  /** What is told beside the work, until it is read or something is done about it. */
  notice: Notice | undefined;
  /** Whether each change is saved by itself. */
  savesItself: boolean;
  /** Files that others have changed at the same places: they are not saved before somebody has decided (`resolve`). */
  conflicts: readonly Conflict[];
  /** What an earlier Studio, which was closed or killed, had not saved; nothing once it was taken or dropped. */
  drafts: { files: readonly string[]; at: number } | undefined;
};

/** A step of the history that is shown with the way back: `back` is what was undone. */
export type Travelled = { way: 'back' | 'forth'; words: string; count: number };

/** A file that others have changed at the same places, as somebody is asked about it; `unread` as in `MergeResult`. */
export type Conflict = { file: string; places: readonly ConflictPlace[]; unread?: Side };

/** Something that is told, and what can be done about it: one of several things, or each of them (`isEach`). */
export type Notice = {
  words: string;
  ways: readonly NoticeWay[];
  isEach?: boolean;
  /** When it goes by itself: with another page and with what is undone; with neither, or not with a page; or with the next change, too. */
  lasts?: 'until it is read' | 'until it is undone' | 'until a change';
};

/** What a button of a notice says, and does. */
export type NoticeWay = { does: string; take: () => unknown };

/** How an edit stands in the history. */
export type EditOptions = {
  /** What was done, in an editor's words and in the past: `Prose “Prices” was moved`. Said aloud, and shown at undo and after “Undone”. */
  says: string;
  /** What who listens hears behind that, and nobody needs once it was done: ` to 3 of 11`. */
  aloud?: string;
  /** Edits one after the other with the same key (a field that is typed in) are one step of the history. */
  group?: string;
  /** What it is a part of, which can be abandoned as a whole. */
  session?: string;
  /** It is shown, with the way back: what is gone can be seen nowhere. */
  isShown?: boolean;
  /** What is selected afterwards. */
  select?: Selection;
  /** What is selected once it is undone, where that isn't what was selected before. */
  undone?: Selection;
};

/** What can be asked of the worker that changes nothing. */
export type Asked = Pick<
  Pipeline,
  'behind' | 'between' | 'conflictPlaces' | 'earlierSections' | 'entry' | 'find' | 'pathNow' | 'sectionHistory'
>;

/** The state of the Studio and the only ways to change it. Its methods don't throw; what can't be done is `refused`. */
export interface StudioStore {
  readonly state: StudioState;
  subscribe(listener: () => void): () => void;
  openPage(file: string): Promise<void>;
  select(selection: Selection): void;
  /** Words of the page are open where they stand; nothing once they are closed. */
  openInPlace(place: Selection | undefined): void;
  look(look: Partial<Look>): Promise<void>;
  /** Resolves once the text is changed; the new page comes with a later state. True where it was made. */
  edit(edits: readonly { file: string; edit: Edit }[], options: EditOptions): Promise<boolean>;
  /** The text pane's way. */
  setText(file: string, text: string, options: EditOptions): Promise<void>;
  fix(diagnostic: Diagnostic): Promise<boolean>;
  plan(change: PageChange): Promise<Plan | { refused: string }>;
  /** Makes a plan come true, as one step of the history. With `isShown` it is told with the way back, as what goes unseen is. */
  carryOut(plan: Plan, isShown?: boolean): Promise<boolean>;
  /** A page as an earlier text makes it within today's site, for the eye. */
  viewEarlier(file: string, text: string): ReturnType<Pipeline['viewEarlier']>;
  /** Asks the worker what the texts say, once the last letter that was typed is in them. */
  ask<Answer>(question: (asked: Asked) => Promise<Answer>): Promise<Answer>;
  undo(): Promise<void>;
  redo(): Promise<void>;
  /** Takes back all that was done last in a session: with words that tell of it, it can be put back; else nothing of it is left. */
  abandon(session: string, words?: string): Promise<void>;
  save(): Promise<void>;
  setSavesItself(isOn: boolean): void;
  /** Whose words count at each place of one of `conflicts`. False where there is still something to decide: other words, since then. */
  resolve(conflict: Conflict, choices: readonly ChosenSide[]): Promise<boolean>;
  /** Takes what had not been saved, as one step of the history, merged with what the files say now. */
  takeDrafts(): Promise<void>;
  dropDrafts(): void;
  /** What saving would change, or what is different from other texts, in words. */
  changes(since?: ReadonlyMap<string, string | undefined>): ReturnType<Pipeline['changes']>;
  /** The texts as they are saved now, for comparing. */
  savedText(file: string): string | undefined;
  /** Puts a picture into `_media`, and then to where it is wanted. */
  upload(
    name: string,
    bytes: Blob,
    place: (name: string) => Promise<unknown>,
  ): Promise<{ name: string } | { refused: string }>;
  /** Does something at the host that changes files there, too: they are taken over before it ends, and nobody else has changed them. */
  atHost<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Letters that the host was asked for. They come once it is known here that their files are there: what names them is right then. */
  takeLetters(asked: Promise<OwnLetters | { refused: string }>): Promise<OwnLetters | { refused: string }>;
  /** What a document of Word, Google Docs or the web becomes, before it is a page. */
  readDocument(name: string, bytes: Blob): Promise<HostedDocument | { refused: string }>;
  /** Removes a picture of `uploads`, or lets it be. */
  removeUpload(name: string): Promise<void>;
  keepUpload(name: string): void;

  say(words: string): void;
  /** Resolves once the screen shows what was asked for until now. */
  settled(): Promise<void>;
  /** Tells everyone something that can be done something about; nothing once that is done. */
  notify(notice: Notice | undefined): void;
  /** Tells everyone why something wasn't done. */
  refuse(words: string): void;
  /** Ends what goes on by itself. */
  close(): void;
}
