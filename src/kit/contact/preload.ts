import { reached } from '../context/offline-note.ts';
import { loadClient } from './load-client.ts';

/**
 * Loads the dialog and the toasts. Rejects when they can't be had; without a network it doesn't ask, for browsers don't ask a second
 * time for a module that couldn't be had once.
 */
async function loadContact() {
  if (!navigator.onLine) throw new Error('There is no network.');
  return import('./Contact.tsx');
}

/** The dialog and the toasts, as soon as the site answers; nothing where it has them no more, and once nobody waits (`reached`). */
export function reachContact(isWanted: () => boolean) {
  return reached(loadContact, '', isWanted);
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
