import type { Browser, Page } from 'playwright';
import { launchChromium } from '#builder/render';
import { median } from './run.ts';
import { type Approach, approaches, click, moveALittle, targets, timeClicks, timeUntilShown } from './visit-clicks.ts';
import { fontOf, noteFont } from './visit-font.ts';
import { loadFigures, ordinary, slow, type Visit, visit, withoutFonts } from './visit-page.ts';

/**
 * What a visitor of served sites waits for, the sites in columns: medians in ms, but for bytes and counts. `local / slow`: as
 * fast as the machine, and really slowed down. A site without an app loads each page again.
 */
export type VisitFigures = Record<string, Record<string, string>>;

/** A page of three lines, of the first site: no page can be painted sooner by this server and browser. */
const smallestPage = '/robots.txt';

/** One visit in a window of its own: what was measured in it, by name. */
type Stay = () => Promise<Readonly<Record<string, number>>>;

/** The rows of the table, and the figures in their cells. */
const rows: Readonly<Record<string, readonly string[]>> = {
  'first paint': ['local paint', 'slow paint'],
  'largest paint': ['local largest', 'slow largest'],
  'shift / 1000': ['slow shift'],
  'click, moved and hovered': ['local link moved', 'slow link moved'],
  'click, hovered': ['local link hovered', 'slow link hovered'],
  'click, tapped': ['local link tapped', 'slow link tapped'],
  'click as first move': ['local link first move', 'slow link first move'],
  'form, slow, moved and hovered': ['slow form moved'],
  'form, slow, hovered': ['slow form hovered'],
  'form, slow, tapped': ['slow form tapped'],
  'form, slow, as first move': ['slow form first move'],
  'sign of that': ['slow form first move sign'],
  'own font, ordinary line': ['font'],
  'requests before paint': ['requests'],
  'bytes of script before a move': ['script'],
};

/** Measures served sites in Chromium, `runs` times each, in turn: what else the machine does falls on all alike. */
export async function benchVisits(urls: Readonly<Record<string, string>>, runs: number): Promise<VisitFigures> {
  const browser = await launchChromium();
  const [[first, url] = ['', '']] = Object.entries(urls);
  const sites: Record<string, Stay[]> = {
    ...Object.fromEntries(Object.entries(urls).map(([name, address]) => [name, staysOn(browser, address)])),
    [`${first} without its font`]: readOn(browser, { url, script: withoutFonts }),
    [smallestPage]: readOn(browser, { url: url + smallestPage }),
  };
  const found = new Map<string, number[]>();
  try {
    for (let index = 0; index < runs; index += 1)
      for (const [site, stays] of Object.entries(sites))
        for (const stay of stays)
          for (const [what, figure] of Object.entries(await stay()))
            found.set(`${site} ${what}`, [...(found.get(`${site} ${what}`) ?? []), figure]);
  } finally {
    await browser.close();
  }
  const cell = (site: string, figures: readonly string[]) => {
    const medians = figures.map((figure) => Math.round(median(found.get(`${site} ${figure}`) ?? [])));
    return [site, medians.some(Number.isFinite) ? medians.join(' / ') : ''];
  };
  const written = Object.entries(rows).map(([row, figures]) => [
    row,
    Object.fromEntries(Object.keys(sites).map((site) => cell(site, figures))),
  ]);
  return Object.fromEntries(written);
}

const lines = { local: undefined, slow } as const;

/** A visit that ends with a click: on which line, on what, and how the visitor comes to it. */
type Way = { line: keyof typeof lines; target: keyof typeof targets; approach: keyof typeof approaches };

const ways = (['local', 'slow'] as const).flatMap((line) =>
  (['link', 'form'] as const).flatMap((target) =>
    (['moved', 'hovered', 'tapped', 'first move'] as const).map((approach): Way => ({ line, target, approach })),
  ),
);

/** Every visit of a site in each run. */
function staysOn(browser: Browser, url: string): Stay[] {
  return [
    // What a press of a form takes is a matter of the line.
    ...ways.filter(({ line, target }) => line === 'slow' || target === 'link').map((way) => clickOn(browser, url, way)),
    () => visit(browser, { url, line: ordinary, script: noteFont }, async (page) => ({ font: await fontOf(page) })),
    () => visit(browser, { url }, beforeMove),
  ];
}

/** Visits in which a page is read, on both lines: what it shows until then. */
function readOn(browser: Browser, what: Omit<Visit, 'line'>): Stay[] {
  return (['local', 'slow'] as const).map(
    (line) => () =>
      visit(browser, { ...what, line: lines[line] }, (page) => read(page, line, approaches.hovered.reading)),
  );
}

async function read(page: Page, line: keyof typeof lines, reading: number): Promise<Record<string, number>> {
  if (reading === 0) return {};
  await page.waitForTimeout(reading);
  const figures = await loadFigures(page);
  return Object.fromEntries(Object.entries(figures).map(([name, figure]) => [`${line} ${name}`, figure]));
}

function clickOn(browser: Browser, url: string, { line, target, approach }: Way): Stay {
  return () =>
    visit(browser, { url, line: lines[line], script: timeClicks }, async (page) => {
      const how: Approach = approaches[approach];
      if (how.isMoving) await moveALittle(page);
      const seen = await read(page, line, how.reading);
      await click(page, targets[target], how);
      const time = await timeUntilShown(page);
      const sign = await page.evaluate(() => window.signAfter ?? Number.NaN);
      return { ...seen, [`${line} ${target} ${approach}`]: time, [`${line} ${target} ${approach} sign`]: sign };
    });
}

/** What came before the first paint, and before the first move of the visitor. */
function beforeMove(page: Page): Promise<Record<string, number>> {
  return page.evaluate(() => {
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
      requests:
        1 +
        resources.filter(
          ({ responseEnd, renderBlockingStatus }) => responseEnd <= paint && renderBlockingStatus === 'blocking',
        ).length,
      script: [...inline, ...scripts].reduce((sum, bytes) => sum + bytes, 0),
    };
  });
}
