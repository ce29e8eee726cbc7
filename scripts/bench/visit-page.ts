import type { Browser, Page } from 'playwright';

/** What a visitor's line and phone are like: the delay of each answer in ms, bytes a second, how many times slower the processor is. */
export type Conditions = { latency: number; bytes: number; slowdown: number };

/** A slow 4G and a plain phone: what Lighthouse calls so, really slowed down. */
export const slow: Conditions = { latency: 150, bytes: (1.6 * 1024 * 1024) / 8, slowdown: 4 };

/** An ordinary 4G (WebPageTest's profile) and the same phone. */
export const ordinary: Conditions = { latency: 170, bytes: (9 * 1024 * 1024) / 8, slowdown: 4 };

/** What a new window of the browser takes to get ready, so that it is not measured with the site. */
const windowReady = 1000;

/** Opens an address in a window of its own, as on a phone; without conditions, as fast as the machine is. */
export async function visit(browser: Browser, url: string, conditions?: Conditions): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  const page = await context.newPage();
  await page.waitForTimeout(windowReady);
  if (conditions) {
    const { latency, bytes, slowdown } = conditions;
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    const line = { offline: false, latency, downloadThroughput: bytes, uploadThroughput: bytes };
    await session.send('Network.emulateNetworkConditions', line);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  }
  await page.goto(url, { waitUntil: 'load' });
  return page;
}

/** Visits an address, takes a figure there, and closes the window. */
export async function visited(
  browser: Browser,
  url: string,
  conditions: Conditions | undefined,
  take: (page: Page) => Promise<number>,
): Promise<number> {
  const page = await visit(browser, url, conditions);
  const figure = await take(page);
  await page.context().close();
  return figure;
}

/** The first contentful paint of the document that is open, in ms since its navigation began. */
export function paintOf(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((fulfil) => {
        new PerformanceObserver((list) => {
          const [paint] = list.getEntriesByName('first-contentful-paint');
          if (paint) fulfil(paint.startTime);
        }).observe({ type: 'paint', buffered: true });
      }),
  );
}

/** How far a page has shifted by itself so far (layout shift score), in thousandths. */
export function shiftOf(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((fulfil) => {
        let score = 0;
        new PerformanceObserver((list) => {
          // LayoutShift is Chromium's and not in TypeScript's library.
          for (const entry of list.getEntries()) score += (entry as PerformanceEntry & { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        // The font comes after the page.
        setTimeout(() => fulfil(score * 1000), 2500);
      }),
  );
}

/** When the site's own font was shown, in ms since the navigation began; NaN for a site that brings none by script. */
export async function fontOf(page: Page): Promise<number> {
  if (!(await page.evaluate(() => 'font' in document.documentElement.dataset || document.fonts.size > 1)))
    return Number.NaN;
  await page.waitForFunction(() => [...document.fonts].some(({ status, family }) => status === 'loaded' && family));
  return page.evaluate(() => {
    const [file] = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2'));
    return Math.max(performance.now(), file instanceof PerformanceResourceTiming ? file.responseEnd : 0);
  });
}
