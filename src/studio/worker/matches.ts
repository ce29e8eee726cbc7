import type { WordsQuery } from './protocol.ts';
import { insteadOf, searchPattern } from './search-pattern.ts';

/** A place in a text, and what comes there. */
export type Match = { from: number; to: number; instead: string };

/** What was found in each of many texts, and how many more there were than are kept. */
export type Matches = { inTexts: readonly (readonly Match[])[]; more: number };

/** Looks for a query in texts; nothing comes of one that takes too long. */
export type Matcher = (query: WordsQuery, texts: readonly string[]) => Promise<Matches | undefined>;

/** As many are kept: a sign that stands everywhere would take more memory than a browser has. */
const mostKept = 20_000;

/** What a query finds in texts as they are read. What isn't an expression finds nothing. */
export function matchesIn(query: WordsQuery, texts: readonly string[]): Matches {
  const pattern = searchPattern(query);
  if ('refused' in pattern) return { inTexts: [], more: 0 };
  let kept = 0;
  let more = 0;
  const inTexts = texts.map((text) => {
    const found: Match[] = [];
    for (const match of text.matchAll(pattern)) {
      if (match[0] === '') continue;
      if (kept === mostKept) more += 1;
      else {
        kept += 1;
        found.push({ from: match.index, to: match.index + match[0].length, instead: insteadOf(match, query) });
      }
    }
    return found;
  });
  return { inTexts, more };
}
