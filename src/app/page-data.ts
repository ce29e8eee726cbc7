import type { Page } from '../page/types.ts';

/** What a page's data file holds. `build` tells which build it belongs to. */
export type PageFile = { build: string; page: Page };

/** The data of an address: a page, or the knowledge that there is none. */
export type PageData = { page: Page } | { missing: string };

/** The page of another build, an unreadable answer, or no answer: the browser has to load the address itself. */
export class StalePageError extends Error {}

const cache = new Map<string, Promise<PageData>>();

/** The address of the data file of a page: /about/page.json, and /page.json for the home page. */
export function pageFileUrl(path: string): string {
  return `${path === '/' ? '' : path}/page.json`;
}

/**
 * The data of the page at `path`, fetched once. Addresses without a page give `missing`.
 * Rejects with StalePageError where nothing usable of build `build` answers.
 */
export function loadPage(path: string, build: string): Promise<PageData> {
  let data = cache.get(path);
  if (!data) {
    data = fetchPage(path, build);
    cache.set(path, data);
    data.catch(() => cache.delete(path));
  }
  return data;
}

/** Puts a page into the cache: the one the browser was given, or one that changed while it was edited. */
export function rememberPage(page: Page): void {
  cache.set(page.path, Promise.resolve({ page }));
}

/** Forgets every page, so that the next visit fetches it anew. */
export function forgetPages(): void {
  cache.clear();
}

async function fetchPage(path: string, build: string): Promise<PageData> {
  const response = await fetch(pageFileUrl(path), { headers: { accept: 'application/json' } }).catch(() => undefined);
  if (response?.status === 404) return { missing: path };
  if (!response?.ok) throw new StalePageError(path);
  const file = (await response.json().catch(() => undefined)) as PageFile | undefined;
  if (file?.build !== build) throw new StalePageError(path);
  return { page: file.page };
}
