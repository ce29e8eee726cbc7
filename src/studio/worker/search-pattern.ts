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
  if (isPattern && repeatsWithin(words))
    return { refused: 'A repeat within a repeat, such as (a+)+, can take for ever. Write it with one of them.' };
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

/** Whether a group that is repeated holds a repeat or a choice: then an engine may try more ways than there are atoms. */
function repeatsWithin(source: string): boolean {
  const open: boolean[] = [];
  let isInClass = false;
  for (let at = 0; at < source.length; at += 1) {
    const sign = source[at] ?? '';
    if (sign === '\\') at += 1;
    else if (isInClass) isInClass = sign !== ']';
    else if (sign === '[') isInClass = true;
    else if (sign === '(') open.push(false);
    else if (sign === ')') {
      const holds = open.pop() ?? false;
      const isRepeated = '*+{'.includes(source[at + 1] ?? ' ');
      if (holds && isRepeated) return true;
      if ((holds || isRepeated) && open.length > 0) open[open.length - 1] = true;
    } else if ('*+{|'.includes(sign) && open.length > 0) open[open.length - 1] = true;
  }
  return false;
}

/** What comes in place of a match: with its groups where the query is an expression (`$1`, `$&`, `$<name>`, `$$`). */
export function insteadOf(match: RegExpExecArray, { instead, isPattern }: WordsQuery): string {
  if (!isPattern) return instead;
  return instead.replaceAll(/\$(?:(\$)|(&)|(\d{1,2})|<(\w+)>)/g, (whole, sign, all, number, name) => {
    if (sign) return '$';
    if (all) return match[0];
    if (number) return Number(number) < match.length ? (match[Number(number)] ?? '') : whole;
    return match.groups?.[name] ?? '';
  });
}
