import { CST, Lexer } from 'yaml';

/** How often each comment stands in a text. */
export function commentsIn(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  if (!text.includes('#')) return counts;
  let isText = false;
  for (const token of new Lexer().lex(text)) {
    const comment = token.trimEnd();
    if (!isText && token.startsWith('#')) counts.set(comment, (counts.get(comment) ?? 0) + 1);
    isText = token === CST.SCALAR;
  }
  return counts;
}
