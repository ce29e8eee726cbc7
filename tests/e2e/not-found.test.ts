import { expect, inject } from 'vitest';
import { hydrate, test } from '../support/visitor.ts';

const missing = '/no-such-page';

test('an unknown address answers 404, says so, logs the path and leads home', async ({ visitor }) => {
  const page = await visitor.newPage();
  const response = await page.goto(missing);
  expect(response?.status()).toBe(404);
  await page.getByRole('heading', { level: 1, name: 'Oops! Page not found' }).waitFor();
  await hydrate(page);
  const ours = visitor.messages.filter((message) => !message.includes('Failed to load resource'));
  expect(ours).toEqual([`error: There is no page at ${missing}`]);
  await page.getByRole('link', { name: 'Back to the home page' }).click();
  await page.getByRole('heading', { level: 1, name: 'What If Healthcare Just... Worked?' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/');
  visitor.messages.length = 0;
});

test('it is a whole page without script, and search engines leave it out', async ({ visitor }) => {
  const page = await visitor.open(missing, { javaScriptEnabled: false });
  await page.getByRole('navigation', { name: 'Menu' }).waitFor();
  await page.getByRole('contentinfo').waitFor();
  expect(await page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex');
  visitor.messages.length = 0;
});

test('files that are not there are no pages', async () => {
  const response = await fetch(`${inject('sites').frozen}/images/none.svg`, { headers: { accept: 'image/*' } });
  expect(response.status).toBe(404);
  expect(await response.text()).not.toContain('<html');
});
