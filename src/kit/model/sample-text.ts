/**
 * What a scaffold writes where the editor's own words belong. `npm run new` takes the texts from here, and the checks know them
 * again by the same words: a note says so until they are replaced.
 */

const begin = 'Sample';

/** The sample text of a field: `Sample heading`; of the second entry of a list `Sample title 2`. `field` is a field's name. */
export function sampleText(field: string, entry = 1): string {
  const words = field.replaceAll(/(?=[A-Z])/g, ' ').toLowerCase();
  return `${begin} ${words}${entry > 1 ? ` ${entry}` : ''}`;
}

/** The sample description of a page with a title. */
export function sampleDescription(title: string): string {
  return `${describing[0]}${title}${describing[1]}`;
}

const describing = ['Say here in one or two sentences what people find on the page “', '”.'] as const;

/** What stands before a text of a template that says what belongs there. */
const mark = '(Sample)';

/** True for a text that a scaffold has written and nobody has replaced, and for what fills pages everywhere. */
export function isSampleText(text: string): boolean {
  const [start, end] = describing;
  const plain = text.trim();
  return (
    (plain.startsWith(start) && plain.endsWith(end)) ||
    plain.startsWith(mark) ||
    samples.test(plain) ||
    fillers.test(plain)
  );
}

/** True for what forms write for any field as well, whose words nobody but the editor sees: it is there to be replaced. */
export function isToReplace(text: string): boolean {
  return isSampleText(text) || /^Sample [a-z ]+\d*$/.test(text.trim());
}

/** What people write where words are still to come. */
const fillers = /^(?:lorem\s+ipsum\b.*|to ?do|t\.?b\.?d|fix ?me|x{3,})[.!]?$/is;

/** The fields whose words visitors see, as a sample names them. */
const samples =
  /^Sample (?:title|heading|eyebrow|text|label|value|question|answer|name|role|bio|by|caption|category|excerpt|read time|link label|when|time|note|hint|unit|button|figure|display|alternative|paragraphs|points|columns|description)(?: \d{1,2})?\.?$/;
