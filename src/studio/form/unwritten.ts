import { useSyncExternalStore } from 'react';

/** What a form writes once its field is left: the ways to write it now, and to leave it as it was. */
type Draft = { write: () => unknown; drop: () => void };
const drafts = new Set<Draft>();
const listeners = new Set<() => void>();

/** Says that a field holds something that isn't written, until the returned function is called. */
export function holdDraft(draft: Draft): () => void {
  drafts.add(draft);
  tell();
  return () => {
    if (drafts.delete(draft)) tell();
  };
}

/** Writes what isn't written. */
export function writeDrafts(): void {
  for (const { write } of [...drafts]) write();
}

/** Takes back what isn't written, as the last that was done; false where nothing is so. */
export function dropDrafts(): boolean {
  const all = [...drafts];
  for (const { drop } of all) drop();
  return all.length > 0;
}

/** Whether a field holds something that isn't written. */
export function useHasDrafts(): boolean {
  return useSyncExternalStore(listen, () => drafts.size > 0);
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function tell(): void {
  for (const listener of listeners) listener();
}
