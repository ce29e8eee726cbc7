import type { QuoteSign } from './quote-signs.ts';

/** Two signs of one kind, by their places. */
export type QuotePair = { open: number; close: number; isDouble: boolean };

/**
 * The signs that belong together, and those that are apostrophes. Double ones find each other first; single ones only inside of
 * the same double ones. What finds no partner stays as it was typed, or is an apostrophe.
 */
export function pairsOf(signs: readonly QuoteSign[]): { pairs: QuotePair[]; apostrophes: number[] } {
  const doubles = paired(signs.filter(({ isDouble }) => isDouble)).pairs;
  const ends = new Map(doubles.map(({ open, close }) => [open, close]));
  const pairs = [...doubles];
  const apostrophes: number[] = [];
  // The single signs on each level of double ones: what is left open ends with its level.
  const levels: { end: number; signs: QuoteSign[] }[] = [{ end: Number.POSITIVE_INFINITY, signs: [] }];
  const endLevel = (): void => {
    const found = paired(levels.pop()?.signs ?? []);
    pairs.push(...found.pairs);
    for (const { at, isMeasure } of found.single) if (!isMeasure) apostrophes.push(at);
  };
  for (const sign of signs) {
    const { at, isDouble, role } = sign;
    while (at >= (levels.at(-1)?.end ?? 0)) endLevel();
    const end = ends.get(at);
    if (end !== undefined) levels.push({ end, signs: [] });
    else if (role === 'apostrophe') apostrophes.push(at);
    else if (!isDouble) levels.at(-1)?.signs.push(sign);
  }
  while (levels.length > 0) endLevel();
  return { pairs, apostrophes };
}

/** Signs of one kind, each closing one with the last one that is open; and those that are left. */
function paired(signs: readonly QuoteSign[]): { pairs: QuotePair[]; single: QuoteSign[] } {
  const open: QuoteSign[] = [];
  const pairs: QuotePair[] = [];
  const single: QuoteSign[] = [];
  for (const sign of signs) {
    const isOpening = sign.role === 'open' || (sign.role === 'either' && open.length === 0);
    const partner = isOpening ? undefined : open.pop();
    if (isOpening) open.push(sign);
    else if (partner) pairs.push({ open: partner.at, close: sign.at, isDouble: sign.isDouble });
    else single.push(sign);
  }
  return { pairs, single: [...single, ...open] };
}
