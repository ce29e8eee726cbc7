import type { WordsQuery } from './protocol.ts';

/** Signs that the site sets in another way than they are typed: who copies them from a page means what is written. */
const alike: Readonly<Record<string, string>> = {
  "'": "['’‘]",
  '’': "['’‘]",
  '"': '["“”]',
  '“': '["“”]',
  '”': '["“”]',
  ' ': '[ \u00a0]',
};

/** What a query means, as an expression that goes through a text; or why it can't be one. */
export function searchPattern({ words, isExact, isWhole, isPattern }: WordsQuery): RegExp | { refused: string } {
  const source = isPattern ? words : literal(words);
  const whole = isWhole ? `(?<![\\p{L}\\p{N}_])(?:${source})(?![\\p{L}\\p{N}_])` : source;
  try {
    return new RegExp(whole, isExact ? 'gu' : 'giu');
  } catch {
    return {
      refused: 'This is no regular expression: a bracket has no partner, or a sign stands where it means nothing.',
    };
  }
}

function literal(words: string): string {
  return [...words].map((sign) => alike[sign] ?? (/[\\^$.*+?()[\]{}|/]/.test(sign) ? `\\${sign}` : sign)).join('');
}

/**
 * What comes in place of a match: with its groups where the query is an expression (`$1`, `$&`, `$<name>`, `$$`), else with the capitals
 * of the words that it replaces, unless capitals are matched.
 */
export function insteadOf(match: RegExpExecArray, { instead, isExact, isPattern }: WordsQuery): string {
  if (!isPattern) return isExact ? instead : inCaseOf(match[0], instead);
  return instead.replaceAll(/\$(?:(\$)|(&)|(\d{1,2})|<(\w+)>)/g, (whole, sign, all, number, name) => {
    if (sign) return '$';
    if (all) return match[0];
    if (number) return Number(number) < match.length ? (match[Number(number)] ?? '') : whole;
    return match.groups?.[name] ?? '';
  });
}

/** Words in the capitals of others: all of them, or the first letter. Words with a capital of their own stay as they were typed. */
function inCaseOf(other: string, words: string): string {
  if (/\p{Lu}/u.test(words)) return words;
  if (/\p{Lu}.*\p{Lu}/su.test(other) && other === other.toUpperCase()) return words.toUpperCase();
  return /^\p{Lu}/u.test(other) ? words.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()) : words;
}
