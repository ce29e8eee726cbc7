/** Scripts that are written without spaces between words: of these, each two letters that stand side by side count as a word. */
const withoutSpaces =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** Numbers with their points and commas, and words. */
const word = /\p{N}+(?:[.,]\p{N}+)+|[\p{L}\p{N}\p{M}]+/gu;
const plainWord = /\d+(?:[.,]\d+)+|[a-z\d]+/g;

/** What reads as another letter, though no accent makes it one. */
const alike: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  ı: 'i',
  þ: 'th',
};

/**
 * The words of a text as search compares them: in small letters, without accents, in order. The build and the browser split texts by
 * this one function. A single letter is no word, a single digit is.
 */
export function searchWords(text: string): string[] {
  const plain = plainLetters(text);
  // Most texts have nothing but these, and are split in a third of the time.
  if (/^[\0-\x7f]*$/.test(plain)) return (plain.match(plainWord) ?? []).filter(isWord);
  return (plain.match(word) ?? []).flatMap((each) => (withoutSpaces.test(each) ? pairs(each) : [each])).filter(isWord);
}

/** A text in small letters without accents: word by word as long as before, or nearly. */
export function plainLetters(text: string): string {
  const small = text.toLowerCase();
  if (/^[\0-\x7f]*$/.test(small)) return small.replaceAll("'s", '');
  return small
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f\u00ad\u200b\u2060]/g, '')
    .replaceAll(/['’]s(?!\p{L})/gu, '')
    .replaceAll(/[ßæœøđðłıþ]/g, (letter) => alike[letter] ?? letter);
}

function isWord(each: string): boolean {
  return each.length > 1 || /[^a-z]/.test(each);
}

/** Each two letters of a run that stand side by side; one alone is itself. */
function pairs(run: string): string[] {
  const letters = [...run];
  if (letters.length === 1) return letters;
  return letters.slice(1).map((letter, index) => `${letters[index]}${letter}`);
}
