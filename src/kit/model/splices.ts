/** Replaces the characters from `start` to `end` (exclusive) of the old text. */
export type Splice = { start: number; end: number; text: string };

/** The text with splices made; they are in order and don't overlap. */
export function applySplices(text: string, splices: readonly Splice[]): string {
  let result = '';
  let from = 0;
  for (const { start, end, text: added } of splices) {
    result += text.slice(from, start) + added;
    from = end;
  }
  return result + text.slice(from);
}

/** The splices that take others back. `text` is the one that these were made in. */
export function invertedSplices(text: string, splices: readonly Splice[]): Splice[] {
  let shift = 0;
  return splices.map(({ start, end, text: added }) => {
    const inverted = { start: start + shift, end: start + shift + added.length, text: text.slice(start, end) };
    shift += added.length - (end - start);
    return inverted;
  });
}

/** How many characters two texts share at their beginning, and then at their end. */
export function commonEnds(a: string, b: string): { before: number; after: number } {
  const shorter = Math.min(a.length, b.length);
  let before = 0;
  while (before < shorter && a.charCodeAt(before) === b.charCodeAt(before)) before++;
  let after = 0;
  while (after < shorter - before && a.charCodeAt(a.length - 1 - after) === b.charCodeAt(b.length - 1 - after)) after++;
  return { before, after };
}

/** The one splice that makes a text of another: what stands between what both begin and end with. None where they are the same. */
export function spliceBetween(old: string, now: string): Splice[] {
  if (old === now) return [];
  const { before, after } = commonEnds(old, now);
  return [{ start: before, end: old.length - after, text: now.slice(before, now.length - after) }];
}
