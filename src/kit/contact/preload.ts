import { loadClient } from './load-client.ts';

/** Loads the dialog and the toasts. Rejects when they can't be had. */
export function loadContact() {
  return import('./Contact.tsx');
}

/**
 * Fetches everything that a contact form needs, ahead of its use: what shows it first, for a slow line carries one thing
 * at a time. Never fails: what could not be fetched now is fetched again when it is needed.
 */
export function preloadContact(): void {
  loadContact()
    .finally(loadClient)
    .catch(() => undefined);
}

/** What opens a contact form and is pointed at, or has the focus; null where nothing is. */
export function nearestOpener(): Element | null {
  return document.querySelector('[data-form]:is(:hover, :focus)');
}
