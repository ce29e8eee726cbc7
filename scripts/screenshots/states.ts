import type { Page } from 'playwright';

/** Something that a page shows only after somebody has done something. */
export type State = {
  name: string;
  path: string;
  /** The widths in which it can be, where it can't be in all. */
  widths?: (width: number) => boolean;
  /** Does it, and waits until it is seen. */
  reach: (page: Page) => Promise<unknown>;
};

const isNarrow = (width: number) => width < 768;
const isWide = (width: number) => width >= 768;
const header = (page: Page) => page.getByRole('banner');

/** What is open, sent, refused or chosen: everything that no picture of a page as it comes can show. */
export const states: State[] = [
  {
    name: 'menu',
    path: '/governance',
    widths: isNarrow,
    reach: async (page) => {
      await header(page).locator('button[popovertarget]').first().click();
      await header(page).locator('nav a').first().waitFor();
    },
  },
  ...[0, 1, 2].map(
    (index): State => ({
      name: `dropdown-${index + 1}`,
      path: '/governance',
      widths: isWide,
      reach: async (page) => {
        await header(page).locator('nav button').nth(index).click();
        await header(page).locator('nav ul ul').nth(index).getByRole('link').first().waitFor();
      },
    }),
  ),
  { name: 'dialog', path: '/', reach: openForm },
  { name: 'dialog-inquiry', path: '/contact', reach: openForm },
  { name: 'dialog-briefing', path: '/policymakers', reach: openForm },
  {
    name: 'dialog-too-long',
    path: '/contact',
    reach: async (page) => {
      await send(page, 400, { ok: false }, 'A long story. '.repeat(3000));
      await page.getByRole('dialog').locator('[data-field="message"] p').waitFor();
    },
  },
  {
    name: 'dialog-refused',
    path: '/',
    reach: async (page) => {
      const fields = { name: 'Enter your full name', message: 'Enter your message' };
      await send(page, 400, { ok: false, error: 'Some fields need another look.', fields });
      await page.getByRole('dialog').locator('[aria-invalid]').first().waitFor();
    },
  },
  { name: 'toast-failure-home', path: '/', reach: (page) => failedToast(page) },
  { name: 'toast-failure', path: '/contact', reach: (page) => failedToast(page) },
  {
    name: 'toast-success',
    path: '/contact',
    reach: async (page) => {
      await send(page, 200, { ok: true });
      await page.locator('.Toastify__toast').waitFor();
    },
  },
  { name: 'plain-form', path: '/contact#write', reach: (page) => page.locator('#write form').waitFor() },
  { name: 'message-sent', path: '/contact#message-sent', reach: (page) => page.locator('#message-sent').waitFor() },
  {
    name: 'answer',
    path: '/faq',
    reach: async (page) => {
      await page.locator('summary').first().click();
      await page.locator('details[open] p').first().waitFor();
    },
  },
  {
    name: 'tab',
    path: '/real-time-claims',
    reach: async (page) => {
      await page.getByRole('tab').nth(1).click();
      await page.getByRole('tab', { selected: true }).and(page.getByRole('tab').nth(1)).waitFor();
    },
  },
  {
    name: 'calculator',
    path: '/policymakers',
    reach: async (page) => {
      for (const [index, value] of ['400', '20', '10', '100'].entries())
        await page.locator('#savings input').nth(index).fill(value);
      await page.locator('#savings').getByRole('status').locator('strong').first().waitFor();
    },
  },
  {
    name: 'calculator-unread',
    path: '/policymakers',
    reach: async (page) => {
      await page.locator('#savings input').nth(0).fill('1,00');
      await page.locator('#savings [aria-invalid="true"]').waitFor();
    },
  },
  {
    name: 'no-page-suggestion',
    path: '/ABOUT',
    reach: (page) => page.locator('main a[href="/about"]').waitFor(),
  },
  {
    name: 'offline',
    path: '/',
    reach: async (page) => {
      await page.context().setOffline(true);
      await page.locator('main [data-form]').first().click();
      await page.locator('#offline').waitFor();
      await page.context().setOffline(false);
    },
  },
];

async function openForm(page: Page): Promise<void> {
  await page.locator('main [data-form]').first().click();
  await page.getByRole('dialog').waitFor();
}

/** Fills and sends the first form of a page; the answer is made up here, so that nobody gets a message. */
async function send(page: Page, status: number, answer: object, message = 'Please tell me more.'): Promise<void> {
  await page.route('**/functions/v1/send-contact-email', (route) =>
    route.fulfill({ status, contentType: 'application/json', body: JSON.stringify(answer) }),
  );
  await openForm(page);
  const dialog = page.getByRole('dialog');
  await dialog.locator('[name="name"]').fill('Ada Lovelace');
  await dialog.locator('[name="email"]').fill('ada@example.org');
  await dialog.locator('[name="message"]').fill(message);
  await dialog.locator('[type="submit"]').click();
}

async function failedToast(page: Page): Promise<void> {
  await send(page, 500, { ok: false, error: 'Not kept.' });
  await page.getByRole('dialog').getByRole('alert').waitFor();
}
