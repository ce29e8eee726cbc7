import type { Choices, Contradictions, Overlay } from '../drafts/overlay.ts';
import type { Author } from '../git/repository.ts';
import type { Problem } from './build-order.ts';
import type { NamedRelease } from './releases.ts';

/** What is to be published. */
export type Order = {
  title: string;
  author: Author;
  overlay: Overlay;
  /** Pictures and downloads, by their paths in the content folder. */
  pictures: ReadonlyMap<string, PictureChange>;
  /** What somebody has decided where it contradicts the site of today, by the paths of its files. */
  choices?: Readonly<Record<string, Choices>>;
  takesBack?: string;
  /** When it was to be public, in ms since 1970, where that was set before. */
  due?: number;
  /** The commit of others that it takes over: it stands behind both then. */
  joins?: string;
  /** What was changed in the folder itself is what is published, not something that comes before it. */
  takesFolder?: boolean;
};

/** A file of this machine or what Git keeps takes the place of a picture, or it goes, if no text names it then. */
export type PictureChange = { file: string } | { blob: string } | { goes: true };

/** What has come of it. All of it is public, or nothing is. */
export type Outcome =
  | { published: NamedRelease; texts: ReadonlyMap<string, string | undefined> }
  | { unchanged: true }
  | { contradictions: Contradictions; bases: Readonly<Record<string, string>> }
  | { problems: readonly Problem[] }
  | { refused: string };
