import { describe, expect } from 'vitest';
import { axeViolations } from '../access/support/axe.ts';
import { lineFaults, setTextSize } from '../e2e/support/lines.ts';
import { isThorough, someOf } from '../support/extent.ts';
import { blockingRequests, layoutShift } from '../support/loading.ts';
import { hydrate, laidOut, test } from '../support/visitor.ts';
import { builtDocuments } from './built.ts';

/** Bytes of JavaScript that may run before the visitor does anything, whatever a page holds: its one script, and a block's own. */
const mostOfPage = 5500;
const mostOfBlock = 3000;

/** What the site's own font may move when it comes on a first visit (layout shift score). */
const mostShift = 0.01;

/** How a page is looked at by axe: on a desk and on a phone, in either theme. */
const looks = [
  [1280, 'light'],
  [390, 'dark'],
] as const;

/** Sizes of letters and widths at which lines must fit: in the short run those where they may be too long, or have the least room. */
const letters = someOf<readonly [size: number, width: number]>(
  [16, 32].flatMap((size) => looks.map(([width]) => [size, width] as const)),
  [
    [16, 1280],
    [32, 390],
  ],
);

const paths = [...builtDocuments().keys()].sort();
/** Where the content has changed, each page; where only code may have, every fourth. */
const opened = isThorough || process.env['CONTENT_CHANGED'] ? paths : paths.filter((_, index) => index % 4 === 0);

describe.each(opened)('%s', (path) => {
  test('opens without a message on the console, waits for nothing, shifts nothing, comes to life as it was, and has no fault that axe finds', async ({
    visitor,
  }) => {
    const page = await visitor.newPage({ site: 'content' });
    await page.coverage.startJSCoverage();
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    const scripts = (await page.coverage.stopJSCoverage()).filter(({ url }) => url !== '');
    const isOfBlock = ({ url }: { url: string }) => /\/assets\/[^/]+\.js$/.test(url);
    const ofPage = scripts.filter((script) => !isOfBlock(script));
    expect(ofPage.reduce((sum, { source = '' }) => sum + source.length, 0)).toBeLessThanOrEqual(mostOfPage);
    for (const { source = '', url } of scripts.filter(isOfBlock))
      expect(source.length, url).toBeLessThanOrEqual(mostOfBlock);
    await laidOut(page);
    expect(await blockingRequests(page)).toEqual([]);
    const words = await page.locator('body').innerText();
    await hydrate(page);
    expect(await page.locator('body').innerText()).toBe(words);
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
    expect(await layoutShift(page)).toBeLessThanOrEqual(mostShift);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const [width, theme] of looks) {
      await page.setViewportSize({ width, height: 800 });
      await page.evaluate((name) => Object.assign(document.documentElement.dataset, { theme: name }), theme);
      expect(await axeViolations(page), `${width} px, ${theme}`).toEqual([]);
    }
    for (const [size, width] of letters) {
      await setTextSize(page, size);
      await page.setViewportSize({ width, height: 800 });
      const { sideways, long } = await lineFaults(page);
      expect({ sideways, long }, `${width} px, letters of ${size} px`).toEqual({ sideways: [], long: [] });
    }
  });
});
