import type { Page, Request } from 'playwright';
import { describe, expect } from 'vitest';
import { someOf } from '../support/extent.ts';
import { laidOut, test, type Visitor } from '../support/visitor.ts';

/** How long a line takes for each answer here, in ms: so long that what is asked for together is told from what is not. */
const delay = 400;

/** A visitor's page on a line that delays each answer; `trips` gives the requests so far, those that were asked for together in one list. */
async function openOnSlowLine(visitor: Visitor, path: string): Promise<{ page: Page; trips: () => string[][] }> {
  const page = await visitor.newPage();
  // The app comes with the press, not ahead of it.
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { effectiveType: '3g' } }));
  await page.goto(path, { waitUntil: 'networkidle' });
  // A busy machine asks for the font later than a quiet network tells.
  await laidOut(page);
  const requests: { url: string; trip: number }[] = [];
  const answered = new Map<Request, number>();
  await page.route('**/*', async (route) => {
    // What has come once is in the browser's cache, which it doesn't use while requests are held.
    if ([...answered.keys()].some((request) => request.url() === route.request().url())) return route.continue();
    const known = Math.max(0, ...[...answered.values()]);
    requests.push({ url: new URL(route.request().url()).pathname, trip: known + 1 });
    await new Promise((fulfil) => setTimeout(fulfil, delay));
    answered.set(route.request(), known + 1);
    await route.continue();
  });
  const trips = () => {
    const numbers = [...new Set(requests.map(({ trip }) => trip))].sort((one, other) => one - other);
    return numbers.map((number) => requests.filter(({ trip }) => trip === number).map(({ url }) => url));
  };
  return { page, trips };
}

const presses = [
  ['/', 'movement'],
  ['/contact', 'inquiry'],
] as const;

describe.each(someOf(presses, presses.slice(0, 1)))('the first press on %s', (path, form) => {
  test('shows the dialog at most two round trips after the app', async ({ visitor }) => {
    const { page, trips } = await openOnSlowLine(visitor, path);
    await page.locator(`main [data-form="${form}"]`).first().click();
    await page.getByRole('dialog').waitFor();
    const [app = [], ...after] = trips();
    expect(app.join()).toMatch(/^\/assets\/app-/);
    expect(after.length).toBeGreaterThan(0);
    expect(after.length, JSON.stringify(after)).toBeLessThanOrEqual(2);
    // What shows the dialog is one list, fetched together with the page's data.
    expect(after[0]?.join()).toMatch(/\/assets\/Contact-/);
  });

  test('gives a sign in the task of the press, before anything has come', async ({ visitor }) => {
    const { page } = await openOnSlowLine(visitor, path);
    const sign = await page
      .locator(`main [data-form="${form}"]`)
      .first()
      .evaluate((button: HTMLElement) => {
        const looks = () => `${getComputedStyle(button).opacity} ${getComputedStyle(button).cursor}`;
        const before = looks();
        button.click();
        // A transition would only begin to show it.
        for (const animation of button.getAnimations()) animation.finish();
        const line = getComputedStyle(button, '::before').transform;
        return { looks: [before, looks()], line: new DOMMatrix(line).a };
      });
    expect(sign.looks).toEqual(['1 pointer', '0.7 progress']);
    // What moves is wide enough to be seen from the first frame on.
    expect(sign.line).toBeGreaterThan(0.3);
    await page.getByRole('dialog').waitFor();
    expect(await page.locator('[data-pressed], [aria-busy="true"]').count()).toBe(0);
  });
});
