import { sampleNames } from './field-labels.generated.ts';
import { singular } from './names.ts';

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

/** Where a paragraph of a text or an entry of a list in it begins, with the sign of the entry. */
const beginnings = /(^|\n[^\S\n]*\n|\n(?=(?:[-*]|\d+\.) ))((?:[-*]|\d+\.) )?(?=\S)/g;

/** A text of a template or an example as it is put in: each of its paragraphs is marked, until somebody writes it. */
export function markedSample(text: string): string {
  return text.trim() === '' || isSampleText(text) ? text : text.replaceAll(beginnings, `$&${mark} `);
}

/**
 * What of a text a scaffold has written and nobody has replaced, from where that begins, and what fills pages everywhere; nothing where it
 * is somebody's own. `field` is whose text it is.
 */
export function sampleIn(text: string, field?: string): string | undefined {
  const [start, end] = describing;
  const plain = text.trim();
  const isWhole =
    (plain.startsWith(start) && plain.endsWith(end)) ||
    (field !== undefined && isSampleOf(field, plain)) ||
    fillers.test(plain);
  if (isWhole) return plain;
  if (!plain.includes(mark)) return undefined;
  const marked = [...plain.matchAll(beginnings)].map(({ 0: before, index }) => index + before.length);
  const first = marked.find((at) => plain.startsWith(mark, at));
  return first === undefined ? undefined : plain.slice(first);
}

/** True for the sample text of a field, or of an entry of the list that is called so. */
function isSampleOf(field: string, text: string): boolean {
  const words = text.replace(/(?: \d{1,2})?\.?$/, '');
  const own = Object.hasOwn(sampleNames, field) ? sampleNames[field] : [];
  return [field, singular(field), ...(own ?? [])].some((name) => words === sampleText(name));
}

/** True for a text of which something is a sample still. */
export function isSampleText(text: string, field?: string): boolean {
  return sampleIn(text, field) !== undefined;
}

/** True for what forms write for any field: whoever edits is to write over it. */
export function isToReplace(text: string): boolean {
  // What begins with somebody's own words is theirs, whatever follows.
  return sampleIn(text) === text.trim() || /^Sample [a-z ]+\d*$/.test(text.trim());
}

/** What people write where words are still to come. */
const fillers = /^(?:lorem\s+ipsum\b.*|to ?do|t\.?b\.?d|fix ?me|x{3,})[.!]?$/is;
