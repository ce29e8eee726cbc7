/** What stands between two spaces, with its place. The narrow space of French is a part of what it stands in. */
export type Token = { text: string; at: number };

/** The tokens of a text, in their order. */
export function tokensOf(text: string): Token[] {
  return [...text.matchAll(/[\S\u202f]+/g)].map(({ index, 0: found }) => ({ text: found, at: index }));
}

/** Where words begin and end within a token: brackets, quotes and the signs that end a sentence are none of them. */
export function bareToken(token: string): { start: number; text: string } {
  const start = /^[("'“”„«»‘’‚‹›[¿¡~≈<>±+−–—\u202f]{0,6}/.exec(token)?.[0].length ?? 0;
  const text = token.slice(start);
  let end = text.length;
  while (end > 0 && /[)"'“”„«»‘’‹›\].,;:!?…*\u202f]/.test(text.charAt(end - 1))) end -= 1;
  return { start, text: text.slice(0, end) };
}

/** True for a number as it is written in a text, with the sign of a currency before it or without. */
export function isNumber(bare: string): boolean {
  return /^[$€£¥]?\d[\d.,'’:½¼¾\u00a0\u202f]*(?:[–-]\u2060?[$€£¥]?\d[\d.,'’:]*)?$/.test(bare) || /^[½¼¾]$/.test(bare);
}
