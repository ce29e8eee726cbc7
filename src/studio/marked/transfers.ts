import { type Copied, copiedText, copyMarked, fill, type Pasting, pastePlace } from './clipboard.ts';
import { hearDragging, type Range } from './dragging.ts';

/** A text that words are copied from and brought to. */
type Transfers = {
  options: Pasting;
  selection: () => Range;
  length: () => number;
  copied: () => Copied | undefined;
  erase: (range: Range) => void;
  insert: (range: Range, text: string) => void;
  /** As `insert`, and what has come is selected. */
  drop: (place: number, text: string) => void;
  move: (range: Range, place: number) => void;
};

/** Hears what comes to a text, or goes from it, by the clipboard and by dragging. */
export function hearTransfers(element: HTMLElement, signal: AbortSignal, text: Transfers): void {
  const { options, selection, length, copied, erase, insert, drop, move } = text;
  element.addEventListener('copy', (event) => copyMarked(event, copied()), { signal });
  const cut = (event: ClipboardEvent) => {
    copyMarked(event, copied());
    erase(selection());
  };
  element.addEventListener('cut', cut, { signal });
  const paste = (event: ClipboardEvent) => {
    const { clipboardData, defaultPrevented } = event;
    // A table has taken it as cells.
    if (defaultPrevented) return;
    event.preventDefault();
    const place = pastePlace(selection(), length());
    if (clipboardData) insert(selection(), copiedText(clipboardData, options, place));
  };
  element.addEventListener('paste', paste, { signal });
  hearDragging(element, {
    signal,
    begin: (data) => {
      const words = copied();
      if (words) fill(data, words);
      return words && selection();
    },
    move,
    take: (data, place) => {
      const words = copiedText(data, options, pastePlace({ from: place, to: place }, length()));
      if (words !== '') drop(place, words);
    },
    leave: erase,
  });
}
