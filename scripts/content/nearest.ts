/**
 * The one known word nearest to `word`: letter case and separators are ignored first, then at most
 * a third of the word (plus one) may differ, counted as Damerau–Levenshtein. Nothing where two are equally near.
 */
export function nearest(word: string, known: Iterable<string>): string | undefined {
  const plain = normalize(word);
  const limit = Math.max(word.length, 3) / 3;
  let best: string | undefined;
  let bestDistance = Number.POSITIVE_INFINITY;
  let isTie = false;
  for (const candidate of known) {
    const distance = normalize(candidate) === plain ? 0 : editDistance(word, candidate);
    if (distance < bestDistance) [best, bestDistance, isTie] = [candidate, distance, false];
    else if (distance === bestDistance) isTie = true;
  }
  return bestDistance <= limit && !isTie ? best : undefined;
}

function normalize(word: string): string {
  return word.toLowerCase().replaceAll(/[\s_-]/g, '');
}

/** Damerau–Levenshtein distance (optimal string alignment). */
export function editDistance(a: string, b: string): number {
  const rows: number[][] = Array.from({ length: a.length + 1 }, (_, row) => [row]);
  const at = (row: number, column: number): number => rows[row]?.[column] ?? Number.POSITIVE_INFINITY;
  for (let column = 0; column <= b.length; column++) (rows[0] ??= [])[column] = column;
  for (let row = 1; row <= a.length; row++) {
    for (let column = 1; column <= b.length; column++) {
      const cost = a[row - 1] === b[column - 1] ? 0 : 1;
      let value = Math.min(at(row - 1, column) + 1, at(row, column - 1) + 1, at(row - 1, column - 1) + cost);
      const isSwap = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      if (isSwap) value = Math.min(value, at(row - 2, column - 2) + 1);
      (rows[row] ??= [])[column] = value;
    }
  }
  return at(a.length, b.length);
}
