import { listAt } from './lists.ts';
import type { MarkedText, MarkName } from './marked-text.ts';
import { figureSign, type WordLook } from './signs.ts';

/** What the cursor stands in, for the buttons that show it; `figure` is one as it is written, at the cursor or the first in what is selected. */
export type Standing = {
  isBold: boolean;
  isItalic: boolean;
  isList: boolean;
  link: string | undefined;
  figure: string | undefined;
};

/** What a range stands in; `look` is that of a letter typed there. */
export function standingAt(marked: MarkedText, { from, to }: { from: number; to: number }, look: WordLook): Standing {
  const has = (mark: MarkName) => (from === to ? look[mark] : marked.has(from, to, mark));
  const signs = from === to ? marked.signs.slice(Math.max(0, from - 1), to + 1) : marked.signs.slice(from, to);
  return {
    isBold: has('isBold'),
    isItalic: has('isItalic'),
    isList: listAt(marked.shown, from) !== undefined,
    link: marked.linkAt(from)?.address,
    figure: signs.find(({ shown }) => shown === figureSign)?.written,
  };
}
