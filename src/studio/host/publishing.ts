import type { Path } from '#engine/edit';
import type { Side } from '../worker/protocol.ts';
import type { MailedCode } from './account.ts';

/** What changes for visitors in one place, in an editor's words. */
export type ChangeWords = { heading: string; sentences: readonly string[] };

/** A place where a draft and the site of today contradict each other, and the names of both decisions. */
export type Contradiction = { path: Path; mine: unknown; theirs: unknown; ways: Readonly<Record<Side, string>> };

/** The same of several files, by their paths in the content folder. */
export type Contradictions = Readonly<Record<string, readonly Contradiction[]>>;

/** The names of the decisions that were made about each file: each is one of what was shown, and of nothing that came later. */
export type Choices = Readonly<Record<string, readonly string[]>>;

/** A mistake that stops a publication. */
export type Problem = { path: string; line: number; message: string; where?: string; help?: string };

/** What has come of it: all of it is public, or nothing is. */
export type Published =
  | { published: string; title: string }
  | { scheduled: string }
  | { unchanged: true }
  /** `bases` are the texts that the places are in. */
  | { contradictions: Contradictions; bases: Readonly<Record<string, string>> }
  | { problems: readonly Problem[] }
  | NotDone;

/** Why nothing was done: in a sentence, or because a code that is mailed has to confirm it first. */
export type NotDone = { refused: string } | { confirm: 'mail' };

/** The day and hour that are set for a draft. `local` is as the browser's field for a time has it, `when` as people say it. */
export type Schedule = { local: string; when: string; title: string; by: string; problem?: string };

/** What is set, and what time it is in the site's own zone. */
export type SetHour = { zone: string; now: string; schedule?: Schedule };

/** Something that was published. */
export type Release = {
  id: string;
  at: number;
  /** When it was to be public, where that was set before: in words, as it is where the site is. */
  due?: string;
  title: string;
  author: string;
  words: readonly ChangeWords[];
  isLive: boolean;
  /** Its pages are still there, and can be looked at. */
  isKept: boolean;
  /** Somebody has taken it back, and nobody has published it again. */
  isTakenBack: boolean;
  /** It has taken something back: taken back itself, that is published again. */
  hasTakenBack: boolean;
};

/** Where what is public goes besides: pushed to another repository, or by a command. */
export type Delivery = {
  name: 'push' | 'command';
  to: string;
  isDone: boolean;
  at?: number;
  /** Why it isn't there yet, and when the next attempt is. */
  problem?: string;
  nextAt?: number;
};

/** What makes a draft public. */
export interface Publishing {
  /** Visitors see it elsewhere, so that it takes a while until it is there. */
  readonly isElsewhere?: true;
  /** Whether the person who is signed in may publish. */
  mayPublish(): Promise<boolean>;
  /** Whether there is something to publish; true where the server can't say. */
  hasChanges(): Promise<boolean>;
  /** Tells when something was published or taken back from here. Returns the way to stop listening. */
  watch(onPublished: () => void): () => void;
  /** What would change for visitors, with what was decided. */
  review(choices: Choices): Promise<{ words: readonly ChangeWords[] } | Published>;
  publish(title: string, choices: Choices): Promise<Published>;
  /** The hour on which this draft is published by itself; throws where the server can't be asked. Nothing where none can be set. */
  hour(): Promise<SetHour | undefined>;
  publishAt(at: string, title: string, choices: Choices): Promise<Published>;
  /** Calls that off. Returns what is wrong. */
  callOff(): Promise<string | undefined>;
  /** What is being done, while something is published. */
  step(): Promise<string | undefined>;
  releases(): Promise<readonly Release[]>;
  deliveries(): Promise<readonly Delivery[]>;
  takeBack(release: string, choices: Choices): Promise<Published>;
  /** Where the pages of a release are looked at, or why they can't be. */
  look(release: string): Promise<{ address: string } | { problem: string }>;
  readonly mailedCode: MailedCode;
}
