import { listAt } from './lists.ts';
import type { MarkedText, MarkName } from './marked-text.ts';
import type { WordLook } from './signs.ts';

/** What the cursor stands in, for the buttons that show it. */
export type Standing = { isBold: boolean; isItalic: boolean; isList: boolean; link: string | undefined };

/** What a range stands in; `look` is that of a letter typed there. */
export function standingAt(marked: MarkedText, { from, to }: { from: number; to: number }, look: WordLook): Standing {
  const has = (mark: MarkName) => (from === to ? look[mark] : marked.has(from, to, mark));
  return {
    isBold: has('isBold'),
    isItalic: has('isItalic'),
    isList: listAt(marked.shown, from) !== undefined,
    link: marked.linkAt(from)?.address,
  };
}
