import type { Browser } from 'playwright';
import { launchChromium } from '../browser/launch.ts';
import { median } from './run.ts';
import { approaches, clickLink, pressForForm } from './visit-clicks.ts';
import { fontOf, ordinary, paintOf, shiftOf, slow, visit, visited } from './visit-page.ts';

/**
 * What a visitor of a served site waits for, in ms and bytes; medians. `local` is as fast as the machine, `slow` really slowed
 * down. A site without an app loads each page anew.
 */
export type VisitFigures = {
  /** First contentful paint of the home page. */
  firstPaint: string;
  /** Layout shift of the home page on a slow line, in thousandths. */
  shift: number;
  /** When the site's own font is shown on a first visit, on an ordinary line. */
  font: number;
  /** From the click on a link to the painted new page: after 2 s of reading, pointed at or not, and as the first move. */
  clickAfterReading: string;
  clickUnhovered: string;
  clickAsFirstMove: string;
  /** From the press of a button to the painted form, slow: in a dialog, or on the page that has it. */
  form: string;
  /** What came before the first move of the visitor. */
  requestsBeforePaint: number;
  scriptBytesBeforeMove: number;
};

/** A page of three lines, of the first site: no page can be painted sooner by this server and browser. */
const smallestPage = '/robots.txt';

/** Measures served sites in Chromium, `runs` times each, in turn: what else the machine does falls on all alike. */
export async function benchVisits(
  urls: Readonly<Record<string, string>>,
  runs: number,
): Promise<Record<string, VisitFigures | Pick<VisitFigures, 'firstPaint'>>> {
  const browser = await launchChromium();
  const [site] = Object.keys(urls);
  const times = new Map<string, number[]>();
  try {
    for (let index = 0; index < runs; index += 1)
      for (const [name, url] of Object.entries(urls))
        for (const [what, take] of Object.entries(takes(browser, url)))
          if (what.split(' ')[0] !== 'smallest' || name === site)
            times.set(`${name} ${what}`, [...(times.get(`${name} ${what}`) ?? []), await take()]);
    const found = (key: string) => Math.round(median(times.get(key) ?? []));
    const both = (key: string) => `${found(`${key} local`)} / ${found(`${key} slow`)}`;
    const figures: Awaited<ReturnType<typeof benchVisits>> = {
      [smallestPage]: { firstPaint: both(`${site} smallest`) },
    };
    for (const [name, url] of Object.entries(urls))
      figures[name] = {
        firstPaint: both(`${name} paint`),
        shift: found(`${name} shift`),
        font: found(`${name} font`),
        clickAfterReading: both(`${name} read`),
        clickUnhovered: both(`${name} unhovered`),
        clickAsFirstMove: both(`${name} firstMove`),
        form: `${found(`${name} form pointed`)} pointed at, ${found(`${name} form`)} not`,
        ...(await countRequests(browser, url)),
      };
    return figures;
  } finally {
    await browser.close();
  }
}

/** Every figure of a site that is taken in each run, by its name. */
function takes(browser: Browser, url: string): Record<string, () => Promise<number>> {
  const { read, unhovered, firstMove } = approaches;
  const lines = { local: undefined, slow };
  const onBoth = (name: string, take: (line: typeof lines.slow | undefined) => Promise<number>) =>
    Object.entries(lines).map(([key, line]): [string, () => Promise<number>] => [`${name} ${key}`, () => take(line)]);
  return Object.fromEntries([
    ...onBoth('paint', (line) => visited(browser, url, line, paintOf)),
    ...onBoth('smallest', (line) => visited(browser, url + smallestPage, line, paintOf)),
    ...onBoth('read', (line) => clickLink(browser, url, read, line)),
    ...onBoth('unhovered', (line) => clickLink(browser, url, unhovered, line)),
    ...onBoth('firstMove', (line) => clickLink(browser, url, firstMove, line)),
    ['shift', () => visited(browser, url, slow, shiftOf)],
    ['font', () => visited(browser, url, ordinary, fontOf)],
    ['form', () => pressForForm(browser, url, unhovered, slow)],
    ['form pointed', () => pressForForm(browser, url, read, slow)],
  ]);
}

async function countRequests(
  browser: Browser,
  url: string,
): Promise<Pick<VisitFigures, 'requestsBeforePaint' | 'scriptBytesBeforeMove'>> {
  const page = await visit(browser, url);
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
