import { expect, inject } from 'vitest';
import { isThorough, someOf } from '../support/extent.ts';
import { hydrate, isOfRequest, test } from '../support/visitor.ts';

const missing = '/no-such-page';

test('an unknown address answers 404, says so, logs the path and leads home', async ({ visitor }) => {
  const page = await visitor.newPage();
  const response = await page.goto(missing);
  expect(response?.status()).toBe(404);
  await page.getByRole('heading', { level: 1, name: 'Oops! Page not found' }).waitFor();
  await hydrate(page);
  const ours = visitor.messages.filter((message) => !isOfRequest(message));
  expect(ours).toEqual([`error: There is no page at ${missing}`]);
  await page.getByRole('link', { name: 'Back to the home page' }).click();
  await page.getByRole('heading', { level: 1, name: 'What If Healthcare Just... Worked?' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/');
  visitor.expectMessages();
});

test.runIf(isThorough)('a missing path is logged each time it is shown, Back included', async ({ visitor }) => {
  const page = await visitor.newPage();
  await page.goto(missing);
  await hydrate(page);
  await page.getByRole('link', { name: 'Back to the home page' }).click();
  await page.getByRole('heading', { level: 1, name: 'What If Healthcare Just... Worked?' }).waitFor();
  const logged = () => visitor.messages.filter((message) => message === `error: There is no page at ${missing}`).length;
  expect(logged()).toBe(1);
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'Oops! Page not found' }).waitFor();
  await expect.poll(logged).toBe(2);
  visitor.expectMessages();
});

test.for(someOf(['/no-such-page', '/%zz', '/a%20b', '/about/more', '/%E0%A4%A'], ['/a%20b', '/%E0%A4%A']))(
  '%s gets the site’s own page, which says 404 and the address',
  async (path, { visitor }) => {
    const page = await visitor.newPage();
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await page.getByRole('heading', { level: 1, name: 'Oops! Page not found' }).waitFor();
    await hydrate(page);
    const shown = page.locator('main .code');
    await expect.poll(() => shown.innerText()).toMatch(/^404 \//);
    expect([path, path.replaceAll('%20', ' ')]).toContain((await shown.innerText()).slice('404 '.length));
    visitor.expectMessages();
  },
);

test('an address that is nearly right offers the pages that may be meant, where there are any', async ({ visitor }) => {
  const page = await visitor.newPage();
  const response = await page.goto('/About');
  expect(response?.status()).toBe(404);
  await page.getByRole('link', { name: 'Did you mean /about?' }).click();
  await page.waitForURL('**/about');
  await page.goto('/provider');
  await page.getByRole('link', { name: 'Did you mean /providers?' }).waitFor();
  await page.goto('/hub');
  await page.getByRole('link', { name: 'Did you mean /relaywell-health-hub?' }).waitFor();
  await page.goto('/Nothing');
  await hydrate(page);
  await page.locator('main .code', { hasText: '/Nothing' }).waitFor();
  expect(await page.getByText('Did you mean').count()).toBe(0);
  visitor.expectMessages();
});

test.runIf(isThorough)('it is a whole page without script, and search engines leave it out', async ({ visitor }) => {
  const page = await visitor.open(missing, { javaScriptEnabled: false });
  await page.getByRole('navigation', { name: 'Menu' }).waitFor();
  await page.getByRole('contentinfo').waitFor();
  expect(await page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex');
  visitor.expectMessages();
});

test('files that are not there are no pages', async () => {
  const response = await fetch(`${inject('sites').frozen}/images/none.svg`, { headers: { accept: 'image/*' } });
  expect(response.status).toBe(404);
  expect(await response.text()).not.toContain('<html');
});
