import { useSyncExternalStore } from 'react';
import type { CopiedEntry } from '../worker/protocol.ts';
import { clipboardOf, entryIn } from './section-clipboard.ts';

const key = 'studio copied section';

/** What was copied last; it is kept here too, for a browser that keeps nothing. */
let copied = kept();

const listeners = new Set<() => void>();

/** The other windows of this browser, which offer it too. */
let windows: BroadcastChannel | undefined;

/** Keeps a section for other pages, of this and other windows: it is copied, not taken away. */
export function keepCopied(section: CopiedEntry, label: string): void {
  hold(section);
  windows?.postMessage(JSON.stringify(section));
  const { html, text } = clipboardOf(section, label);
  const asBlob = (words: string, type: string) => new Blob([words], { type });
  // Where the browser keeps its clipboard to itself, the windows of the Studio have it all the same.
  void navigator.clipboard
    ?.write([new ClipboardItem({ 'text/html': asBlob(html, 'text/html'), 'text/plain': asBlob(text, 'text/plain') })])
    .catch(() => undefined);
}

function hold(section: CopiedEntry | undefined): void {
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
  if (!windows) {
    windows = new BroadcastChannel(key);
    windows.onmessage = ({ data }) => hold(entryIn(String(data)));
  }
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function kept(): CopiedEntry | undefined {
  try {
    return entryIn(sessionStorage.getItem(key) ?? '');
  } catch {
    return undefined;
  }
}
