import type { Browser, Page } from 'playwright';
import { launchChromium } from '../browser/launch.ts';
import { median } from './run.ts';

/** What a visitor of a served site waits for, in ms and bytes; medians. */
export type VisitFigures = {
  /** First contentful paint of the home page, at once and really slowed down (150 ms, 1.6 Mbit/s, 4 × CPU). */
  firstPaint: { local: number; slow: number };
  /** From the click on a link to the painted new page, the app running. */
  click: { local: number; slow: number };
  /** What came before the first move of the visitor. */
  requestsBeforePaint: number;
  scriptBytesBeforeMove: number;
};

const slow = { latency: 150, downloadThroughput: (1.6 * 1024 * 1024) / 8, uploadThroughput: (1.6 * 1024 * 1024) / 8 };

/** Measures a served site in Chromium, `runs` times each. */
export async function benchVisit(url: string, runs: number): Promise<VisitFigures> {
  const browser = await launchChromium();
  try {
    const first = {
      local: await firstPaints(browser, url, runs, false),
      slow: await firstPaints(browser, url, runs, true),
    };
    const click = { local: await clicks(browser, url, runs, false), slow: await clicks(browser, url, runs, true) };
    return {
      firstPaint: { local: median(first.local), slow: median(first.slow) },
      click: { local: median(click.local), slow: median(click.slow) },
      ...(await countRequests(browser, url)),
    };
  } finally {
    await browser.close();
  }
}

async function visit(browser: Browser, url: string, isSlow: boolean): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  const page = await context.newPage();
  if (isSlow) {
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', { offline: false, ...slow });
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  }
  await page.goto(url, { waitUntil: 'load' });
  return page;
}

async function firstPaints(browser: Browser, url: string, runs: number, isSlow: boolean): Promise<number[]> {
  const times: number[] = [];
  for (let index = 0; index < runs; index += 1) {
    const page = await visit(browser, url, isSlow);
    times.push(
      await page.evaluate(
        () =>
          new Promise<number>((fulfil) => {
            new PerformanceObserver((list) => fulfil(list.getEntries()[0]?.startTime ?? Number.NaN)).observe({
              type: 'paint',
              buffered: true,
            });
          }),
      ),
    );
    await page.context().close();
  }
  return times;
}

/** Hovers over a link for the time a hand takes, clicks, and waits for the frame that shows the new heading. */
async function clicks(browser: Browser, url: string, runs: number, isSlow: boolean): Promise<number[]> {
  const times: number[] = [];
  for (let index = 0; index < runs; index += 1) {
    const page = await visit(browser, url, isSlow);
    await page.mouse.move(5, 300);
    await page.waitForFunction(() => window.earlyActions === undefined);
    const link = page.locator('footer a[href="/faq"]');
    await link.scrollIntoViewIfNeeded();
    await link.hover();
    await page.waitForTimeout(300);
    times.push(
      await link.evaluate(
        (element: HTMLElement) =>
          new Promise<number>((fulfil) => {
            const before = document.querySelector('h1')?.textContent;
            const started = performance.now();
            element.click();
            const look = () => {
              if (document.querySelector('h1')?.textContent === before) requestAnimationFrame(look);
              else requestAnimationFrame(() => fulfil(performance.now() - started));
            };
            requestAnimationFrame(look);
          }),
      ),
    );
    await page.context().close();
  }
  return times;
}

async function countRequests(
  browser: Browser,
  url: string,
): Promise<Pick<VisitFigures, 'requestsBeforePaint' | 'scriptBytesBeforeMove'>> {
  const page = await visit(browser, url, false);
  const figures = await page.evaluate(() => {
    const paint = performance.getEntriesByType('paint')[0]?.startTime ?? 0;
    // renderBlockingStatus is Chromium's and not in TypeScript's library yet.
    const resources = performance.getEntriesByType('resource') as (PerformanceResourceTiming & {
      renderBlockingStatus?: string;
    })[];
    const inline = [...document.scripts]
      .filter((script) => !script.src && script.type === '')
      .map((script) => script.text.length);
    const scripts = resources
      .filter(({ initiatorType }) => initiatorType === 'script')
      .map(({ transferSize }) => transferSize);
    return {
      requestsBeforePaint:
        1 +
        resources.filter(
          ({ responseEnd, renderBlockingStatus }) => responseEnd <= paint && renderBlockingStatus === 'blocking',
        ).length,
      scriptBytesBeforeMove: [...inline, ...scripts].reduce((sum, bytes) => sum + bytes, 0),
    };
  });
  await page.context().close();
  return figures;
}
