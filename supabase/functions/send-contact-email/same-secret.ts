/**
 * Whether two texts are the same, in a time that tells nothing about where they differ: their digests are compared,
 * always to the last byte.
 */
export async function isSameSecret(given: string, expected: string): Promise<boolean> {
  const [left, right] = await Promise.all([digest(given), digest(expected)]);
  return hasSameBytes(left, right);
}

/** Whether two lists of bytes are equal. Every byte of both is read, wherever the first difference stands. */
export function hasSameBytes(left: ArrayLike<number>, right: ArrayLike<number>): boolean {
  let difference = left.length ^ right.length;
  for (let index = 0; index < Math.max(left.length, right.length); index += 1)
    difference |= (left[index] ?? 0) ^ (right[index] ?? 0);
  return difference === 0;
}

async function digest(text: string): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
}
