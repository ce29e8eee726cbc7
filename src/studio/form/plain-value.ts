import type { Widget } from './widget.ts';

/** A text as a form shows it: without the line break that texts of several lines end in. */
export function shownText(value: unknown): string {
  return typeof value === 'string'
    ? value.replace(/\n+$/, '')
    : value === undefined || value === null
      ? ''
      : String(value);
}

/**
 * What is written of a text that stands in a form: without spaces at its ends, which would force quotes; with the line break
 * that it ended in before, or that several lines end in. A text of one line has no line breaks.
 */
export function writtenText(shown: string, before: unknown, widget: Widget): string {
  const isOneLine = widget !== 'paragraphs' && widget !== 'rich-text';
  const text = (isOneLine ? shown.replaceAll(/\s*\n\s*/g, ' ') : shown.replaceAll(/[ \t]+$/gm, '')).trim();
  const endedInBreak = typeof before === 'string' && before.endsWith('\n');
  return text !== '' && (endedInBreak || text.includes('\n')) ? `${text}\n` : text;
}
