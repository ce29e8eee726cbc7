import type { Page } from 'playwright';

/** How much of a page has moved by itself so far (Layout Instability API). */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(async () => {
    // A shift is written down with the frame that shows it.
    await new Promise((fulfil) => requestAnimationFrame(() => requestAnimationFrame(fulfil)));
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: 'layout-shift', buffered: true });
    return observer.takeRecords().reduce((sum, entry) => sum + ('value' in entry ? Number(entry.value) : 0), 0);
  });
}

/** What a page has waited for before it was painted: the addresses of its blocking requests. */
export function blockingRequests(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => 'renderBlockingStatus' in entry && entry.renderBlockingStatus === 'blocking')
      .map(({ name }) => name),
  );
}
