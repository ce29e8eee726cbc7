import { expect } from 'vitest';
import { hydrate, test } from '../support/visitor.ts';
import { servedBelowPath } from './support/below-path.ts';
import { dialogOf, fillForm, openForm, submitOf } from './support/contact.ts';

const url = servedBelowPath();

test('a site below a path is opened at the root, gone through without a load, and takes a message', async ({
  visitor,
}) => {
  const page = await visitor.open(url());
  expect(page.url()).toBe(`${url()}/library`);
  await hydrate(page);
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  await page.getByRole('banner').locator('a[href="/library/about"]').first().click();
  await page.waitForURL(`${url()}/library/about`);
  expect(await page.evaluate('window.isSame')).toBe(true);
  await page.goBack();
  await page.waitForURL(`${url()}/library`);
  const answer = page.waitForResponse(`${url()}/library/functions/v1/send-contact-email`);
  await openForm(page);
  await fillForm(page, 'Is it open on Sundays?');
  await submitOf(page).click();
  expect((await answer).status()).toBe(200);
  await dialogOf(page).waitFor({ state: 'detached' });
});
