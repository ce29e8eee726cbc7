import type { Outcome } from '#kit';
import type { ShownPicture } from '../pictures/picture-places.ts';
import type { Command } from '../shell/commands.ts';
import type { PageView } from '../worker/protocol.ts';
import type { Said } from './candidates.ts';
import type { SectionTool } from './section-tools.ts';
import type { Typed } from './typed-ahead.ts';
import type { Toward } from './words-beyond.ts';

/** What the Studio tells the preview. */
export type ToFrame =
  | { kind: 'page'; view: PageView }
  | { kind: 'theme'; theme: 'light' | 'dark' }
  /** How large a pixel of the page is on the screen. */
  | { kind: 'scale'; scale: number }
  | {
      kind: 'select';
      place: PagePlace | undefined;
      label: string;
      tools: readonly SectionTool[];
      entry?: SelectedEntry | undefined;
      /** A form that is being written and opens in a dialog, by its name. */
      form?: string | undefined;
      /** How sending it ended, where the words for that are being written. */
      outcome?: Outcome | undefined;
    }
  /** Answers the double click of this number: which of its candidates may be changed in place; `isForm` where a field of the form takes over. */
  | { kind: 'editWords'; candidate: number | undefined; isForm: boolean; click: number }
  /** Nothing is on its way any more: what the double click of this number may have meant is to be told as it stands now. */
  | { kind: 'look'; click: number }
  /** The words are changed: the page is React's again. With `toward`, others will be open, and what is typed is held for them. */
  | { kind: 'endWords'; toward?: Toward | undefined }
  /** The page shows what was changed: the next words that can be changed in place are to be open. */
  | { kind: 'goOn' }
  | { kind: 'print' };

/** What every page has around its sections, by the field of the site's file that it is written in. */
export const commonPlaces = ['navigation', 'notices', 'footer'] as const;

export type CommonPart = (typeof commonPlaces)[number];

/** The entry of a list that something selected stands in, by its path and by what the page shows of it. */
export type SelectedEntry = { key: string; words: string };

/** What can be clicked in a page: a section, by its number, or what every page has. */
export type PagePlace = number | CommonPart;

/** What the preview tells the Studio. */
export type FromFrame =
  | { kind: 'ready' }
  | { kind: 'painted' }
  /** The pointer came down somewhere in the page, whatever that means there, or it is over: a second press would be none of a double click. */
  | { kind: 'pressed'; isOver: boolean }
  /** How many words the page has, once nothing has changed for a while. */
  | { kind: 'counted'; words: number }
  /** A place was pressed, or the page itself where nothing is named. */
  | { kind: 'select'; place: PagePlace | undefined }
  /** A double click, which is the last one as long as its number is the highest. */
  | { kind: 'ask'; click: number }
  /**
   * What a double click meant, or words that were selected by dragging (`isSelected`),
   * which is nothing where they can't be written in place. `said` is what was clicked says, and what stands around it, inside its place;
   * `shown` the picture that was clicked.
   */
  | {
      kind: 'edit';
      place: PagePlace;
      said: readonly Said[];
      shown: ShownPicture | undefined;
      click: number;
      isSelected: boolean;
    }
  /** What was typed after a double click, before the field that it led to was there. */
  | { kind: 'typed'; typed: readonly Typed[] }
  /** There are no more words to go on to. */
  | { kind: 'lastWords'; toward: Toward }
  /** The element is a place to write in until it is told that this has ended (`endWords`). */
  | { kind: 'place' }
  /** A section is wanted above or below this one. */
  | { kind: 'add'; index: number; isBelow: boolean }
  /** A section was dragged to where another one stands. */
  | { kind: 'move'; from: number; to: number }
  /** Something is to be done with a section. */
  | { kind: 'tool'; tool: SectionTool; index: number }
  /** Pictures were dropped at a place, maybe onto a picture of it, or pasted where the selection is. */
  | { kind: 'pictures'; files: readonly File[]; place: PagePlace | undefined; shown: ShownPicture | undefined }
  /** What the clipboard holds is pasted; with nothing, the selected section is copied to it. */
  | { kind: 'clipboard'; pasted?: { html: string; text: string } }
  | { kind: 'open'; path: string }
  | { kind: 'command'; command: Command };

/**
 * Tells another document of this origin something at once. What is posted comes after the next letter, after a tab is killed, and
 * after the page has been drawn anew, where the numbers of its sections are others.
 */
export function tellTo(other: Window, data: FromFrame | ToFrame): void {
  other.dispatchEvent(new MessageEvent('message', { data, origin: location.origin, source: window }));
}

/** True for a message of this origin's other document, which is the only one that is heard. */
export function isOwn({ origin, source }: MessageEvent, other: MessageEventSource | null | undefined): boolean {
  return origin === location.origin && source === other;
}
