import { stand } from './draw-signs.ts';

/** What can be pasted into a text with marks. */
export type Pasting = {
  /** Whether it may hold several paragraphs and lists. */
  hasParagraphs: boolean;
  /** What of the clipboard can stand here, as text with marks. */
  pasted: (clipboard: { html: string; text: string }) => string;
};

/** What is copied: where it is selected, and how it is written. */
export type Copied = { element: HTMLElement; written: string };

/** What is copied from one of these texts to another keeps its figures. */
const ownType = 'text/x-marked';

/** Puts what is selected on the clipboard: for other programs as words that are bold, and links. */
export function copyMarked(event: ClipboardEvent, copied: Copied | undefined): void {
  if (!copied) return;
  event.preventDefault();
  const { ownerDocument } = copied.element;
  const selection = ownerDocument.getSelection();
  const shown = ownerDocument.createElement('div');
  if (selection?.rangeCount) shown.append(selection.getRangeAt(0).cloneContents());
  event.clipboardData?.setData('text/plain', (shown.textContent ?? '').replaceAll(stand, ''));
  event.clipboardData?.setData('text/html', shown.innerHTML.replaceAll('\n', '<br>').replaceAll(stand, ''));
  event.clipboardData?.setData(ownType, copied.written);
}

/** What the clipboard holds, or what is dropped, as text with marks. */
export function copiedText(clipboard: DataTransfer, { hasParagraphs, pasted }: Pasting): string {
  const own = clipboard.getData(ownType);
  if (own !== '' && (hasParagraphs || !own.includes('\n'))) return own;
  return pasted({ html: clipboard.getData('text/html'), text: clipboard.getData('text/plain') });
}
