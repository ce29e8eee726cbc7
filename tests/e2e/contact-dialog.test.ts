import { describe, expect } from 'vitest';
import { isThorough } from '../support/extent.ts';
import { hydrate, test } from '../support/visitor.ts';
import {
  clockOf,
  dialogOf,
  fillWholeForm,
  focusedName,
  functionUrl,
  keptMessages,
  openerOf,
  openForm,
  submitOf,
  success,
} from './support/contact.ts';

describe('the dialog', () => {
  test('works by keyboard: first field, focus kept inside, Escape, focus back; required fields and the e-mail are checked as browsers do', async ({
    visitor,
  }) => {
    const page = await visitor.open('/');
    const calls: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && calls.push(request.url()));
    await openerOf(page, 'movement', 'Join the Movement').focus();
    await page.keyboard.press('Enter');
    await dialogOf(page).waitFor();
    expect(await focusedName(page)).toBe('name');
    const isInside = () => page.evaluate(() => document.activeElement?.closest('[role="dialog"]') !== null);
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let count = 0; count < 12; count += 1) {
        await page.keyboard.press(key);
        expect(await isInside()).toBe(true);
      }
    }
    await page.keyboard.press('Escape');
    await dialogOf(page).waitFor({ state: 'detached' });
    expect(await page.evaluate(() => document.activeElement?.getAttribute('data-form'))).toBe('movement');

    const dialog = await openForm(page);
    await submitOf(page).click();
    expect(await focusedName(page)).toBe('name');
    await fillWholeForm(page, 'hello');
    await dialog.getByLabel('Email').fill('ada');
    await submitOf(page).click();
    expect(await focusedName(page)).toBe('email');
    expect(calls).toEqual([]);
  });

  test.runIf(isThorough)('keeps the page where it is, and closes on a press outside', async ({ visitor }) => {
    const page = await visitor.open('/');
    await hydrate(page);
    await page.evaluate(() => window.scrollTo(0, 300));
    const place = () =>
      openerOf(page, 'movement', 'Join the Movement').evaluate((e) => JSON.stringify(e.getBoundingClientRect()));
    const before = await place();
    await openerOf(page, 'movement', 'Join the Movement').evaluate((element: HTMLElement) => element.click());
    await dialogOf(page).waitFor();
    await page.mouse.move(20, 400);
    await page.mouse.wheel(0, 600);
    await page.keyboard.press('PageDown');
    expect(await place()).toBe(before);
    await page.mouse.click(20, 400);
    await dialogOf(page).waitFor({ state: 'detached' });
    expect(await place()).toBe(before);
    await page.mouse.wheel(0, 600);
    await expect.poll(place).not.toBe(before);
  });

  test.runIf(isThorough)(
    'keeps a draft over closing and reloading, in this tab only, until it is sent',
    async ({ visitor }) => {
      const page = await visitor.open('/');
      await openForm(page);
      await fillWholeForm(page, 'a draft');
      await page.keyboard.press('Escape');
      await page.reload();
      const dialog = await openForm(page);
      expect(await dialog.getByLabel('Message').inputValue()).toBe('a draft');
      expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('a draft');
      await submitOf(page).click();
      await page.getByText(success).waitFor();
      await page.reload();
      expect(await (await openForm(page)).getByLabel('Message').inputValue()).toBe('');
    },
  );

  test.runIf(isThorough)('works where storage is blocked', async ({ visitor }) => {
    const page = await visitor.newPage();
    await page.addInitScript(() => {
      const blocked = {
        get: () => {
          throw new DOMException('Access is denied.', 'SecurityError');
        },
      };
      Object.defineProperty(window, 'localStorage', blocked);
      Object.defineProperty(window, 'sessionStorage', blocked);
    });
    await page.goto('/');
    await openForm(page);
    await fillWholeForm(page, 'no storage');
    await page.keyboard.press('Escape');
    expect(await (await openForm(page)).getByLabel('Message').inputValue()).toBe('no storage');
    await submitOf(page).click();
    await page.getByText(success).waitFor();
    expect(keptMessages('no storage')).toHaveLength(1);
  });

  test.runIf(isThorough)('is closed by going back', async ({ visitor }) => {
    const page = await visitor.open('/about');
    await hydrate(page);
    await page.locator('header a[href="/contact"]').click();
    await page.waitForURL('**/contact');
    await openForm(page, 'inquiry', 'pilot');
    await page.goBack();
    await dialogOf(page).waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).toBe('/about');
  });
});

describe('toasts', () => {
  test.runIf(isThorough).for<'no-preference' | 'reduce'>(['no-preference', 'reduce'])(
    'go by themselves after 4 seconds, motion %s, and wait while hovered',
    async (reducedMotion, { visitor }) => {
      const page = await visitor.open('/', { reducedMotion });
      await page.route(functionUrl, (route) => route.fulfill({ status: 500 }));
      const dialog = await openForm(page);
      await fillWholeForm(page, 'hello', 'go');
      await submitOf(page).click();
      const toast = dialog.getByRole('alert');
      await toast.waitFor();
      await toast.hover();
      await expect.poll(() => clockOf(toast)).toEqual({ state: 'paused', length: 4000 });
      const close = await toast.getByRole('button').boundingBox();
      expect(Math.min(close?.width ?? 0, close?.height ?? 0)).toBeGreaterThanOrEqual(24);
      await page.mouse.move(5, 5);
      await toast.waitFor({ state: 'detached' });
      visitor.expectFailedRequests();
    },
  );

  test.runIf(isThorough)('are three at most, and stay when the dialog is closed', async ({ visitor }) => {
    const page = await visitor.open('/');
    await page.route(functionUrl, (route) => route.fulfill({ status: 500 }));
    const dialog = await openForm(page);
    await fillWholeForm(page, 'hello');
    for (let count = 1; count <= 4; count += 1) {
      const answer = page.waitForResponse(functionUrl);
      await submitOf(page).click();
      await answer;
      await dialog
        .getByRole('alert')
        .nth(Math.min(count, 3) - 1)
        .waitFor();
    }
    await expect.poll(() => submitOf(page).isEnabled()).toBe(true);
    expect(await dialog.getByRole('alert').count()).toBe(3);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await page.getByRole('alert').count()).toBeGreaterThan(0);
    visitor.expectFailedRequests();
  });

  test.runIf(isThorough)('give the focus back when they are closed', async ({ visitor }) => {
    const page = await visitor.open('/');
    await page.route(functionUrl, (route) => route.fulfill({ status: 500 }));
    const dialog = await openForm(page);
    await fillWholeForm(page, 'hello');
    await submitOf(page).click();
    await dialog.getByRole('alert').waitFor();
    await dialog.getByLabel('Message').focus();
    await dialog.getByRole('alert').getByRole('button').click();
    expect(await focusedName(page)).toBe('message');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    visitor.expectFailedRequests();
  });
});
