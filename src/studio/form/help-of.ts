import { isToReplace, type Schema } from '#kit/model';
import type { Widget } from './widget.ts';

/** Widgets that say by themselves what they are for. */
const plain: ReadonlySet<Widget | undefined> = new Set(['action', 'picture', 'shared']);

/** Words that tell nothing by themselves, and those that every list tells by its look. */
const filling = new Set(
  'a an and are as at be bottom by each for from full how in is it its itself last left list of on one or order right said shown so stand stands that the their they this to top what where which who with'.split(
    ' ',
  ),
);

/** The help of a field: its own in the schema, else the description, without the sentences that only repeat its label. */
export function helpOf(
  { description = '', help = description }: Schema,
  widget: Widget | undefined,
  label = '',
): string {
  if (plain.has(widget)) return '';
  const known = wordsIn(label);
  const isTold = (word: string) => filling.has(word) || known.some((one) => isSameWord(one, word));
  return help
    .split(/(?<=[.:]) (?=[A-Z“])/)
    .filter((sentence) => label === '' || !wordsIn(sentence).every(isTold))
    .join(' ');
}

function wordsIn(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Whether two words are one, but for how they end: "question" and "questions". */
function isSameWord(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return long.startsWith(short) && long.length - short.length <= 2;
}

/** The help of a field that says nothing of its own yet: with what one of the examples says there. */
export function helpWithExample(help: string, { examples }: Schema, value: unknown): string {
  const [example] = Array.isArray(examples) ? examples : [];
  const isEmpty = value === undefined || value === '' || (typeof value === 'string' && isToReplace(value));
  return isEmpty && typeof example === 'string' ? `${help} For example: “${example}”`.trim() : help;
}
