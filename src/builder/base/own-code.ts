import type { Checks, MoreBlocks, OwnRules } from '#engine';

/** A site's own blocks: their types, what checks data of them, and the file of their views. */
export type OwnBlocks = MoreBlocks & {
  /** The folder with a folder for each of them. */
  folder: string;
  /** Their compiled views. */
  views: string;
};

/** The code of a site's own; `key` names all that it was made from, and is empty where a site has none. It lies compiled in `folder`. */
export type OwnCode = { key: string; folder: string; checks: Checks; rules: OwnRules; blocks?: OwnBlocks };

/** What a site has that has no code of its own. */
export const noOwnCode: OwnCode = { key: '', folder: '', checks: {}, rules: {} };

let current: OwnCode = noOwnCode;

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
