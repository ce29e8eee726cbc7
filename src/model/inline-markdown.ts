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

/** A placeholder, such as `((facts.query_time))`; its name is the first group. */
export const placeholder: RegExp = /\(\(([^()]*)\)\)/g;

/** A text of the same length in which placeholders are plain letters: they have no part in how Markdown is read. */
export function withoutPlaceholders(text: string): string {
  return text.replaceAll(placeholder, (whole) => 'x'.repeat(whole.length));
}
