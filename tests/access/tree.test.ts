import type { Locator } from 'playwright';
import { expect } from 'vitest';
import { isThorough } from '../support/extent.ts';
import { hydrate, moving, test } from '../support/visitor.ts';

/** Compares what a screen reader meets in an element with the file that says it. `npx vitest -u` writes the files again. */
async function expectTree(locator: Locator, name: string): Promise<void> {
  // Ids of React depend on what else the page holds.
  const tree = (await locator.ariaSnapshot()).replaceAll(/_r_\w+?_/g, '');
  await expect(`${tree}\n`).toMatchFileSnapshot(`trees/${name}.yaml`);
}

test('the header, with a menu open', async ({ visitor }) => {
  const page = await visitor.open('/governance');
  await hydrate(page);
  const header = page.getByRole('banner');
  await expectTree(header, 'header');
  await header.getByRole('button', { name: 'About' }).click();
  await header.getByRole('button', { name: 'About', expanded: true }).waitFor();
  await expectTree(header, 'header-open');
});

test.runIf(isThorough)('the header of a small window', async ({ visitor }) => {
  const page = await visitor.open('/', { viewport: { width: 390, height: 844 } });
  await hydrate(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Menu', expanded: true }).waitFor();
  await expectTree(page.getByRole('banner'), 'header-small');
});

test('the dialog', async ({ visitor }) => {
  const page = await visitor.open('/');
  await page.locator('main [data-form]').first().click();
  await page.getByRole('dialog').waitFor();
  await expectTree(page.getByRole('dialog'), 'dialog');
});

test.runIf(isThorough)('the dialog, with what the server has refused', async ({ visitor }) => {
  const page = await visitor.open('/');
  await page.route('**/functions/v1/send-contact-email', (route) =>
    route.fulfill({
      status: 400,
      contentType: 'application/json',
      body: JSON.stringify({ ok: false, error: 'Look again.', fields: { message: 'Enter your message' } }),
    }),
  );
  await page.locator('main [data-form]').first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Full Name').fill('Ada Lovelace');
  await dialog.getByLabel('Email').fill('ada@example.org');
  await dialog.getByLabel('Message').fill(' ');
  await dialog.locator('[type="submit"]').click();
  await dialog.getByRole('group', { name: 'There is a problem' }).waitFor();
  const toast = dialog.getByRole('alert');
  await toast.getByRole('button', { name: 'Close' }).click();
  // One that goes is no alert any more before its words are gone.
  await dialog.getByText('Error sending message').waitFor({ state: 'detached' });
  await expectTree(dialog, 'dialog-refused');
  visitor.expectMessages();
});

test('the questions, one of them open', async ({ visitor }) => {
  const page = await visitor.open('/faq', { reducedMotion: 'reduce' });
  await hydrate(page);
  await page.locator('summary').nth(1).click();
  await page.locator('details[open] p').first().waitFor();
  await expectTree(page.locator('[data-block="accordion"]').first(), 'accordion');
});

test('the tabs', async ({ visitor }) => {
  const page = await visitor.open('/real-time-claims');
  await hydrate(page);
  await expectTree(page.locator('[data-block="tabs"]'), 'tabs');
});

test('the moving figures: once, and with their button', async ({ visitor }) => {
  const page = await visitor.open('/', moving);
  await hydrate(page);
  await expectTree(page.locator('[data-block="stat-ticker"]'), 'ticker');
});

test.runIf(isThorough)('the moving figures, where nothing may move', async ({ visitor }) => {
  const page = await visitor.open('/', { reducedMotion: 'reduce' });
  await expectTree(page.locator('[data-block="stat-ticker"]'), 'ticker-still');
});
