/** The largest content file that is read, in bytes. Larger ones could exhaust memory before they are refused. */
export const maximumBytes = 64 * 1024;

/** How many anchors and aliases a file may hold; looking them all up takes the parser their number squared. */
const maximumReferences = 50;

/** The offset of the first anchor or alias of a file that holds too many; nothing where all is well. */
export function tooManyReferencesAt(text: string): number | undefined {
  if (!/[&*]/.test(text)) return undefined;
  let count = 0;
  let first: number | undefined;
  for (const { index } of text.matchAll(/(?<=[:,[{-]\s{0,4})[&*](?=[\w])/g)) {
    first ??= index;
    if (++count > maximumReferences) return first;
  }
  return undefined;
}
