import { signsOf } from '../marked/signs.ts';
import { textsIn } from './texts-in.ts';

/**
 * The words of a document, piece by piece, that neither its pages nor what is told of it have: nothing is lost without being named,
 * whatever the ways of the program that wrote it.
 */
export function lostWords(pieces: readonly string[], pages: unknown, told: readonly string[]): string[] {
  const there = new Map<string, number>();
  const shown = textsIn(pages).map((text) =>
    signsOf(text, () => false)
      .map((sign) => sign.shown)
      .join(''),
  );
  for (const word of [...shown, ...told].flatMap(wordsIn)) there.set(word, (there.get(word) ?? 0) + 1);
  return pieces.flatMap((piece) => {
    const lost = wordsIn(piece).filter((word) => {
      const count = there.get(word) ?? 0;
      there.set(word, count - 1);
      return count <= 0;
    });
    return lost.length > 0 ? [lost.join(' ')] : [];
  });
}

/** Words as they are compared: a raised digit is a digit, and what no letter is shown for is none. */
export function wordsIn(text: string): string[] {
  return (
    text
      .normalize('NFKC')
      .replace(/[\u00ad\u200b\u2060\ufeff]/g, '')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}
