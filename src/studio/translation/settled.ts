import { useSyncExternalStore } from 'react';

/** The changes of an original that are settled, by what is said of them: the translation says it already, or has taken it over. */
export type Settled = ReadonlyMap<string, 'marked' | 'taken'>;

/** What somebody has settled of what a translation is behind, by its file: it stays so while other pages are open. */
const settled = new Map<string, Settled>();
const listeners = new Set<() => void>();
const none: Settled = new Map();

/** Which changes of an original, by what is said of them, are settled in a translation. */
export function useSettled(file: string): Settled {
  return useSyncExternalStore(listen, () => settled.get(file) ?? none);
}

/** Settles a change; all of them once the translation is marked as up to date (`sentence` is nothing). */
export function settle(file: string, sentence: string | undefined, how: 'marked' | 'taken' = 'marked'): void {
  if (sentence === undefined && !settled.delete(file)) return;
  if (sentence !== undefined) settled.set(file, new Map([...(settled.get(file) ?? []), [sentence, how]]));
  for (const listener of listeners) listener();
}

/** Takes back that a change of an original is settled. */
export function unsettle(file: string, sentence: string): void {
  settled.set(file, new Map([...(settled.get(file) ?? [])].filter(([each]) => each !== sentence)));
  for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
