import { type CST, Lexer, Parser } from 'yaml';

/** How deep lists and blocks may be nested. */
export const maximumDepth = 32;

/** What reading the tokens of a text came to: how many pieces it was made of, and where it was nested too deep. */
export type TokenCount = { pieces: number; deepAt: number | undefined };

/** How many of the parser's own nested parts are read; a list or a block takes one or two of them. */
const maximumParts = 2 * maximumDepth + 16;

/** After how many tokens that the parser can't place nothing more is read: each becomes an error, and the first few are all that is looked at. */
const maximumStray = 200;

/**
 * The tokens of a text as the library's parser finds them, up to where they are nested too deep: parser and composer call
 * themselves for each level, and a few thousand of those abort Node with an error that can't be caught. What was counted is
 * written into `count`.
 */
export function* tokensOf(text: string, count: TokenCount): Generator<CST.Token> {
  const lexer = new Lexer();
  const parser = new Parser();
  let stray = 0;
  for (const piece of lexer.lex(text)) {
    count.pieces++;
    for (const token of parser.next(piece)) {
      if (token.type === 'error') stray++;
      yield token;
    }
    if (stray > maximumStray) break;
    if (parser.stack.length <= maximumParts) continue;
    count.deepAt = parser.offset - piece.length;
    return;
  }
  yield* parser.end();
}
