import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright';
import { test as base, expect, inject } from 'vitest';
import { isThorough } from './extent.ts';

/** The frozen site as the specification says it, the same with its loose ends tied, and what `pages/` holds now. */
export type SiteName = 'frozen' | 'working' | 'content';

declare module 'vitest' {
  interface TaskMeta {
    /** What `npm test` says after the test's step, though all has passed. */
    note?: string;
  }
  interface ProvidedContext {
    /** Where each site is served. */
    sites: Readonly<Record<SiteName, string>>;
    /** The folder that each of them was built into. */
    builtFolders: Readonly<Record<SiteName, string>>;
    /** What the build of `pages/` has said, where it was not built. */
    contentProblem: string;
    /** The folder that the gallery was built into. */
    gallery: string;
    /** Where the one browser of all tests listens. */
    browser: string;
    /** The folder in which the contact backend of each keeps its messages. */
    dataFolders: Readonly<Record<SiteName, string>>;
  }
}

export type VisitOptions = BrowserContextOptions & {
  /** Which site; the frozen one if none is named. */
  site?: SiteName;
};

/** How most visitors come: what moves by itself does. */
export const moving = { reducedMotion: 'no-preference' } as const;

/** Somebody with a browser. Each page has a profile of its own: no cookies, no storage, no cache. */
export type Visitor = {
  /** An empty page, for tests that prepare something before they go to an address. */
  newPage: (options?: VisitOptions) => Promise<Page>;
  /** A page that shows `path`, all of it laid out, its script not yet loaded. */
  open: (path: string, options?: VisitOptions) => Promise<Page>;
  /** Errors and warnings of the console, and uncaught errors. A test fails that leaves any here. */
  messages: string[];
  /** Requests of this test fail on purpose. What the browser itself writes to the console of them counts for nothing, whenever it comes. */
  expectFailedRequests: () => void;
  /** All that is on the console of this test is wanted, also what comes after its last line. */
  expectMessages: () => void;
};

let connection: Promise<Browser> | undefined;

/** A test with a visitor. */
export const test = base.extend<{ visitor: Visitor }>({
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads from the pattern which fixtures are needed
  visitor: async ({}, use) => {
    connection ??= chromium.connect(inject('browser'));
    const browser = await connection;
    const messages: string[] = [];
    const closes: (() => Promise<void>)[] = [];
    const newPage = async ({ site = 'frozen', ...options }: VisitOptions = {}) => {
      const context = await browser.newContext({
        baseURL: inject('sites')[site],
        viewport: { width: 1280, height: 800 },
        // A page that moves by itself takes twice the processor to open, and four times while it waits: the long run has it.
        reducedMotion: isThorough ? 'no-preference' : 'reduce',
        ...options,
      });
      const page = await context.newPage();
      closes.push(async () => {
        // What a test has kept waiting ends with it.
        if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' });
        await context.close();
      });
      record(page, messages);
      return page;
    };
    const open = async (path: string, options?: VisitOptions) => {
      const page = await newPage(options);
      await page.goto(path);
      await laidOut(page);
      return page;
    };
    let isUnexpected = (_message: string) => true;
    const expectFailedRequests = () => {
      isUnexpected = (message) => !isOfRequest(message);
    };
    const expectMessages = () => {
      isUnexpected = () => false;
    };
    await use({ newPage, open, messages, expectFailedRequests, expectMessages });
    const inTest = messages.length;
    for (const close of closes) await close();
    // What a test has answered for its pages it answers no more: a request that is on its way at its end fails.
    const told = messages.filter((text, at) => isUnexpected(text) && (at < inTest || !isOfRequest(text)));
    expect(told, told.join('\n')).toEqual([]);
  },
});

/** True for what the browser itself writes when an answer is an error, or does not come. */
export function isOfRequest(message: string): boolean {
  return message.startsWith('error: Failed to load resource');
}

/** Writes down errors and warnings of a page's console, and uncaught errors. */
export function record(page: Page, messages: string[]): void {
  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    messages.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => messages.push(`uncaught: ${error.message}`));
}

/** Makes the page load its script, as a visitor's first key does, and waits until it answers by itself. */
export async function hydrate(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await page.waitForFunction(() => window.earlyActions === undefined);
  expect(await page.locator('html').getAttribute('data-app-failed')).toBeNull();
}

/** Waits until the page has drawn what was asked of it before: for tests that say that nothing happens. */
export async function twoFrames(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((fulfil) => requestAnimationFrame(() => requestAnimationFrame(fulfil))));
}

/** Waits until every section takes part in the layout: those below the fold come right after the first frame. */
export async function laidOut(page: Page): Promise<void> {
  const waiting = () =>
    page.evaluate(() => {
      const parts = [...document.querySelectorAll<HTMLElement>("[data-view='shown'] > *, footer")];
      return parts.filter((part) => 'waiting' in part.dataset || getComputedStyle(part).contentVisibility !== 'visible')
        .length;
    });
  await expect.poll(waiting).toBe(0);
  // The site's own font comes last on a first visit.
  await page.waitForFunction(() => !document.documentElement.matches('[data-script][data-font]'));
}

/** How far the page is scrolled, in pixels. */
export function scrollPosition(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(window.scrollY));
}
