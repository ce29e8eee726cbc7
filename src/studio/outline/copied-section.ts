import { useSyncExternalStore } from 'react';
import { isFields } from '#kit/model';
import type { CopiedEntry } from '../worker/protocol.ts';

const key = 'studio copied section';

/** What was copied last in this tab; it is kept here too, for a browser that keeps nothing. */
let copied: CopiedEntry | undefined = kept();

const listeners = new Set<() => void>();

/** Keeps a section for other pages, in this tab: it is copied, not taken away. */
export function keepCopied(section: CopiedEntry): void {
  copied = section;
  try {
    sessionStorage.setItem(key, JSON.stringify(section));
  } catch {
    // It has no room, or keeps nothing.
  }
  for (const listener of listeners) listener();
}

/** The section that was copied last; nothing where there is none. */
export function useCopiedSection(): CopiedEntry | undefined {
  return useSyncExternalStore(listen, () => copied);
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function kept(): CopiedEntry | undefined {
  try {
    const data: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    if (!isFields(data) || data['value'] === undefined) return undefined;
    return { value: data['value'], ...(typeof data['text'] === 'string' ? { text: data['text'] } : {}) };
  } catch {
    return undefined;
  }
}
