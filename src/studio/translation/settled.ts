import { useSyncExternalStore } from 'react';
import { valueAt } from '#kit/model';
import type { Behind, BehindChange } from '../worker/behind-types.ts';

/** The changes of an original that are settled, by what is said of them: the translation says it already, or has taken it over. */
export type Way = 'marked' | 'taken';
export type Settled = ReadonlyMap<string, Way>;

/** What somebody has settled of what a translation is behind, by its file: it stays so while other pages are open. */
const settled = new Map<string, Settled>();
const listeners = new Set<() => void>();
const none: Settled = new Map();

/** Which changes of an original, by what is said of them, are settled in a translation. */
export function useSettled(file: string): Settled {
  return useSyncExternalStore(listen, () => settled.get(file) ?? none);
}

/** Settles a change; all of them once the translation is marked as up to date (`sentence` is nothing). */
export function settle(file: string, sentence: string | undefined, how: Way = 'marked'): void {
  if (sentence === undefined && !settled.delete(file)) return;
  if (sentence !== undefined) settled.set(file, new Map([...(settled.get(file) ?? []), [sentence, how]]));
  for (const listener of listeners) listener();
}

/** Takes back that a change of an original is settled. */
export function unsettle(file: string, sentence: string): void {
  settled.set(file, new Map([...(settled.get(file) ?? [])].filter(([each]) => each !== sentence)));
  for (const listener of listeners) listener();
}

/** How a change is settled; one that was taken over is open again where that was undone since. */
export function wayOf({ sentence, taken = [] }: BehindChange, settled: Settled, data: unknown): Way | undefined {
  const way = settled.get(sentence);
  const isThere = taken.every(({ path, to }) => JSON.stringify(valueAt(data, path)) === JSON.stringify(to));
  return way === 'taken' && !isThere ? undefined : way;
}

/** The changes of an original that aren't settled in a translation, by what that says. */
export function openChanges({ changes = [] }: Behind, settled: Settled, data: unknown): BehindChange[] {
  return changes.filter((change) => !wayOf(change, settled, data));
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
