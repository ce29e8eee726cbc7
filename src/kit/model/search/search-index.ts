/**
 * What the browser fetches first when somebody searches: the pages, by their numbers, and which file holds which words. `shards` are in
 * the order of the alphabet, each with its first word. `synonyms` are groups of words that mean the same.
 */
export type SearchIndex = {
  pages: readonly (readonly [path: string, title: string])[];
  shards: readonly (readonly [first: string, address: string])[];
  synonyms?: readonly (readonly string[])[];
};

/**
 * Words, each with the pages that say it: how many numbers a page lies after the one before, times 16, and how much it
 * says to the page (1 to 15).
 */
export type SearchShard = Readonly<Record<string, readonly number[]>>;

/** How much of a number in a shard is the weight. */
export const weightSteps = 16;

/** Where the index of a language stands; that of the original in no folder. */
export function searchIndexPath(folder = ''): string {
  return folder === '' ? '/search.json' : `/${folder}/search.json`;
}

/** The address of the page that searches, in the language whose home page this is. */
export function searchPath(home = '/'): string {
  return home === '/' ? '/search' : `${home}/search`;
}
