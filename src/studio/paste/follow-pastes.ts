import { cleanPaste } from './clean-paste.ts';

/** The form's fields whose text may have marks: bold, italic, links, several paragraphs. */
const markedTexts = 'textarea[data-widget="paragraphs"], textarea[data-widget="rich-text"]';

/**
 * What is pasted into a text with marks comes clean: one listener for all fields, whichever widget shows them. Other fields take
 * the plain words, as browsers do by themselves. Call the result to end it.
 */
export function followPastes(): () => void {
  addEventListener('paste', onPaste);
  return () => removeEventListener('paste', onPaste);
}

function onPaste(event: ClipboardEvent): void {
  const { target, clipboardData, defaultPrevented } = event;
  // A table has taken it as cells.
  if (defaultPrevented) return;
  if (!(target instanceof HTMLTextAreaElement) || !target.matches(markedTexts) || target.readOnly) return;
  const html = clipboardData?.getData('text/html') ?? '';
  if (html === '') return;
  event.preventDefault();
  const words = cleanPaste(html, clipboardData?.getData('text/plain') ?? '');
  target.setRangeText(words, target.selectionStart, target.selectionEnd, 'end');
  target.dispatchEvent(new InputEvent('input', { bubbles: true, data: words, inputType: 'insertFromPaste' }));
}
