import type { Page } from 'playwright';

declare global {
  interface Window {
    /** When the site's own font was shown, in ms since the navigation began. */
    fontShown?: Promise<number>;
  }
}

/** Runs in a page before it: notes the first frame after the page was given a font by script. */
export function noteFont(): void {
  const add = document.fonts.add;
  window.fontShown = new Promise<number>((fulfil) => {
    document.fonts.add = function (font) {
      // The second frame's callback comes once the first is on its way to the screen.
      font.loaded.then(() => requestAnimationFrame(() => requestAnimationFrame(() => fulfil(performance.now()))));
      return add.call(this, font);
    };
  });
}

/** When the site's own font was shown on a first visit, in ms since the navigation began; NaN for another site, which brings none. */
export function fontOf(page: Page): Promise<number> {
  return page.evaluate(() => ('app' in document.documentElement.dataset && window.fontShown) || Number.NaN);
}
