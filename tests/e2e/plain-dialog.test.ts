import type { Locator, Page } from 'playwright';
import { describe, expect } from 'vitest';
import { isThorough, someOf } from '../support/extent.ts';
import { test, type VisitOptions, type Visitor } from '../support/visitor.ts';
import {
  clockOf,
  dialogOf,
  fieldOf,
  fillForm,
  functionUrl,
  keepToasts,
  keptMessages,
  openerOf,
  openForm,
  submitOf,
} from './support/contact.ts';

type Kind = 'the dialog' | 'the plain dialog';

/** The home page with its form open; the plain one where the code of the other can't be had. */
async function openHome(visitor: Visitor, kind: Kind, options?: VisitOptions): Promise<Page> {
  const page = await visitor.open('/', options);
  if (kind === 'the plain dialog') await page.route('**/assets/Contact-*', (route) => route.abort());
  await openForm(page);
  expect(await page.locator('dialog').count()).toBe(kind === 'the plain dialog' ? 1 : 0);
  return page;
}

const gone = (page: Page) => dialogOf(page).waitFor({ state: 'detached' });
const hasFocus = (locator: Locator) => locator.evaluate((element) => element === document.activeElement);

/** Where each part of a form stands, and what it looks like. */
function looks(page: Page): Promise<string[]> {
  return dialogOf(page).evaluate((dialog) =>
    [...dialog.querySelectorAll('h2, p, label, input, textarea, button, :has(> h2)')]
      .filter((part) => part.getClientRects().length > 0)
      .map((part) => {
        const { left, top, width, height } = part.getBoundingClientRect();
        const { color, backgroundColor, borderTopColor, font } = getComputedStyle(part);
        return [part.tagName, left, top, width, height, color, backgroundColor, borderTopColor, font].join(' ');
      }),
  );
}

const windows = [
  [390, 664, 'dark'],
  [1280, 800, 'light'],
] as const;

test.for(someOf(windows, windows.slice(0, 1)))(
  'at %d × %d, %s, the plain dialog looks as the other',
  async ([width, height, theme], { visitor }) => {
    const shown: string[][] = [];
    for (const kind of ['the dialog', 'the plain dialog'] as const) {
      const page = await openHome(visitor, kind, { viewport: { width, height }, reducedMotion: 'reduce' });
      if (theme === 'light') await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'light'));
      shown.push(await looks(page));
    }
    expect(shown[0]?.length).toBeGreaterThan(12);
    expect(shown[1]).toEqual(shown[0]);
    visitor.expectFailedRequests();
  },
);

describe.each(someOf<Kind>(['the dialog', 'the plain dialog'], ['the plain dialog']))('%s', (kind) => {
  test('keeps the page where it is until a click outside, which loses no text and gives the focus back', async ({
    visitor,
  }) => {
    const page = await openHome(visitor, kind);
    await fillForm(page, 'my knee');
    // Text that is selected from a field to beyond the form's edge is no press outside.
    const box = await fieldOf(page, 'Message').boundingBox();
    await page.mouse.move((box?.x ?? 0) + 40, (box?.y ?? 0) + 20);
    await page.mouse.down();
    await page.mouse.move(20, 400, { steps: 3 });
    await page.mouse.up();
    expect(await dialogOf(page).count()).toBe(1);
    await page.mouse.wheel(0, 600);
    await page.mouse.click(20, 400);
    await gone(page);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    expect(await hasFocus(openerOf(page))).toBe(true);
    await openForm(page);
    expect(await fieldOf(page, 'Message').inputValue()).toBe('my knee');
    await page.keyboard.press('Escape');
    await gone(page);
    expect(await hasFocus(openerOf(page))).toBe(true);
    visitor.expectFailedRequests();
  });

  test.for(someOf(windows, windows.slice(0, 1)))(
    'at %d × %d, a failure is seen where it is told, by the button as by Enter',
    async ([width, height], { visitor }) => {
      const page = await openHome(visitor, kind, { viewport: { width, height } });
      await page.route(functionUrl, (route) => route.fulfill({ status: 500 }));
      await fillForm(page, 'hello');
      await keepToasts(page);
      const toasts = dialogOf(page).getByRole('alert');
      const isSeen = async (count: number) => {
        await toasts.nth(count - 1).waitFor();
        await expect
          .poll(() => toasts.nth(count - 1).evaluate((toast) => toast.getBoundingClientRect().bottom - innerHeight))
          .toBeLessThanOrEqual(0);
      };
      await submitOf(page).click();
      await isSeen(1);
      await fieldOf(page, 'Email').press('Enter');
      await isSeen(2);
      expect(await hasFocus(submitOf(page))).toBe(true);
      visitor.expectFailedRequests();
    },
  );
});

describe.runIf(isThorough)('the toasts of the plain dialog', () => {
  test('are three at most, close by their button, and stay when the dialog goes', async ({ visitor }) => {
    const page = await openHome(visitor, 'the plain dialog');
    await page.route(functionUrl, (route) => route.fulfill({ status: 500 }));
    await fillForm(page, 'hello');
    await keepToasts(page);
    const toasts = page.getByRole('region', { name: 'Notifications' }).getByRole('alert');
    for (let count = 1; count <= 4; count += 1) {
      const answer = page.waitForResponse(functionUrl);
      await submitOf(page).click();
      await answer;
      await expect.poll(() => submitOf(page).isEnabled()).toBe(true);
      expect(await toasts.count()).toBe(Math.min(count, 3));
    }
    await toasts.first().getByRole('button', { name: 'Close' }).click();
    expect(await toasts.count()).toBe(2);
    await page.keyboard.press('Escape');
    await gone(page);
    expect(await toasts.count()).toBe(2);
    visitor.expectFailedRequests();
  });

  test('go by themselves after 4 seconds, whatever the motion, and wait while hovered', async ({ visitor }) => {
    const page = await openHome(visitor, 'the plain dialog', { reducedMotion: 'reduce' });
    await page.route(functionUrl, (route) => route.fulfill({ status: 500 }));
    await fillForm(page, 'hello');
    await submitOf(page).click();
    const toast = dialogOf(page).getByRole('alert');
    await toast.hover();
    await expect.poll(() => clockOf(toast)).toEqual({ state: 'paused', length: 4000 });
    await page.mouse.move(5, 5);
    await toast.waitFor({ state: 'detached' });
    visitor.expectFailedRequests();
  });
});

test.runIf(isThorough).for([
  ['was published again', (page: Page) => page.route('**/assets/client-*', (route) => route.fulfill({ status: 404 }))],
  ['lost its connection for a while', (page: Page) => page.context().setOffline(true)],
] as const)(
  'a message is sent though the client’s code could not be had: the site %s',
  async ([how, hinder], { visitor }) => {
    const page = await visitor.open('/');
    await page.route('**/assets/client-*', (route) => route.abort());
    await openForm(page);
    await fillForm(page, `without the client, ${how}`);
    await keepToasts(page);
    await page.unroute('**/assets/client-*');
    await hinder(page);
    await submitOf(page).click();
    if (how !== 'was published again') {
      await dialogOf(page).getByRole('alert').waitFor();
      await page.context().setOffline(false);
      await submitOf(page).click();
    }
    await page.getByRole('status').filter({ hasText: 'Message sent successfully!' }).waitFor();
    expect(keptMessages(`without the client, ${how}`)).toHaveLength(1);
    visitor.expectFailedRequests();
  },
);
