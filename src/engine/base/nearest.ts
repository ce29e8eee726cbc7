import type { Problem } from '#kit/model';

/**
 * The one known word nearest to `word`: letter case and separators are ignored first, then at most
 * a third of its letters (one, in a short word) may differ, counted as Damerau–Levenshtein. Nothing where two are equally near.
 */
export function nearest(word: string, known: Iterable<string>): string | undefined {
  const plain = normalize(word);
  const limit = Math.max(word.length, 3) / 3;
  const letters = countLetters(word);
  let best: string | undefined;
  let bestDistance = Number.POSITIVE_INFINITY;
  let isTie = false;
  for (const candidate of known) {
    const isSame = normalize(candidate) === plain;
    if (!isSame && leastDistance(word, letters, candidate) > Math.min(limit, bestDistance)) continue;
    const distance = isSame ? 0 : editDistance(word, candidate);
    if (distance < bestDistance) [best, bestDistance, isTie] = [candidate, distance, false];
    else if (distance === bestDistance && candidate !== best) isTie = true;
  }
  return bestDistance <= limit && !isTie ? best : undefined;
}

/** A known name in place of one that isn't known, and whether it is surely meant. */
export type NearName = { word: string | undefined; isSure: boolean };

/** The nearest known name; it is sure, and so may be a fix, only where it is the same but for how it is written. */
export function nearestName(name: string, known: Iterable<string>): NearName {
  const word = nearest(name, known);
  return { word, isSure: word !== undefined && isSameName(name, word) };
}

/** The fix for a name that isn't known: a word is put in its place only where that is sure. */
export function replaced({ word, isSure }: NearName): Pick<Problem, 'replacement'> {
  return word !== undefined && isSure ? { replacement: word } : {};
}

/**
 * True where a name can only have been meant as another one: they differ in letter case or separators alone, or by two
 * letters exchanged or one letter typed twice. Only then may a fix put one in place of the other.
 */
export function isSameName(written: string, known: string): boolean {
  if (normalize(written) === normalize(known)) return true;
  if (!differByOne(written, known)) return false;
  if (written.length === known.length) return [...written].sort().join('') === [...known].sort().join('');
  const [longer, shorter] = written.length > known.length ? [written, known] : [known, written];
  return longer.replaceAll(/(.)\1/g, '$1') === shorter.replaceAll(/(.)\1/g, '$1');
}

/**
 * True where an address that leads nowhere can only be another one with a slip of the fingers: one letter more, less or
 * another. Short words (`/en`, `/plane`) and numbers are as near to others that are meant.
 */
export function isSlipOf(written: string, known: string): boolean {
  const [parts, others] = [written.split('/'), known.split('/')];
  const differing = parts.flatMap((part, index) =>
    part === others[index] ? [] : [[part, others[index] ?? ''] as const],
  );
  const [[part, other] = ['', '']] = differing;
  return (
    parts.length === others.length &&
    differing.length === 1 &&
    Math.min(part.length, other.length) >= 6 &&
    differByOne(part, other) &&
    part.replaceAll(/\d/g, '') !== other.replaceAll(/\d/g, '')
  );
}

function normalize(word: string): string {
  return word.toLowerCase().replaceAll(/[\s_-]/g, '');
}

/** How often each letter stands in a word; letters that share a place are counted as one. */
function countLetters(word: string): Int16Array {
  const counts = new Int16Array(64);
  for (let index = 0; index < word.length; index++) {
    const place = word.charCodeAt(index) % 64;
    counts[place] = (counts[place] ?? 0) + 1;
  }
  return counts;
}

/**
 * A number that the distance of two words is not below: as many letters stand in one of them alone. It costs a glance, where
 * the distance itself takes thousands of steps, and rules out most of a site's addresses.
 */
function leastDistance(word: string, letters: Int16Array, other: string): number {
  const difference = Math.abs(word.length - other.length);
  if (difference * 3 > Math.max(word.length, 3)) return difference;
  left.set(letters);
  let extra = 0;
  for (let index = 0; index < other.length; index++) {
    const place = other.charCodeAt(index) % 64;
    if (left[place]) left[place] -= 1;
    else extra += 1;
  }
  const missing = word.length - (other.length - extra);
  return Math.max(missing, extra);
}

/** The letters of a word that have not been met in the other one yet. */
const left = new Int16Array(64);

/** Damerau–Levenshtein distance (optimal string alignment), kept in three rows. */
export function editDistance(a: string, b: string): number {
  let before: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let column = 1; column <= b.length; column++) {
      const cost = a[row - 1] === b[column - 1] ? 0 : 1;
      const [left = 0, up = 0, diagonal = 0] = [current[column - 1], above[column], above[column - 1]];
      let value = Math.min(left + 1, up + 1, diagonal + cost);
      const isSwap = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      if (isSwap) value = Math.min(value, (before[column - 2] ?? 0) + 1);
      current.push(value);
    }
    [before, above] = [above, current];
  }
  return above[b.length] ?? 0;
}

/** True where `editDistance` is 1, reported without its table: one letter more, less or another, or two exchanged. */
export function differByOne(a: string, b: string): boolean {
  const shorter = Math.min(a.length, b.length);
  if (Math.max(a.length, b.length) - shorter > 1) return false;
  let start = 0;
  while (start < shorter && a[start] === b[start]) start++;
  let end = 0;
  while (end < shorter - start && a.at(-1 - end) === b.at(-1 - end)) end++;
  const [ofA, ofB] = [a.slice(start, a.length - end), b.slice(start, b.length - end)];
  const letters = ofA.length + ofB.length;
  if (letters === 4) return ofA[0] === ofB[1] && ofA[1] === ofB[0];
  return letters === 1 || (letters === 2 && ofA.length === 1);
}
