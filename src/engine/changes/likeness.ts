import { isFields } from '#kit/model';

/** The words of a value, wherever they stand in it, and how often each does. */
export type WordCounts = { counts: ReadonlyMap<string, number>; total: number };

export function wordsIn(value: unknown): WordCounts {
  const counts = new Map<string, number>();
  let total = 0;
  const visit = (inside: unknown) => {
    if (Array.isArray(inside)) inside.forEach(visit);
    else if (isFields(inside)) Object.values(inside).forEach(visit);
    else if (inside !== undefined && inside !== null)
      for (const [word] of String(inside)
        .toLowerCase()
        .matchAll(/[\p{L}\p{N}]+|[^\s\p{L}\p{N}]/gu)) {
        counts.set(word, (counts.get(word) ?? 0) + 1);
        total += 1;
      }
  };
  visit(value);
  return { counts, total };
}

/** How many of their words two values have in common, from 0 to 1 (the coefficient of Sørensen and Dice, on bags of words). */
export function likeness(one: WordCounts, other: WordCounts): number {
  if (one.total + other.total === 0) return 1;
  const [less, more] = one.counts.size < other.counts.size ? [one, other] : [other, one];
  let common = 0;
  for (const [word, count] of less.counts) common += Math.min(count, more.counts.get(word) ?? 0);
  return (2 * common) / (one.total + other.total);
}
