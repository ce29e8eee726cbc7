/** What of a document came otherwise than it was, or not at all: a sentence, and the words that were left out. */
export type Told = { says: string; words: readonly string[] };

/** "1 comment", "3 comments". */
export function counted(count: number, what: string, many = `${what}s`): string {
  return count === 1 ? `1 ${what}` : `${count.toLocaleString('en')} ${many}`;
}

/** What is told of things that were left out, by their words; nothing where there are none. */
export function leftOut(found: readonly string[], what: string, many?: string): Told[] {
  if (found.length === 0) return [];
  const words = [...new Set(found.filter((one) => one !== ''))];
  return [{ says: `Left out: ${counted(found.length, what, many)}.`, words }];
}
