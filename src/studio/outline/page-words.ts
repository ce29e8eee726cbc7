import { useSyncExternalStore } from 'react';

/** How many words people read in a minute, most of them. */
const wordsAMinute = 230;

/** How many words the page has that is shown; the list alone reads it. */
let words: number | undefined;
const listeners = new Set<() => void>();

export function keepPageWords(count: number | undefined): void {
  words = count;
  for (const listener of listeners) listener();
}

/** `412 words, 2 minutes to read`; nothing before they are counted. */
export function usePageWords(): string | undefined {
  const count = useSyncExternalStore(listen, () => words);
  return count === undefined ? undefined : lengthWords(count);
}

export function lengthWords(count: number): string {
  const minutes = Math.max(1, Math.round(count / wordsAMinute));
  const said = `${new Intl.NumberFormat('en').format(count)} ${count === 1 ? 'word' : 'words'}`;
  return `${said}, ${minutes === 1 ? 'a minute' : `${minutes} minutes`} to read`;
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
