import type { Locator, Page } from 'playwright';
import { describe, expect } from 'vitest';
import { hydrate, test, twoFrames, type VisitOptions, type Visitor } from '../../support/visitor.ts';

declare global {
  interface Window {
    /** Set before a page's own script: fulfilled at its first contentful paint. */
    firstPaint: Promise<void>;
  }
}

type Point = { x: number; y: number };

/** Everything of a page is in the window, so that each part can be reached in the first moment. */
const wholePage = { viewport: { width: 1280, height: 12_000 } };
const smallWindow = { viewport: { width: 390, height: 844 }, hasTouch: true };

/** A page right after its first paint, on a processor six times slower; and where on it `part` stands. */
async function openSlowly(
  visitor: Visitor,
  path: string,
  part: (page: Page) => Locator,
  options: VisitOptions = wholePage,
): Promise<{ page: Page; point: Point }> {
  const page = await visitor.newPage(options);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await page.addInitScript(() => {
    window.firstPaint = new Promise((fulfil) => {
      const observer = new PerformanceObserver((list) => {
        if (list.getEntriesByName('first-contentful-paint').length > 0) fulfil();
      });
      observer.observe({ type: 'paint', buffered: true });
    });
  });
  await page.goto(path, { waitUntil: 'commit' });
  await page.evaluate(() => window.firstPaint);
  // Far down in this window, what is not laid out yet can't be pressed.
  const point = await part(page).evaluate(
    (element) =>
      new Promise<Point>((fulfil) => {
        const look = () => {
          element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
          const box = element.getBoundingClientRect();
          const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
          if (element.contains(document.elementFromPoint(x, y))) fulfil({ x, y });
          else requestAnimationFrame(look);
        };
        look();
      }),
  );
  return { page, point };
}

/** Long enough for something that is done twice to be seen. */
const settle = async (page: Page) => {
  await hydrate(page);
  await twoFrames(page);
};

describe('right after the first paint, on a slow processor, everything is carried out, and once', () => {
  test('the switch of the theme', async ({ visitor }) => {
    const part = (page: Page) => page.getByRole('button', { name: 'Use the light theme' });
    const { page, point } = await openSlowly(visitor, '/', part);
    await page.mouse.click(point.x, point.y);
    await settle(page);
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('light');
  });

  test('a button that opens a form', async ({ visitor }) => {
    const part = (page: Page) => page.getByText('Join the Movement').first();
    const { page, point } = await openSlowly(visitor, '/', part);
    await page.mouse.click(point.x, point.y);
    await page.getByRole('dialog', { name: 'Join the Movement' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await settle(page);
    expect(await page.getByRole('dialog').count()).toBe(0);
  });

  test('two presses, in their order', async ({ visitor }) => {
    const part = (page: Page) => page.getByRole('button', { name: 'Use the light theme' });
    const { page, point } = await openSlowly(visitor, '/', part);
    await page.mouse.click(point.x, point.y);
    await page.mouse.click(point.x, point.y);
    await settle(page);
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
  });

  test('a tab', async ({ visitor }) => {
    const part = (page: Page) => page.getByRole('tab', { name: 'Payers' });
    const { page, point } = await openSlowly(visitor, '/real-time-claims', part);
    await page.mouse.click(point.x, point.y);
    await settle(page);
    expect(await part(page).getAttribute('aria-selected')).toBe('true');
    await page.getByText('Clean claims in, fewer calls back').waitFor();
  });

  test('a question', async ({ visitor }) => {
    const part = (page: Page) => page.locator('summary').first();
    const { page, point } = await openSlowly(visitor, '/faq', part);
    const isOpen = () =>
      page
        .locator('details')
        .first()
        .evaluate((details: HTMLDetailsElement) => details.open);
    const before = await isOpen();
    await page.mouse.click(point.x, point.y);
    await settle(page);
    expect(await isOpen()).toBe(!before);
  });

  test('a menu of the header', async ({ visitor }) => {
    const part = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Services' });
    const { page, point } = await openSlowly(visitor, '/', part);
    await page.mouse.click(point.x, point.y);
    await settle(page);
    expect(await page.getByRole('banner').getByRole('link', { name: 'Real-Time Claims' }).isVisible()).toBe(true);
  });

  test('the small menu, by a tap', async ({ visitor }) => {
    const part = (page: Page) => page.getByRole('button', { name: 'Menu' });
    const { page, point } = await openSlowly(visitor, '/', part, smallWindow);
    await page.touchscreen.tap(point.x, point.y);
    await settle(page);
    expect(await page.getByRole('banner').getByRole('link', { name: 'Contact' }).isVisible()).toBe(true);
  });

  test('the button of the moving figures', async ({ visitor }) => {
    const part = (page: Page) => page.getByRole('button', { name: 'Pause the moving figures' });
    const { page, point } = await openSlowly(visitor, '/', part);
    await page.mouse.click(point.x, point.y);
    await settle(page);
    await page.getByRole('button', { name: 'Let the figures move' }).waitFor();
  });

  test('typing into a calculator', async ({ visitor }) => {
    const part = (page: Page) => page.getByLabel('Total state healthcare economy');
    const { page, point } = await openSlowly(visitor, '/policymakers', part);
    await page.mouse.click(point.x, point.y);
    await page.keyboard.type('80');
    await settle(page);
    expect(await part(page).inputValue()).toBe('80');
    expect(await page.locator('[data-block="calculator"]').innerText()).toContain('$3.0B');
  });

  test('a filter of a list', async ({ visitor }) => {
    const part = (page: Page) => page.locator('[data-filters] button').nth(1);
    const { page, point } = await openSlowly(visitor, '/news', part, { ...wholePage, site: 'working' });
    await page.mouse.click(point.x, point.y);
    await settle(page);
    expect(await part(page).getAttribute('aria-pressed')).toBe('true');
  });

  test('a link', async ({ visitor }) => {
    const part = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'Team' });
    const { page, point } = await openSlowly(visitor, '/', part);
    await page.mouse.click(point.x, point.y);
    await page.waitForURL('**/team');
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
    expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(3);
  });

  test('keys on a button and on tabs', async ({ visitor }) => {
    const part = (page: Page) => page.getByRole('tab', { name: 'Providers' });
    const { page } = await openSlowly(visitor, '/real-time-claims', part);
    await part(page).focus();
    await page.keyboard.press('ArrowRight');
    await settle(page);
    expect(await page.getByRole('tab', { selected: true }).innerText()).toContain('Payers');
  });
});
