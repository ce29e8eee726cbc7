import { use } from 'react';
import { reached } from '../../context/offline-note.ts';
import type { Page } from '../../model/page.ts';
import { type PageFile, pageFileUrl } from '../../model/page-file.ts';

/** The data of an address: a page, or the knowledge that there is none. */
export type PageData = { page: Page } | { missing: string };

/** Where views get the data of an address from. */
export type PageStore = {
  /** The data, in the render of a view: the view waits (suspends) until it is there. */
  read: (path: string) => PageData;
  /** Fetches it into the store. Rejects where nothing usable answers. */
  load: (path: string) => Promise<PageData>;
};

/** The address that a page has in the store: without a slash at its end. */
export function pathWithoutSlash(pathname: string): string {
  return pathname.replace(/(.)\/$/, '$1');
}

/**
 * The pages of one build in the browser, each fetched once. What a view reads and can't be had though the site answers (it was
 * published again) is left to the browser: it loads the address itself. Where nothing answers, the page that is shown stays, says
 * so, and the other one follows once the site is reached.
 */
export class FetchedPages implements PageStore {
  readonly #build: string;
  readonly #pages = new Map<string, PageData | Promise<PageData>>();
  /** What views wait for: React asks for the same promise as long as it waits. */
  readonly #waiting = new Map<string, Promise<PageData>>();

  constructor(build: string) {
    this.#build = build;
  }

  async load(path: string): Promise<PageData> {
    const known = this.#pages.get(path);
    if (known) return known;
    const promise = fetchPage(path, this.#build);
    this.#pages.set(path, promise);
    try {
      const data = await promise;
      // A page that was put in meanwhile, while it is edited, is newer.
      if (this.#pages.get(path) === promise) this.#pages.set(path, data);
      return data;
    } catch (error) {
      this.#pages.delete(path);
      throw error;
    }
  }

  /** Whether a page can be read without waiting. */
  has(path: string): boolean {
    return this.#pages.has(path) && !(this.#pages.get(path) instanceof Promise);
  }

  read(path: string): PageData {
    const known = this.#pages.get(path);
    if (known && !(known instanceof Promise)) return known;
    let waiting = this.#waiting.get(path);
    if (!waiting) {
      waiting = this.#reach(path);
      this.#waiting.set(path, waiting);
      waiting.then(() => this.#waiting.delete(path));
    }
    return use(waiting);
  }

  /** The data of the address that the visitor wants to go to, as soon as the site answers. */
  async #reach(path: string): Promise<PageData> {
    const isWanted = () => pathWithoutSlash(window.location.pathname) === path;
    const data = await reached(() => this.load(path), path, isWanted);
    if (data) return data;
    if (isWanted()) window.location.reload();
    // Who asks again begins anew; the view that waits here is not wanted any more, or goes with the document.
    this.#waiting.delete(path);
    return new Promise<never>(() => undefined);
  }

  /** Puts in what is known without asking: a page that changed while it was edited, an address that has none. */
  put(path: string, data: PageData): void {
    this.#pages.set(path, data);
  }

  /** Forgets every page, so that the next visit fetches it again. */
  clear(): void {
    this.#pages.clear();
  }
}

async function fetchPage(path: string, build: string): Promise<PageData> {
  const response = await fetch(pageFileUrl(path), { headers: { accept: 'application/json' } });
  if (response.status === 404) return { missing: path };
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  const file = (await response.json()) as PageFile;
  if (file.build !== build) throw new Error(`${path}: the site was published again.`);
  // Its films need the policy that only its own document comes with.
  if (file.page.films && document.documentElement.dataset['page'] !== path) throw new Error(`${path}: it has films.`);
  return { page: file.page };
}
