import type { Edit } from '#engine/edit';
import type { Version } from '../host/content-host.ts';
import type { KeptHistory } from './history.ts';

/**
 * A file with changes that are not saved: its text, and what that was made from. Texts of nothing: it isn't there. `sent` are
 * texts that were sent to be saved and had no answer yet. `made` is the number of the last change that was made when it was kept.
 */
export type UnsavedDraft = {
  file: string;
  text: string | undefined;
  base: string | undefined;
  sent: readonly string[];
  version: Version | undefined;
  at: number;
  made: number;
};

/** What is asked to become of a file. */
export type FileChange = { file: string } & ({ edit: Edit } | { text: string });

/** A change that was asked for and wasn't made when it was kept. Changes are made in the order of their numbers. */
export type PendingChange = FileChange & { number: number };

/** What one Studio has left: its drafts, and the changes of them that were still on their way. */
export type Left = { drafts: readonly UnsavedDraft[]; pending: readonly PendingChange[] };

/** Where drafts are kept while the Studio is open, so that they outlive it. */
export interface Drafts {
  /** What earlier Studios have left, each by itself, the oldest first. Those that are open in other tabs keep theirs. */
  left(): Promise<readonly Left[]>;
  /** Forgets what `left` has returned. */
  forget(): void;
  /** Keeps the draft of a file. False where there is no room, or where the browser keeps nothing. */
  keep(draft: UnsavedDraft): boolean;
  /** Keeps all changes that are on their way, in place of those before. */
  keepPending(changes: readonly PendingChange[]): void;
  /** The history of this tab before it was loaded again, if it was; `now` is asked for the one to keep when it is left. */
  history(now: () => KeptHistory): KeptHistory | undefined;
  /** The file is saved. */
  drop(file: string): void;
  close(): void;
}

/** No drafts, where nothing outlives the program. */
export const noDrafts: Drafts = {
  left: async () => [],
  forget: () => undefined,
  keep: () => true,
  keepPending: () => undefined,
  history: () => undefined,
  drop: () => undefined,
  close: () => undefined,
};
