import type { Widget } from '../form/widget.ts';
import { cleanPaste } from './clean-paste.ts';

/** What is pasted, as a field can hold it: paragraphs and lists, one line with bold, italic and links, or plain words. */
export function pasteFor(widget: Widget | undefined, { html, text }: { html: string; text: string }): string {
  // Plain words come as they are: a space at their end was copied too.
  if (widget === 'paragraphs') return html === '' ? text.replace(/\r\n?/g, '\n') : cleanPaste(html, text);
  return inOneLine(widget === 'rich-text' ? cleanPaste(html, text) : text);
}

/** Lines as one, without the marks of lists: Word writes them into its plain text too. */
function inOneLine(text: string): string {
  return text
    .split('\n')
    .map((line) => line.trim().replace(/^(?:[-·•§*]|\d+[.)])\s+/, ''))
    .filter((line) => line !== '')
    .join(' ')
    .replace(/\s+/g, ' ');
}
