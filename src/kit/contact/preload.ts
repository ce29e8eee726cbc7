import { sayUnreached } from '../context/offline-note.ts';
import { loadClient } from './load-client.ts';

/**
 * Loads the dialog and the toasts. Rejects when they can't be had; without a network it doesn't ask, for browsers don't ask a second
 * time for a module that couldn't be had once.
 */
async function loadContact() {
  if (!navigator.onLine) throw new Error('There is no network.');
  return import('./Contact.tsx');
}

/**
 * Loads the dialog and the toasts as soon as the site answers, and says meanwhile that it doesn't. `undefined` where it answers and
 * they can't be had, since it was published again; where it has no words for the wait; and once nobody waits.
 */
export async function reachContact(isWanted: () => boolean) {
  for (;;) {
    const loaded = await loadContact().catch(() => undefined);
    const isReached = loaded !== undefined || (await fetch('', { method: 'HEAD' }).then(Boolean, () => false));
    if (!isWanted()) return undefined;
    const hasWords = sayUnreached(!isReached);
    if (isReached || !hasWords) return loaded;
    await new Promise((proceed) => setTimeout(proceed, 3000));
  }
}

/**
 * Fetches everything that a contact form needs, ahead of its use: what shows it first, for a slow line carries one thing
 * at a time. Never fails.
 */
export function preloadContact(): void {
  loadContact()
    .then(loadClient)
    .catch(() => undefined);
}

/** What opens a contact form and is pointed at, or has the focus; null where nothing is. */
export function nearestOpener(): Element | null {
  return document.querySelector('[data-form]:is(:hover, :focus)');
}
