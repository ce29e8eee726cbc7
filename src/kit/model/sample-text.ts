/**
 * What a scaffold writes where the editor's own words belong. `npm run new` and the Studio take the texts from here, and the checks
 * know them again by the same words: a note says so until they are replaced.
 */

const begin = 'Sample';

/** The sample text of a field: `Sample heading`; of the second entry of a list `Sample title 2`. `field` is a field's name. */
export function sampleText(field: string, entry = 1): string {
  const words = field.replaceAll(/(?=[A-Z])/g, ' ').toLowerCase();
  return `${begin} ${words}${entry > 1 ? ` ${entry}` : ''}`;
}

/** The sections of an entry that begins with samples, such as a tab. */
export function sampleSections(): { type: 'prose'; paragraphs: string }[] {
  return [{ type: 'prose', paragraphs: sampleText('paragraphs') }];
}

/** The sample description of a page with a title. */
export function sampleDescription(title: string): string {
  return `${describing[0]}${title}${describing[1]}`;
}

const describing = ['Say here in one or two sentences what people find on the page “', '”.'] as const;

/** What stands before a text of a template or an example that shows what belongs there. */
const mark = '(Sample)';

/** A text of a template or an example as it is put in: marked, until somebody writes it. */
export function markedSample(text: string): string {
  return text.trim() === '' || isSampleText(text) ? text : `${mark} ${text}`;
}

/** True for a text that a scaffold has written and nobody has replaced, and for what fills pages everywhere. `field` is whose text it is. */
export function isSampleText(text: string, field?: string): boolean {
  const [start, end] = describing;
  const plain = text.trim();
  return (
    (plain.startsWith(start) && plain.endsWith(end)) ||
    plain.startsWith(mark) ||
    (field !== undefined && plain.replace(/(?: \d{1,2})?\.?$/, '') === sampleText(field)) ||
    fillers.test(plain)
  );
}

/** True for what forms write for any field: whoever edits is to write over it. */
export function isToReplace(text: string): boolean {
  return isSampleText(text) || /^Sample [a-z ]+\d*$/.test(text.trim());
}

/** What people write where words are still to come. */
const fillers = /^(?:lorem\s+ipsum\b.*|to ?do|t\.?b\.?d|fix ?me|x{3,})[.!]?$/is;
