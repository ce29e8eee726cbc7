import { useSyncExternalStore } from 'react';

/** What has been emptied in a form and is written once its field is left: the ways to write it now. */
const drafts = new Set<() => void>();
const listeners = new Set<() => void>();

/** Says that a field holds something that isn't written, until the returned function is called. */
export function holdDraft(write: () => void): () => void {
  drafts.add(write);
  tell();
  return () => {
    if (drafts.delete(write)) tell();
  };
}

/** Writes what isn't written. */
export function writeDrafts(): void {
  for (const write of [...drafts]) write();
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
