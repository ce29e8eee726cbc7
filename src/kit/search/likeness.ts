/** Endings of words that say the same, by language; of any other, a word is found by how it begins. */
const endings: Readonly<Record<string, RegExp>> = {
  en: /(?:ings?|ied|ies|ed|es|ers?|s)$/,
  es: /(?:amente|mente|ciones|cion|iendo|ando|ados?|adas?|[aeo]s|[aei]r)$/,
  de: /(?:ungen|ung|erin|ern|em|en|er|es|e|n|s)$/,
  fr: /(?:ements?|ement|ations?|euses?|eurs?|ees?|es|er|ez|s|e)$/,
};

/** A word without its ending, as far as that is known; never shorter than three letters. */
export function stemOf(word: string, language: string): string {
  const ending = endings[language.split('-')[0] ?? ''];
  const stem = (ending ? word.replace(ending, '') : word).replace(/[aeiouy]$/, '');
  return stem.length < 3 || /\d/.test(word) ? word : stem;
}

/**
 * How much a word of a page is one that is searched for, from 0 to 1: the same, one of the same stem, one that begins so, and least
 * one that a slip of a letter apart.
 */
export function likeness(word: string, wanted: string, language: string): number {
  if (word === wanted) return 1;
  if (stemOf(word, language) === stemOf(wanted, language)) return 0.85;
  if (word.startsWith(wanted)) return (0.75 * wanted.length) / word.length;
  return wanted.length > 4 && isOneSlipApart(word, wanted) ? slipLikeness : 0;
}

/** What a slip leaves: where the very words are found, it counts nothing. */
export const slipLikeness = 0.1;

/** One letter more, less, another one, or two that changed places. */
function isOneSlipApart(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  let end = 0;
  const room = Math.min(one.length, other.length) - start;
  while (end < room && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  const [left, right] = [one.slice(start, one.length - end), other.slice(start, other.length - end)];
  if (left.length <= 1 && right.length <= 1) return true;
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0];
}
