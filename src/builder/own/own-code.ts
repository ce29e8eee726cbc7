import type { Checks } from '#engine';

/** The code of a site's own; `key` names all that it was made from, and is empty where a site has none. */
export type OwnCode = { key: string; checks: Checks };

let current: OwnCode = { key: '', checks: {} };

/**
 * The code of the site that this process works on. It is there before anything is checked: a process works on one site, and its code is
 * taken in once, where the process begins.
 */
export function ownCode(): OwnCode {
  return current;
}

/** Takes in the code of the site, in the place of what it had before. */
export function putOwnCode(code: OwnCode): void {
  current = code;
}
