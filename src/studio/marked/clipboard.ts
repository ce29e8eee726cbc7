import { stand } from './draw-signs.ts';
import { figureSign, signsOf } from './signs.ts';

/** What can be pasted into a text. */
export type Pasting = {
  /** Whether words can be bold, italic or a link. */
  hasMarks: boolean;
  /** Whether it may hold several paragraphs and lists. */
  hasParagraphs: boolean;
  /** What of the clipboard can stand here, as it is written here. */
  pasted: (clipboard: { html: string; text: string }, place: PastePlace) => string;
};

/** Whether what is pasted comes to the beginning of a text, and to its end. */
export type PastePlace = { isFirst: boolean; isLast: boolean };

/** Where a range is in a text of a length. */
export function pastePlace({ from, to }: { from: number; to: number }, length: number): PastePlace {
  return { isFirst: from === 0, isLast: to === length };
}

/** What is copied: where it is selected, and how it is written. */
export type Copied = { element: HTMLElement; written: string };

/** What is copied from one of these texts to another keeps its figures. */
const ownType = 'text/x-marked';

/** Puts what is selected on the clipboard. */
export function copyMarked(event: ClipboardEvent, copied: Copied | undefined): void {
  if (!copied) return;
  event.preventDefault();
  if (event.clipboardData) fill(event.clipboardData, copied);
}

/** Hands over what is selected: to other programs as words that are bold, and links. */
export function fill(data: DataTransfer, { element, written }: Copied): void {
  const { ownerDocument } = element;
  const selection = ownerDocument.getSelection();
  const shown = ownerDocument.createElement('div');
  if (selection?.rangeCount) shown.append(selection.getRangeAt(0).cloneContents());
  data.setData('text/plain', (shown.textContent ?? '').replaceAll(stand, ''));
  data.setData('text/html', shown.innerHTML.replaceAll('\n', '<br>').replaceAll(stand, ''));
  data.setData(ownType, written);
}

/** What the clipboard holds, or what is dropped, as text of the place that it comes to. */
export function copiedText(
  clipboard: DataTransfer,
  { hasMarks, hasParagraphs, pasted }: Pasting,
  place: PastePlace,
): string {
  const own = clipboard.getData(ownType);
  if (own !== '' && (hasParagraphs || !own.includes('\n'))) return hasMarks ? own : withoutMarks(own);
  return pasted({ html: clipboard.getData('text/html'), text: clipboard.getData('text/plain') }, place);
}

/** The words of a text with marks, and its figures as they are written. */
function withoutMarks(text: string): string {
  return signsOf(text, () => true)
    .map(({ shown, written }) => (shown === figureSign ? written : shown))
    .join('');
}
