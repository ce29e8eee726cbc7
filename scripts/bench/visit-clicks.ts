import type { Page } from 'playwright';

declare global {
  interface Window {
    /** From the click that this page or the one before it was given to what it led to, painted; in ms. */
    shownAfter?: Promise<number>;
    /** From the click to the next frame, in ms. */
    signAfter?: number;
  }
}

/**
 * How a visitor comes to a click: reads for so long, with a hand on the mouse or not, and rests on it with the pointer for so long,
 * in ms; or taps with a finger.
 */
export type Approach = { reading: number; resting: number; isMoving?: boolean; isTap?: boolean };

export const approaches = {
  moved: { reading: 2000, resting: 300, isMoving: true },
  hovered: { reading: 2000, resting: 300 },
  tapped: { reading: 2000, resting: 0, isTap: true },
  'first move': { reading: 0, resting: 0 },
} as const satisfies Record<string, Approach>;

/** A link to another page, at the foot, and the first button of the page that opens a form. */
export const targets = { link: 'footer a[href="/faq"]', form: 'main a[data-form]' } as const;

/**
 * Runs in each document before it: times what a click leads to. In the same document that is the frame that shows another
 * heading or a dialog, else the first paint of the next one. Nothing in here may have a name: the compiler would add to it.
 */
export function timeClicks(): void {
  // Event Timing gives no less than 16 ms, and nothing for a frame that came sooner.
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) if (name === 'click') window.signAfter = duration;
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  const clicked = sessionStorage.getItem('clicked');
  window.shownAfter = new Promise<number>((fulfil) => {
    if (clicked)
      new PerformanceObserver((list) => {
        const [paint] = list.getEntriesByName('first-contentful-paint');
        if (paint) fulfil(performance.timeOrigin + paint.startTime - Number(clicked));
      }).observe({ type: 'paint', buffered: true });
    document.addEventListener(
      'click',
      ({ timeStamp }) => {
        sessionStorage.setItem('clicked', String(performance.timeOrigin + timeStamp));
        const before = document.querySelector("[data-view='shown'] h1")?.textContent;
        new MutationObserver((_, observer) => {
          const now = document.querySelector("[data-view='shown'] h1")?.textContent;
          if (now === before && !document.querySelector('[role="dialog"]')) return;
          observer.disconnect();
          requestAnimationFrame(() => requestAnimationFrame(() => fulfil(performance.now() - timeStamp)));
        }).observe(document.body, { subtree: true, childList: true, attributeFilter: ['data-view'] });
      },
      { capture: true, once: true },
    );
  });
}

/** Moves the pointer a little at the page's edge, where nothing can be pressed. */
export async function moveALittle(page: Page): Promise<void> {
  await page.mouse.move(2, 300);
  await page.mouse.move(6, 320);
}

/** How long a target stands still before it is clicked, in ms: what lies above it may still be laid out. */
const still = 150;

/** Brings what a selector finds to the middle of the window, comes to it as told, and clicks. */
export async function click(page: Page, selector: string, { resting, isTap }: Approach): Promise<void> {
  const [left, top] = await page.evaluate(placeOf, { selector, still });
  if (resting > 0) {
    await page.mouse.move(left, top);
    await page.waitForTimeout(resting);
  }
  await (isTap ? page.touchscreen.tap(left, top) : page.mouse.click(left, top));
}

/** Runs in the page: where the middle of an element is, once it is in the middle of the window and stays there. */
async function placeOf({ selector, still }: { selector: string; still: number }): Promise<[number, number]> {
  const element = document.querySelector(selector);
  let [left, top, since] = [0, 0, performance.now()];
  while (performance.now() - since < still) {
    element?.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { x = 0, y = 0, width = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
    if (y + height / 2 !== top) since = performance.now();
    [left, top] = [x + width / 2, y + height / 2];
    await new Promise(requestAnimationFrame);
  }
  return [left, top];
}

/** From the click on a page that runs `timeClicks` to what it led to, painted, in ms. */
export async function timeUntilShown(page: Page): Promise<number> {
  for (;;) {
    // Where the page is left meanwhile, the next one knows.
    const time = await page.evaluate(() => window.shownAfter).catch(() => undefined);
    if (time !== undefined) return time;
    if (page.isClosed()) return Number.NaN;
  }
}
