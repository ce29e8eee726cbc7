import type { Route } from 'playwright';
import { describe, expect } from 'vitest';
import { someOf } from '../support/extent.ts';
import { hydrate, test } from '../support/visitor.ts';
import { dialogOf, fillWholeForm, focusedName, keptMessages, openerOf, submitOf, success } from './support/contact.ts';

describe('what it loads', () => {
  const isContactCode = (url: string) => /\/assets\/(Contact|client)-/.test(url);

  test('nothing before a form is about to be used, then dialog and client', async ({ visitor }) => {
    const page = await visitor.newPage();
    const loaded: string[] = [];
    page.on('request', (request) => isContactCode(request.url()) && loaded.push(request.url()));
    await page.goto('/');
    await hydrate(page);
    await page.locator('header a[href="/contact"]').hover();
    expect(loaded).toEqual([]);
    await openerOf(page, 'movement', 'Join the Movement').hover();
    await expect.poll(() => loaded.length).toBe(2);
  });

  test('the button is busy while the dialog is on its way', async ({ visitor }) => {
    const page = await visitor.open('/');
    let release = () => {};
    const waiting = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/assets/Contact-*', async (route) => {
      await waiting;
      await route.continue();
    });
    await openerOf(page, 'movement', 'Join the Movement').click();
    await page.locator('[data-form][aria-busy="true"]').waitFor();
    release();
    await dialogOf(page).waitFor();
    expect(await page.locator('[aria-busy="true"]').count()).toBe(0);
    expect(await focusedName(page)).toBe('name');
  });

  const half = { contentType: 'text/javascript', body: 'const half = {' };
  test.for<[string, string, (route: Route) => Promise<void>, string]>([
    ['/', 'can not be fetched', (route) => route.abort(), 'Join the Movement'],
    ['/', 'is gone', (route) => route.fulfill({ status: 404, body: 'gone' }), 'Join the Movement'],
    ['/contact', 'comes half', (route) => route.fulfill(half), 'pilot'],
  ])(
    'on %s, where the dialog’s code %s, the app shows the form',
    async ([path, _how, answer, inquiryType], { visitor }) => {
      const page = await visitor.open(path);
      await page.route('**/assets/Contact-*', answer);
      const button = page.locator('main [data-form]').first();
      await button.focus();
      await page.keyboard.press('Enter');
      await dialogOf(page).waitFor();
      expect(await focusedName(page)).toBe('name');
      await page.keyboard.press('Escape');
      await dialogOf(page).waitFor({ state: 'detached' });
      expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);

      await page.keyboard.press('Enter');
      const text = `plain ${path} ${_how}`;
      await fillWholeForm(page, text);
      await page.context().setOffline(true);
      await submitOf(page).click();
      const failure = inquiryType === 'Join the Movement' ? 'Error sending message' : 'Failed to send message';
      await page.getByRole('alert').filter({ hasText: failure }).waitFor();
      expect(await dialogOf(page).getByLabel('Message').inputValue()).toBe(text);
      expect(keptMessages(text)).toEqual([]);

      await page.context().setOffline(false);
      await submitOf(page).click();
      await page.getByRole('status').filter({ hasText: success }).waitFor();
      expect(await dialogOf(page).count()).toBe(0);
      expect(keptMessages(text)).toMatchObject([{ email: 'ada@example.org', inquiryType }]);
      visitor.expectFailedRequests();
    },
  );
});

describe('without script', () => {
  test.for(someOf(['/', '/policymakers', '/contact'], ['/contact']))(
    'from %s, a contact button leads to a form that arrives',
    async (path, { visitor }) => {
      const page = await visitor.open(path, { javaScriptEnabled: false });
      await page.locator('main [data-form]').first().click();
      await page.waitForURL(/\/contact(\?\w+)?#write$/);
      const form = page.locator('#write');
      const text = `no script ${path}`;
      await form.getByLabel('Full Name').fill('Ada Lovelace');
      await form.getByLabel('Email').fill('ada@example.org');
      await form.getByLabel('What is it about?').selectOption({ label: 'Media Inquiries' });
      await form.getByLabel('Message').fill(text);
      expect(await page.locator('#message-sent').isVisible()).toBe(false);
      await form.getByRole('button').click();
      await page.waitForURL('**/contact#message-sent');
      await page.locator('#message-sent').getByText(success).waitFor();
      expect(keptMessages(text)).toMatchObject([{ email: 'ada@example.org', inquiryType: 'media' }]);
    },
  );

  test('the form stays away where the dialog works', async ({ visitor }) => {
    const page = await visitor.open('/contact');
    expect(await page.locator('#write').isVisible()).toBe(false);
    await hydrate(page);
    expect(await page.locator('#write').isVisible()).toBe(false);
  });
});
