import { useSyncExternalStore } from 'react';

/** What somebody has settled of what a translation is behind, by its file: it stays so while other pages are open. */
const settled = new Map<string, ReadonlySet<string>>();
const listeners = new Set<() => void>();
const none: ReadonlySet<string> = new Set();

/** Which changes of an original, by what is said of them, are settled in a translation. */
export function useSettled(file: string): ReadonlySet<string> {
  return useSyncExternalStore(listen, () => settled.get(file) ?? none);
}

/** Settles a change; all of them once the translation is marked as up to date (`sentence` is nothing). */
export function settle(file: string, sentence: string | undefined): void {
  if (sentence === undefined && !settled.delete(file)) return;
  if (sentence !== undefined) settled.set(file, new Set([...(settled.get(file) ?? []), sentence]));
  for (const listener of listeners) listener();
}

/** Takes back that a change of an original is settled. */
export function unsettle(file: string, sentence: string): void {
  settled.set(file, new Set([...(settled.get(file) ?? [])].filter((each) => each !== sentence)));
  for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
