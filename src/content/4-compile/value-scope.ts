import type { ValueProblem } from '../../model/diagnostic.ts';
import type { Shown } from '../base/shown.ts';
import type { PictureOrder } from './pictures/order.ts';
import type { NameKind, Reference } from './references.ts';
import type { SiteContext } from './site-context.ts';

/** The slot of a picture, as its field names it (`slot` in the schema), and whether it is the largest of the first screen. */
export type PicturePlace = { slot: string | undefined; isFirst: boolean };

/** What a value is compiled within: the page it stands on, and where its mistakes and its uses of names are noted. */
export type ValueScope = {
  readonly pagePath: string;
  readonly context: SiteContext;
  /** When visitors see it. */
  readonly shown: Shown;
  /** True for a link whose entry is only there while what it leads to is. */
  readonly isFollowing: boolean;
  /** Notes that the value refers to something that is there. */
  refer: (kind: Reference['kind'], name: string) => void;
  report: (problem: ValueProblem, missing?: { kind: NameKind; name: string }) => void;
  noteForm: (name: string) => void;
  /** Where a picture stands. */
  picturePlace: () => PicturePlace;
  /** Notes what is to be made of an original. */
  notePicture: (order: PictureOrder) => void;
};
