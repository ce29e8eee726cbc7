import type { Page, Route } from 'playwright';
import { describe, expect } from 'vitest';
import { isThorough, someOf } from '../support/extent.ts';
import { hydrate, test } from '../support/visitor.ts';
import {
  dialogOf,
  fillForm,
  focusedName,
  keepToasts,
  keptMessages,
  openerOf,
  openForm,
  submitOf,
  success,
} from './support/contact.ts';

const clientCode = '**/assets/client-*';

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

  test.runIf(isThorough)('the button is busy while the dialog is on its way', async ({ visitor }) => {
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
  test.for<[string, string, (route: Route) => Promise<void>, RegExp]>([
    ['/', 'is gone', (route) => route.fulfill({ status: 404, body: 'gone' }), /\/contact#write$/],
    ['/contact', 'comes half', (route) => route.fulfill(half), /\/contact\?pilot#write$/],
  ])(
    'on %s, where the dialog’s code %s, the press leads to the form that needs none',
    async ([path, how, answer, address], { visitor }) => {
      const page = await visitor.open(path);
      await page.route('**/assets/Contact-*', answer);
      const button = page.locator('main [data-form]').first();
      await button.focus();
      await page.keyboard.press('Enter');
      await page.waitForURL(address);
      const form = page.locator('#write');
      const text = `without the dialog, ${path} ${how}`;
      await form.getByLabel('Full Name').fill('Ada Lovelace');
      await form.getByLabel('Email').fill('ada@example.org');
      await form.getByLabel('Message').fill(text);
      await form.getByRole('button').click();
      await page.locator('#message-sent').getByText(success).waitFor();
      expect(keptMessages(text)).toMatchObject([{ email: 'ada@example.org' }]);
      visitor.expectFailedRequests();
    },
  );

  test.runIf(isThorough)(
    'where the network has gone, the page stays and says so, and the dialog is there once the network is',
    async ({ visitor }) => {
      const page = await visitor.open('/');
      await hydrate(page);
      const path = new URL(page.url()).pathname;
      await page.context().setOffline(true);
      await openerOf(page).press('Enter');
      await page.getByRole('alert').filter({ hasText: 'No connection.' }).waitFor();
      expect(new URL(page.url()).pathname).toBe(path);
      await page.context().setOffline(false);
      await dialogOf(page).waitFor();
      expect(await focusedName(page)).toBe('name');
      expect(await page.locator('#offline').isVisible()).toBe(false);
      visitor.expectFailedRequests();
    },
  );

  test.runIf(isThorough).for([
    ['was published again', (page: Page) => page.route(clientCode, (route) => route.fulfill({ status: 404 }))],
    ['lost its connection for a while', (page: Page) => page.context().setOffline(true)],
  ] as const)(
    'a message is sent though the client’s code could not be had: the site %s',
    async ([how, hinder], { visitor }) => {
      const page = await visitor.open('/');
      await page.route(clientCode, (route) => route.abort());
      await openForm(page);
      await fillForm(page, `without the client, ${how}`);
      await keepToasts(page);
      await page.unroute(clientCode);
      await hinder(page);
      await submitOf(page).click();
      if (how !== 'was published again') {
        await dialogOf(page).getByRole('alert').waitFor();
        await page.context().setOffline(false);
        await submitOf(page).click();
      }
      await page.getByRole('status').filter({ hasText: success }).waitFor();
      expect(keptMessages(`without the client, ${how}`)).toHaveLength(1);
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

  test.runIf(isThorough)('the form stays away where the dialog works', async ({ visitor }) => {
    const page = await visitor.open('/contact');
    expect(await page.locator('#write').isVisible()).toBe(false);
    await hydrate(page);
    expect(await page.locator('#write').isVisible()).toBe(false);
  });
});
