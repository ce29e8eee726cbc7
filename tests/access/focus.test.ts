import type { Page } from 'playwright';
import { expect } from 'vitest';
import { isThorough, someOf } from '../support/extent.ts';
import { hydrate, test } from '../support/visitor.ts';

/** Where the focus is, as a keyboard user sees it. */
type Stop = { what: string; isHidden: boolean; hasMark: boolean };

/**
 * What has the focus; whether something else covers all of it or it lies outside of the window (WCAG 2.4.11); and
 * whether a line around it marks it (WCAG 2.4.7). Runs in the page. Nothing where the focus is on no element.
 */
function lookAtFocus(): Stop | undefined {
  const element = document.activeElement;
  if (!element || element === document.body) return undefined;
  const boxes = [...element.getClientRects()];
  const points = boxes.flatMap(({ left, top, width, height }) =>
    [0.1, 0.5, 0.9].flatMap((x) => [0.1, 0.5, 0.9].map((y) => [left + width * x, top + height * y] as const)),
  );
  const isSeen = points.some(([x, y]) => {
    const topmost = document.elementFromPoint(x, y);
    return topmost !== null && element.contains(topmost);
  });
  // A field with its unit is marked around both.
  const hasMark = [element, element.parentElement ?? element].some((marked) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(marked);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
  });
  return { what: element.outerHTML.slice(0, 120), isHidden: !isSeen, hasMark };
}

/** Presses `key` until the focus leaves the page, or comes back to where it began. Gives every stop. */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (let count = 0; count < 150; count += 1) {
    await page.keyboard.press(key);
    const stop = await page.evaluate(lookAtFocus);
    if (!stop) break;
    stops.push(stop);
  }
  return stops;
}

const walks = someOf(
  ['/', '/policymakers', '/faq', '/team', '/real-time-claims'].flatMap((path) => [
    { path, width: 320 },
    { path, width: 1280 },
  ]),
  [{ path: '/policymakers', width: 320 }],
);

test.for(walks)(
  'by Tab through $path and back, $width px wide: every stop is in view and marked',
  async ({ path, width }, { visitor }) => {
    const page = await visitor.open(path, { viewport: { width, height: 640 }, reducedMotion: 'reduce' });
    await hydrate(page);
    const there = await walk(page, 'Tab');
    const back = await walk(page, 'Shift+Tab');
    expect(there.length).toBeGreaterThan(25);
    expect(back.length).toBeGreaterThanOrEqual(there.length - 1);
    expect([...there, ...back].filter(({ isHidden, hasMark }) => isHidden || !hasMark)).toEqual([]);
  },
);

test.runIf(isThorough)('a menu does not stay over what has the focus', async ({ visitor }) => {
  const page = await visitor.open('/', { reducedMotion: 'reduce' });
  await hydrate(page);
  await page.getByRole('banner').getByRole('button', { name: 'About' }).press('Enter');
  await page.getByRole('banner').getByRole('link', { name: 'Team' }).waitFor();
  expect((await walk(page, 'Tab')).filter(({ isHidden }) => isHidden)).toEqual([]);
});

test.runIf(isThorough)('nor does the small menu', async ({ visitor }) => {
  const page = await visitor.open('/', { reducedMotion: 'reduce', viewport: { width: 390, height: 700 } });
  await hydrate(page);
  await page.getByRole('button', { name: 'Menu' }).press('Enter');
  await page.getByRole('banner').getByRole('link', { name: 'Payers' }).waitFor();
  expect((await walk(page, 'Tab')).filter(({ isHidden }) => isHidden)).toEqual([]);
});
