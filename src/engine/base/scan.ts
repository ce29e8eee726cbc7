/**
 * Looks at a text from a place on, or back from one. Each of these, and each regular expression beside them, takes
 * time in proportion to what it passes: a line of a hundred thousand spaces must not cost their number squared.
 */

/** Where the space begins that ends at `end`; `end` where there is none. */
export function spaceBefore(text: string, end: number): number {
  return text.slice(0, end).trimEnd().length;
}

/** The place of the first `word` that stands alone, neither letters, digits nor underscores beside it; -1 where there is none. */
export function wordAt(text: string, word: string): number {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
    if (!/\w/.test(text.charAt(at - 1)) && !/\w/.test(text.charAt(at + word.length))) return at;
  return -1;
}

/** The place of the quote that closes the text whose quote stands at `open`, or -1. */
export function closingQuote(text: string, open = 0): number {
  const quote = text.charAt(open);
  for (let index = open + 1; index < text.length; index++) {
    if (quote === '"' && text[index] === '\\') index++;
    else if (text[index] === quote) {
      if (quote === "'" && text[index + 1] === "'") index++;
      else return index;
    }
  }
  return -1;
}

/** The brackets `{}[]` of a text that stand outside of quotes, in their order. A quote that isn't closed is none. */
export function bracketsOutside(text: string, quotes: string): string[] {
  const brackets: string[] = [];
  const unclosed = new Set<string>();
  for (let index = 0; index < text.length; index++) {
    const sign = text.charAt(index);
    if (quotes.includes(sign) && !unclosed.has(sign)) {
      const end = closingQuote(text, index);
      if (end < 0) unclosed.add(sign);
      else index = end;
    } else if ('{}[]'.includes(sign)) brackets.push(sign);
  }
  return brackets;
}
