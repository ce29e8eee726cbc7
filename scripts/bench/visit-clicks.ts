import type { Browser, Locator, Page } from 'playwright';
import { type Conditions, paintOf, visit } from './visit-page.ts';

/** How the visitor comes to the click: after how long a time of reading, and for how long the pointer rests first. */
export type Approach = { reading: number; resting: number };

/** Reads for two seconds, points, and presses; the same without pointing, as a finger does; and presses at once. */
export const approaches = {
  read: { reading: 2000, resting: 300 },
  unhovered: { reading: 2000, resting: 0 },
  firstMove: { reading: 0, resting: 0 },
} as const satisfies Record<string, Approach>;

/** From the click on a link to the painted new page, in ms. */
export function clickLink(browser: Browser, url: string, approach: Approach, line?: Conditions): Promise<number> {
  return clicked(browser, url, (page) => page.locator('footer a[href="/faq"]'), approach, line);
}

/** From the press of a button that opens a form to the painted form, in a dialog or on a page of its own, in ms. */
export function pressForForm(browser: Browser, url: string, approach: Approach, line?: Conditions): Promise<number> {
  return clicked(browser, url, (page) => page.locator('main a[data-form]').first(), approach, line);
}

async function clicked(
  browser: Browser,
  url: string,
  find: (page: Page) => Locator,
  { reading, resting }: Approach,
  line: Conditions | undefined,
): Promise<number> {
  const page = await visit(browser, url, line);
  const target = find(page);
  await target.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await page.waitForTimeout(reading);
  const { x = 0, y = 0, width = 0, height = 0 } = (await target.boundingBox()) ?? {};
  const [left, top] = [x + width / 2, y + height / 2];
  if (resting > 0) {
    await page.mouse.move(left, top);
    await page.waitForTimeout(line ? 2 * resting : resting);
  }
  const before = page.url();
  const shown = page.evaluate(timeUntilShown).catch(() => undefined);
  await page.mouse.click(left, top);
  const time = (await shown) ?? (await paintAfterLeaving(page, before));
  await page.context().close();
  return time;
}

/**
 * Runs in the page, so nothing in it may have a name that the compiler adds to: from the next click to the frame that shows
 * another heading or a dialog. Never ends where the page is left.
 */
function timeUntilShown(): Promise<number> {
  return new Promise<number>((fulfil) => {
    const heading = "[data-view='shown'] h1";
    const before = document.querySelector(heading)?.textContent;
    let started = performance.now();
    document.addEventListener(
      'click',
      () => {
        started = performance.now();
        sessionStorage.setItem('clicked', String(performance.timeOrigin + started));
      },
      { capture: true, once: true },
    );
    new MutationObserver((_, observer) => {
      if (document.querySelector(heading)?.textContent === before && !document.querySelector('[role="dialog"]')) return;
      observer.disconnect();
      requestAnimationFrame(() => requestAnimationFrame(() => fulfil(performance.now() - started)));
    }).observe(document.body, { subtree: true, childList: true, attributeFilter: ['data-view'] });
  });
}

/** From the click in the page before to the first paint of this one. */
async function paintAfterLeaving(page: Page, before: string): Promise<number> {
  await page.waitForURL((url) => url.href !== before);
  const paint = await paintOf(page);
  return page.evaluate((time) => performance.timeOrigin + time - Number(sessionStorage.getItem('clicked')), paint);
}
