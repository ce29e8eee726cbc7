import type { Options } from 'mdast-util-from-markdown';

/** Text is inline Markdown only: everything that makes blocks, HTML or code is read as plain characters. */
export const inlineMarkdown: NonNullable<Options['extensions']> = [
  {
    disable: {
      null: [
        'headingAtx',
        'setextUnderline',
        'list',
        'blockQuote',
        'codeFenced',
        'codeIndented',
        'codeText',
        'htmlFlow',
        'htmlText',
        'thematicBreak',
        'definition',
        'labelStartImage',
        'autolink',
      ],
    },
  },
];

/**
 * How many marks a paragraph may hold: runs of stars or underscores, and square brackets. The partner of each is looked for
 * among all others, so that twice as many take four times as long; nobody can read a paragraph with so many.
 */
export const maximumMarks = 400;

/** True for a text with a paragraph of more marks than are read: all of it is shown as it is written. */
export function hasTooManyMarks(text: string): boolean {
  if (text.length <= maximumMarks) return false;
  let count = 0;
  for (const [found] of text.matchAll(/\n[ \t]*(?=\n)|\\.|\*+|_+|[[\]]/g)) {
    if (found.startsWith('\n')) count = 0;
    else if (!found.startsWith('\\') && ++count > maximumMarks) return true;
  }
  return false;
}

/** A placeholder, such as `((facts.query_time))`; its name is the first group. */
export const placeholder: RegExp = /\(\(([^()]*)\)\)/g;

/** A text of the same length in which placeholders are plain letters: they have no part in how Markdown is read. */
export function withoutPlaceholders(text: string): string {
  return text.replaceAll(placeholder, (whole) => 'x'.repeat(whole.length));
}
