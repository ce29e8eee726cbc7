import type { Browser, Page } from 'playwright';
import { launchChromium } from '../browser/launch.ts';
import { median } from './run.ts';

/** What a visitor of a served site waits for, in ms and bytes; medians. A site without an app loads each page anew. */
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

/** A page of three lines, of the first site: no page can be painted sooner by this server and browser. */
const smallestPage = '/robots.txt';

/** What a new window of the browser takes to get ready, so that it is not measured with the site. */
const windowReady = 1000;

/** Measures served sites in Chromium, `runs` times each, in turn: what else the machine does falls on all alike. */
export async function benchVisits(
  urls: Readonly<Record<string, string>>,
  runs: number,
): Promise<Record<string, VisitFigures | Pick<VisitFigures, 'firstPaint'>>> {
  const browser = await launchChromium();
  const [site] = Object.keys(urls);
  const times = new Map<string, number[]>();
  const measure = async (key: string, take: () => Promise<number>) =>
    times.set(key, [...(times.get(key) ?? []), await take()]);
  try {
    for (let index = 0; index < runs; index += 1)
      for (const [name, url] of Object.entries(urls))
        for (const isSlow of [false, true]) {
          await measure(`${name} paint ${isSlow}`, () => firstPaint(browser, url, isSlow));
          await measure(`${name} click ${isSlow}`, () => click(browser, url, isSlow));
          if (name === site) await measure(`smallest ${isSlow}`, () => firstPaint(browser, url + smallestPage, isSlow));
        }
    const found = (key: string) => Math.round(median(times.get(key) ?? []));
    const figures: Awaited<ReturnType<typeof benchVisits>> = {
      [smallestPage]: { firstPaint: { local: found('smallest false'), slow: found('smallest true') } },
    };
    for (const [name, url] of Object.entries(urls))
      figures[name] = {
        firstPaint: { local: found(`${name} paint false`), slow: found(`${name} paint true`) },
        click: { local: found(`${name} click false`), slow: found(`${name} click true`) },
        ...(await countRequests(browser, url)),
      };
    return figures;
  } finally {
    await browser.close();
  }
}

async function visit(browser: Browser, url: string, isSlow: boolean): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  const page = await context.newPage();
  await page.waitForTimeout(windowReady);
  if (isSlow) {
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', { offline: false, ...slow });
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  }
  await page.goto(url, { waitUntil: 'load' });
  return page;
}

async function firstPaint(browser: Browser, url: string, isSlow: boolean): Promise<number> {
  const page = await visit(browser, url, isSlow);
  const time = await paintOf(page);
  await page.context().close();
  return time;
}

/** The first contentful paint of the document that is open, in ms since its navigation began. */
function paintOf(page: Page): Promise<number> {
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

/** Hovers over a link for the time a hand takes, clicks, and waits for the frame that shows the new heading. */
async function click(browser: Browser, url: string, isSlow: boolean): Promise<number> {
  const page = await visit(browser, url, isSlow);
  await page.mouse.move(5, 300);
  if (await page.evaluate(() => 'earlyActions' in window))
    await page.waitForFunction(() => window.earlyActions === undefined);
  const link = page.locator('footer a[href="/faq"]');
  await link.scrollIntoViewIfNeeded();
  await link.hover();
  await page.waitForTimeout(isSlow ? 600 : 300);
  const [clicked] = await Promise.all([link.evaluate(clickAndWait), page.waitForURL('**/faq')]).catch(() => [
    undefined,
  ]);
  const time = clicked ?? (await paintAfterLeaving(page));
  await page.context().close();
  return time;
}

/** Runs in the page, so nothing in it may have a name that the compiler adds to: clicks, and gives the time until the new heading's frame. Never ends where the page is left. */
function clickAndWait(element: Element): Promise<number> {
  return new Promise<number>((fulfil) => {
    const heading = "[data-view='shown'] h1";
    const before = document.querySelector(heading)?.textContent;
    const started = performance.now();
    sessionStorage.setItem('clicked', String(performance.timeOrigin + started));
    new MutationObserver((_, observer) => {
      if (document.querySelector(heading)?.textContent === before) return;
      observer.disconnect();
      requestAnimationFrame(() => requestAnimationFrame(() => fulfil(performance.now() - started)));
    }).observe(document.body, { subtree: true, childList: true, attributeFilter: ['data-view'] });
    (element as HTMLElement).click();
  });
}

/** From the click in the page before to the first paint of this one. */
async function paintAfterLeaving(page: Page): Promise<number> {
  await page.waitForURL('**/faq*');
  const paint = await paintOf(page);
  return page.evaluate((time) => performance.timeOrigin + time - Number(sessionStorage.getItem('clicked')), paint);
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
