import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { someOf } from '../support/extent.ts';
import { pathsOfAllBlocks, sitemapPaths } from '../support/routes.ts';
import { test } from '../support/visitor.ts';
import { axeViolations } from './support/axe.ts';
import {
  brokenFigures,
  clippedTexts,
  headingLevels,
  lowLinks,
  runningAnimations,
  sidewaysPixels,
  smallTargets,
  spaceText,
} from './support/measure.ts';

/** Of the frozen pages, those that show every block; `tests/content` looks at each page of `pages/`. */
const paths = [...someOf(await sitemapPaths(), await pathsOfAllBlocks()), '/no-such-page'];
const widths = [320, 768, 1280];
/** Where the layout is narrowest and widest. */
const measured = someOf(widths, [320, 1280]);

/**
 * The colours change with the theme, the layout with the width: one page is looked at in one way, the next in another, as the pages
 * of `pages/` are in both; the long run looks at each in all ways.
 */
const looksOf = (index: number) => {
  const few = [
    { width: 320, theme: 'dark' },
    { width: 1280, theme: 'light' },
  ];
  return someOf(
    widths.flatMap((width) => ['dark', 'light'].map((theme) => ({ width, theme }))),
    few.filter((_, each) => each === index % 2),
  );
};

const setWidth = (page: Page, width: number) => page.setViewportSize({ width, height: 800 });
const setTheme = (page: Page, theme: string) =>
  page.evaluate((name) => Object.assign(document.documentElement.dataset, { theme: name }), theme);

/** Whether the levels begin with the only 1 and never skip one on the way down. */
function areInOrder(levels: number[]): boolean {
  const skips = levels.some((level, index) => level > (levels[index - 1] ?? 0) + 1);
  return levels.indexOf(1) === 0 && levels.lastIndexOf(1) === 0 && !skips;
}

describe.each(paths.map((path, index) => [path, looksOf(index)] as const))('%s', (path, looks) => {
  test('has no fault that axe finds, no small target, no link too low for a finger, nothing sideways, no word cut off, and its landmarks once', async ({
    visitor,
  }) => {
    const page = await visitor.open(path, { reducedMotion: 'reduce' });
    for (const { width, theme } of looks) {
      await setWidth(page, width);
      await setTheme(page, theme);
      expect(await axeViolations(page), `${width} px, ${theme}`).toEqual([]);
    }
    for (const width of measured) {
      await setWidth(page, width);
      expect(await page.evaluate(sidewaysPixels), `${width} px`).toBe(0);
      expect(await page.evaluate(smallTargets), `${width} px`).toEqual([]);
      expect(await page.evaluate(lowLinks), `${width} px`).toEqual([]);
      expect(await page.evaluate(brokenFigures), `${width} px`).toEqual([]);
      expect(await page.evaluate(headingLevels), `${width} px`).toSatisfy(areInOrder);
      expect(await page.evaluate(runningAnimations), `${width} px`).toBe(0);
    }
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
    for (const role of ['banner', 'main', 'contentinfo'] as const) expect(await page.getByRole(role).count()).toBe(1);
    expect(await page.getByRole('banner').getByRole('navigation', { name: 'Menu' }).count()).toBe(1);
    await page.evaluate(spaceText);
    for (const width of measured) {
      await setWidth(page, width);
      expect(await page.evaluate(clippedTexts), `${width} px, set apart`).toEqual([]);
      expect(await page.evaluate(sidewaysPixels), `${width} px, set apart`).toBe(0);
    }
    forgetMissingPage(path, visitor.messages);
  });
});

/** The site logs a path that it does not have, and so does the browser. */
function forgetMissingPage(path: string, messages: string[]): void {
  if (path !== '/no-such-page') return;
  const others = messages.filter((message) => !/404|There is no page/.test(message));
  messages.splice(0, messages.length, ...others);
}
