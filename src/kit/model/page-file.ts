import type { Page } from './page.ts';

/** What a page's data file holds. `build` tells which build it belongs to. */
export type PageFile = { build: string; page: Page };

const name = '/page.json';

/** The address of the data file of a page: /about/page.json, and /page.json for the home page. */
export function pageFileUrl(path: string): string {
  return `${path === '/' ? '' : path}${name}`;
}

/** The page whose data file has this address; nothing where it is no data file's. */
export function pathOfPageFile(url: string): string | undefined {
  return url.endsWith(name) ? url.slice(0, -name.length) || '/' : undefined;
}
