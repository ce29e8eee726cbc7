import type { ValueProblem } from '#kit/model';
import type { Shown } from '../base/shown.ts';
import type { Slot } from '../base/slot.ts';
import type { PictureOrder } from '../links/picture-order.ts';
import type { MissingName, Reference } from '../links/references.ts';
import type { SiteContext } from '../links/site-context.ts';

/** What a value is compiled within: the page it stands on, and where its mistakes and its uses of names are noted. */
export type ValueScope = {
  readonly pagePath: string;
  /** The name of the field whose value it is, or of the list that it stands in. */
  readonly field: string;
  readonly context: SiteContext;
  /** When visitors see it. */
  readonly shown: Shown;
  /** True for a link whose entry is only there while what it leads to is. */
  readonly isFollowing: boolean;
  /** Notes that the value refers to something that is there. */
  refer: (kind: Reference['kind'], name: string) => void;
  report: (problem: ValueProblem, missing?: MissingName) => void;
  noteForm: (name: string) => void;
  /** The place of the layout that a picture stands in. */
  slot: () => Slot;
  /** Notes what is to be made of an original. */
  notePicture: (order: PictureOrder) => void;
};
