import type { Widget } from './widget.ts';

/** A text as a form shows it: without the line break that texts of several lines end in. */
export function shownText(value: unknown): string {
  if (typeof value !== 'string') return value === undefined || value === null ? '' : String(value);
  let end = value.length;
  while (value[end - 1] === '\n') end -= 1;
  return value.slice(0, end);
}

/**
 * What is written of a text that stands in a form: without spaces at its ends, which would force quotes; with the line break
 * that it ended in before, or that several lines end in. A text of one line has no line breaks.
 */
export function writtenText(shown: string, before: unknown, widget: Widget): string {
  const isOneLine = widget !== 'paragraphs' && widget !== 'rich-text';
  const lines = shown.split('\n').map((line) => (isOneLine ? line.trim() : line.trimEnd()));
  const trimmed = (isOneLine ? lines.filter((line) => line !== '').join(' ') : lines.join('\n')).trim();
  const text = isOneLine ? trimmed : withoutHiddenSpaces(trimmed);
  const endedInBreak = typeof before === 'string' && before.endsWith('\n');
  return text !== '' && (endedInBreak || text.includes('\n')) ? `${text}\n` : text;
}

/** A text without the spaces within a link that it begins or ends with: nobody sees them there, and they would come out once something is written beside them. */
function withoutHiddenSpaces(text: string): string {
  const begun = text.replace(/^([*_]*\[)\s+(?=[^\s[\]][^[\]]*\]\()/, '$1');
  const end = /\]\([^()\s]*\)[*_]*$/.exec(begun);
  const words = begun.slice(0, end?.index).trimEnd();
  const isLink = words.lastIndexOf('[') > words.lastIndexOf(']') && !words.endsWith('[');
  return end && isLink ? words + end[0] : begun;
}
