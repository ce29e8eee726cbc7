/** A table of more cells than this would take too much memory: lists that long have nothing in common then. */
const mostCells = 1_000_000;

/**
 * The longest row of entries that two lists have in the same order, as pairs of their places; `weight` says how much an
 * entry counts.
 */
export function commonRow<T>(
  one: readonly T[],
  other: readonly T[],
  isSame: (a: T | undefined, b: T | undefined) => boolean,
  weight: (entry: T | undefined) => number = () => 1,
): [number, number][] {
  if (one.length * other.length > mostCells) return [];
  const rows: number[][] = [];
  const at = (a: number, b: number) => rows[a]?.[b] ?? 0;
  for (let a = one.length - 1; a >= 0; a--) {
    const row: number[] = [];
    rows[a] = row;
    for (let b = other.length - 1; b >= 0; b--)
      row[b] = isSame(one[a], other[b]) ? weight(one[a]) + at(a + 1, b + 1) : Math.max(at(a + 1, b), at(a, b + 1));
  }
  const pairs: [number, number][] = [];
  for (let [a, b] = [0, 0]; a < one.length && b < other.length; ) {
    if (isSame(one[a], other[b])) pairs.push([a++, b++]);
    else if (at(a + 1, b) >= at(a, b + 1)) a += 1;
    else b += 1;
  }
  return pairs;
}
