import type { DocumentPart } from '../model/search/document-parts.ts';
import { searchWords } from '../model/search/search-words.ts';
import { likeness } from './likeness.ts';

/** A stretch of text, `isFound` where it is what was searched for. */
export type Piece = { text: string; isFound: boolean };

/** A part of a page that says what was searched for. */
export type FoundPart = { href: string; heading: string; excerpt: Piece[] };

/** So many letters of a part are shown, about, and so many of them before what was found. */
const excerptLength = 170;
const before = 50;

/** The parts of a page that say most of what was searched for, at the most `most`, in their order on the page. */
export function foundParts(
  path: string,
  parts: readonly DocumentPart[],
  query: { words: readonly string[]; language: string },
  most: number,
): FoundPart[] {
  const scored = parts.map((part, index) => ({ part, index, score: scoreOf(part, query) }));
  return scored
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score || one.index - other.index)
    .slice(0, most)
    .sort((one, other) => one.index - other.index)
    .map(({ part, index }) => ({
      href: index === 0 ? path : addressOf(path, part),
      heading: part.heading,
      excerpt: excerptOf(part.text, query),
    }));
}

/** Where a part begins: its anchor, or else its heading, which browsers look for (WICG, Text Fragments). */
function addressOf(path: string, { anchor, heading }: DocumentPart): string {
  if (anchor !== '') return `${path}#${encodeURIComponent(anchor)}`;
  return heading === '' ? path : `${path}#:~:text=${encodeURIComponent(heading).replaceAll('-', '%2D')}`;
}

type Query = { words: readonly string[]; language: string };

/** How much of a query a part says: each word counts once, most in the heading. */
function scoreOf({ heading, text }: DocumentPart, { words, language }: Query): number {
  const best = (own: readonly string[], wanted: string) =>
    own.reduce((most, each) => Math.max(most, likeness(each, wanted, language)), 0);
  const [inHeading, inText] = [searchWords(heading), searchWords(text)];
  return words.reduce((sum, word) => sum + 1.5 * best(inHeading, word) + best(inText, word), 0);
}

/** The text around the first place that says most words of a query, with what was found marked. */
export function excerptOf(text: string, query: Query): Piece[] {
  const pieces = piecesOf(text, query);
  const first = pieces.findIndex(({ isFound }) => isFound);
  const at = pieces.slice(0, Math.max(0, first)).reduce((sum, piece) => sum + piece.text.length, 0);
  const start = at <= before ? 0 : wordStart(text, at - before);
  const end = start + excerptLength >= text.length ? text.length : text.lastIndexOf(' ', start + excerptLength);
  const last = end <= start ? Math.min(text.length, start + excerptLength) : end;
  const shown = pieces.reduce<{ from: number; kept: Piece[] }>(
    ({ from, kept }, piece) => {
      const to = from + piece.text.length;
      const own = piece.text.slice(Math.max(0, start - from), Math.max(0, last - from));
      return { from: to, kept: own === '' ? kept : [...kept, { ...piece, text: own }] };
    },
    { from: 0, kept: [] },
  ).kept;
  const apart = (is: boolean): Piece[] => (is ? [{ text: '…', isFound: false }] : []);
  return [...apart(start > 0), ...shown, ...apart(last < text.length)];
}

function wordStart(text: string, at: number): number {
  const space = text.indexOf(' ', at);
  return space === -1 || space > at + 30 ? at : space + 1;
}

/** A text cut at the words that are like one of a query. */
function piecesOf(text: string, { words, language }: Query): Piece[] {
  const pieces: Piece[] = [];
  for (const [piece] of text.matchAll(/[\p{L}\p{N}\p{M}'’]+|[^\p{L}\p{N}\p{M}'’]+/gu)) {
    const isFound = searchWords(piece).some((own) => words.some((wanted) => likeness(own, wanted, language) > 0));
    const last = pieces.at(-1);
    if (last && last.isFound === isFound) last.text += piece;
    else pieces.push({ text: piece, isFound });
  }
  return pieces;
}
