import type { ContentFiles } from '#engine';
import type { NewPage } from '../import/new-page.ts';
import type { Told } from '../import/told.ts';
import type { Letters } from './letters.ts';
import type { Looking } from './looking.ts';
import type { Publishing } from './publishing.ts';

/** The SHA-256 of a file's bytes, in hexadecimal digits. */
export type Version = string;

/** A content file as its host holds it. `file` is its name as diagnostics show it: `pages/about.yaml`. */
export type HostedFile = { file: string; text: string; version: Version };

/** All that a content folder holds: what the pipeline reads, and the versions of its texts by their names. */
export type HostedContent = { content: ContentFiles; versions: ReadonlyMap<string, Version> };

/** A change of one file. `version` is what it was made from; nothing where the file must not be there yet. */
export type FileWrite = {
  file: string;
  /** What it says afterwards; nothing where it is deleted. */
  text: string | undefined;
  version: Version | undefined;
};

/** What has come of a write: all of it, or nothing. `stale` are those files that others have changed meanwhile, as they are now; a refusal may be one that doesn't last. */
export type WriteResult =
  | { written: ReadonlyMap<string, Version> }
  | { stale: readonly (HostedFile | { file: string; text?: undefined })[] }
  | { refused: string; isTriedAgain?: true };

/** An earlier state of a file: who made it, when (ms since 1970), and what they said of it. */
export type EarlierVersion = { id: string; at: number; author: string; summary: string };

/**
 * A page that was deleted: what the menu or else its title called it, its address as it is written, and the last state that had it
 * (for `earlier`). When (ms since 1970) and by whom is known once a state without it is kept.
 */
export type DeletedPage = { file: string; title: string; path: string; id: string; at?: number; author?: string };

/** Somebody else who has a page open, in the same draft or in another one. */
export type Present = { name: string; file: string; isInThisDraft: boolean };

/**
 * What a document becomes: what it is called, its pages (mostly one), the pictures that they show by their names, each as an address that
 * holds it (`data:`), and what came otherwise or not at all.
 */
export type HostedDocument = {
  title: string;
  pages: readonly NewPage[];
  pictures: readonly { name: string; address: string }[];
  told: readonly Told[];
};

/** Where the content lies: on a disk behind the local server, in memory for tests. */
export interface ContentHost {
  /** Throws where the host can't be reached. */
  open(): Promise<HostedContent>;
  /** Writes several files at once if their versions still hold, or none of them. */
  write(changes: readonly FileWrite[]): Promise<WriteResult>;
  /** Puts a picture into `_media/`. Answers with its name there and whether it is new, or with why it can't be taken. */
  upload(name: string, bytes: Blob): Promise<{ name: string; isNew: boolean } | { refused: string }>;
  /** Reads a document of Word, Google Docs or the web, and changes nothing. Answers with why it can't be read, else. */
  readDocument(name: string, bytes: Blob): Promise<HostedDocument | { refused: string }>;
  /** Removes a picture that was put there since the host started and that no file names. Answers with why it stays, else. */
  removeUpload(name: string): Promise<{ refused: string } | undefined>;
  /** Tells when others have changed something. Returns the way to stop listening. */
  watch(onChange: () => void): () => void;
  /** The earlier states of a file, the newest first; none where no history is kept. */
  history(file: string): Promise<readonly EarlierVersion[]>;
  /** The pages that were deleted, the last one first; none where no history is kept. */
  deleted(): Promise<readonly DeletedPage[]>;
  /** The text of an earlier state; nothing where it was not there then. */
  earlier(file: string, id: string): Promise<string | undefined>;
  /** The texts of all states that `history` has, by their ids; those left out in which it was not there. */
  earlierTexts(file: string): Promise<ReadonlyMap<string, string>>;
  /** Says which file is open here. Returns who else has one open, and which; nothing where nobody else can. */
  here?(file: string): Promise<readonly Present[]>;
  /** What brings letters to the site; nothing where its public folder isn't changed from here. */
  readonly letters?: Letters;
  /** What makes it public; nothing where that isn't done here. */
  readonly publishing?: Publishing;
  /** What shows it to people without an account; nothing where that isn't done here. */
  readonly looking?: Looking;
}
