import type { Page } from 'playwright';
import { expect } from 'vitest';
import { isThorough, someOf } from '../support/extent.ts';
import { hydrate, test, twoFrames } from '../support/visitor.ts';

const unreached = (page: Page) => page.getByRole('alert').filter({ hasText: 'No connection.' });

test('without a network, a press keeps the page, which says so, and the form is there once the network is', async ({
  visitor,
}) => {
  const page = await visitor.open('/');
  expect(await unreached(page).count()).toBe(0);
  await page.context().setOffline(true);
  await page.getByText('Join the Movement').first().click();
  await unreached(page).waitFor();
  expect(await unreached(page).evaluate((note) => note.getBoundingClientRect().bottom)).toBe(800);
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain('What If Healthcare');
  expect(new URL(page.url()).pathname).toBe('/');
  await page.context().setOffline(false);
  await page.getByRole('dialog').waitFor();
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('name');
  expect(await unreached(page).count()).toBe(0);
  visitor.expectFailedRequests();
});

test.for(someOf(['before the app', 'with the app'], ['with the app']))(
  'without a network, a link that is pressed %s keeps the page, which says so, and leads on once the network is',
  async (when, { visitor }) => {
    const page = await visitor.open('/');
    if (when === 'with the app') await hydrate(page);
    const heading = page.locator('main [data-view=shown] h1');
    const before = await heading.textContent();
    await page.context().setOffline(true);
    await page.getByRole('contentinfo').locator('a[href="/team"]').click();
    await unreached(page).waitFor();
    expect(await heading.textContent()).toBe(before);
    await page.context().setOffline(false);
    await page.waitForURL('**/team');
    await expect.poll(() => heading.textContent()).not.toBe(before);
    await unreached(page).waitFor({ state: 'hidden' });
    visitor.expectFailedRequests();
  },
);

test.runIf(isThorough)('where the network is there and the site is not, it is tried again', async ({ visitor }) => {
  const page = await visitor.open('/');
  await page.route('**/*', (route) => route.abort('connectionrefused'));
  // The browser may let a request through that it makes in the same moment.
  const isReached = () => page.evaluate(() => fetch('/', { method: 'HEAD' }).then(Boolean, () => false));
  await expect.poll(isReached).toBe(false);
  await page.getByText('Join the Movement').first().click();
  await unreached(page).waitFor();
  await page.unroute('**/*');
  await page.getByRole('dialog').waitFor();
  visitor.expectFailedRequests();
});

test.runIf(isThorough)('who only moves the pointer is told nothing', async ({ visitor }) => {
  const page = await visitor.open('/');
  await page.context().setOffline(true);
  const asked = page.waitForEvent('requestfailed', (request) => request.method() === 'HEAD');
  await page.mouse.move(5, 5);
  await page.mouse.move(9, 9);
  await asked;
  await twoFrames(page);
  expect(await unreached(page).count()).toBe(0);
  visitor.expectFailedRequests();
});
