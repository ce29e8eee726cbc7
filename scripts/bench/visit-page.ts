import type { Browser, Page } from 'playwright';

/** What a visitor's line and phone are like: the delay of each answer in ms, bytes a second, how many times slower the processor is. */
export type Conditions = { latency: number; bytes: number; slowdown: number };

/** A slow 4G and a plain phone: what Lighthouse calls so, really slowed down. */
export const slow: Conditions = { latency: 150, bytes: (1.6 * 1024 * 1024) / 8, slowdown: 4 };

/** An ordinary 4G (WebPageTest's profile) and the same phone. */
export const ordinary: Conditions = { latency: 170, bytes: (9 * 1024 * 1024) / 8, slowdown: 4 };

/** A window as a phone's. */
const phone = { width: 412, height: 823 };

/**
 * An address, the line to it (none: as fast as the machine is), the window, and what runs in each of its documents before
 * anything else.
 */
export type Visit = { url: string; line?: Conditions | undefined; viewport?: typeof phone; script?: () => void };

/** What a new window of the browser takes to get ready, so that it is not measured with the site. */
const windowReady = 1000;

/** How long a visit may take, in ms: what never comes ends the benchmark. */
const longest = 60_000;

/** Opens an address in a window of its own, as on a phone, takes figures there once it has loaded, and closes the window. */
export async function visit<Figures>(
  browser: Browser,
  { url, line, viewport = phone, script = () => undefined }: Visit,
  take: (page: Page) => Promise<Figures>,
): Promise<Figures> {
  const context = await browser.newContext({ viewport, hasTouch: true });
  const page = await context.newPage();
  await page.addInitScript(script);
  await page.waitForTimeout(windowReady);
  if (line) {
    const { latency, bytes, slowdown } = line;
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    const speed = { offline: false, latency, downloadThroughput: bytes, uploadThroughput: bytes };
    await session.send('Network.emulateNetworkConditions', speed);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  }
  await page.goto(url, { waitUntil: 'load' });
  const figures = await Promise.race([take(page), page.waitForTimeout(longest)]);
  if (figures === undefined)
    throw new Error(`What was waited for at ${url} did not come in ${longest / 1000} seconds.`);
  await context.close();
  return figures;
}

/** What an open document has shown so far: its first and largest contentful paint, in ms since its navigation began, and its layout shift, in thousandths. */
export function loadFigures(page: Page): Promise<{ paint: number; largest: number; shift: number }> {
  return page.evaluate(() => {
    const [paints = [], largest = [], shifts = []] = ['paint', 'largest-contentful-paint', 'layout-shift'].map(
      (type) => {
        const observer = new PerformanceObserver(() => undefined);
        observer.observe({ type, buffered: true });
        return observer.takeRecords();
      },
    );
    return {
      paint: paints.find(({ name }) => name === 'first-contentful-paint')?.startTime ?? Number.NaN,
      largest: largest.at(-1)?.startTime ?? Number.NaN,
      // The score is Chromium's and not in TypeScript's library.
      shift: shifts.reduce((sum, entry) => sum + ('value' in entry ? Number(entry.value) * 1000 : 0), 0),
    };
  });
}

/** Runs in a page before it: its scripts find no way to bring a font. */
export function withoutFonts(): void {
  Reflect.deleteProperty(window, 'FontFace');
}
