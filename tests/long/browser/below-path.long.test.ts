import { expect } from 'vitest';
import { sitePaths } from '#builder/base';
import { servedBelowPath } from '../../e2e/support/below-path.ts';
import { hydrate, isOfRequest, test } from '../../support/visitor.ts';

const url = servedBelowPath();

test('each page runs with its own letters, and every answer of the site comes from below the path', async ({
  visitor,
}) => {
  const paths = await sitePaths(url());
  expect(paths).toContain('/library/es/about');
  for (const path of paths) {
    const page = await visitor.newPage();
    const answers: string[] = [];
    page.on('response', (answer) => answers.push(`${answer.status()} ${new URL(answer.url()).pathname}`));
    await page.goto(url() + path);
    await hydrate(page);
    await expect.poll(() => answers.some((answer) => answer.endsWith('.woff2'))).toBe(true);
    // What is stressed has letters of its own.
    if (path === '/library') await expect.poll(() => answers.some((answer) => answer.includes('italic'))).toBe(true);
    expect(answers.filter((answer) => !/^[23]\d\d \/library(?:\/|$)/.test(answer))).toEqual([]);
    expect(await page.evaluate(() => localStorage['font'])).toMatch(/^url\(\/library\/fonts\//);
  }
});

test('without script a message leads to below the path, in each language', async ({ visitor }) => {
  const page = await visitor.newPage({ javaScriptEnabled: false });
  for (const [start, name] of [
    ['/library/contact', 'Name'],
    ['/library/es/contact', 'Nombre'],
  ] as const) {
    await page.goto(url() + start);
    await page.getByLabel(new RegExp(name)).first().fill('Ada Lovelace');
    await page.locator('[name="email"]').fill('ada@example.org');
    await page.locator('[name="message"]').fill(`From ${start}`);
    await page.locator('form [type="submit"]').click();
    await page.waitForURL(`${url()}${start}#message-sent`);
  }
});

test('an address that leads nowhere has the page of its language, which offers the nearest one and leads home', async ({
  visitor,
}) => {
  const page = await visitor.newPage();
  for (const [path, home, near] of [
    ['/library/abuot', '/library', '/library/about'],
    ['/library/es/abuot', '/library/es', '/library/es/about'],
  ] as const) {
    const response = await page.goto(url() + path);
    expect(response?.status()).toBe(404);
    await page.locator(`main a[href="${near}"]`).waitFor();
    await page.locator(`main a[href="${home}"]`).last().click();
    await page.waitForURL(url() + home);
  }
  visitor.expectMessages();
  expect(visitor.messages.filter((message) => !isOfRequest(message))).toHaveLength(2);
});

test('theme and language are changed as everywhere', async ({ visitor }) => {
  const page = await visitor.open(`${url()}/library/about`);
  await hydrate(page);
  await page.getByRole('banner').locator('a[hreflang="es"]').click();
  await page.waitForURL(`${url()}/library/es/about`);
  await hydrate(page);
  const theme = () => page.evaluate(() => document.documentElement.dataset['theme']);
  const before = await theme();
  await page.getByRole('banner').getByRole('button').last().click();
  expect(await theme()).not.toBe(before);
});
