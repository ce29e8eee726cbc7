import type { Locator, Page } from 'playwright';
import { describe, expect } from 'vitest';
import { isThorough, someOf } from '../support/extent.ts';
import { hydrate, test } from '../support/visitor.ts';
import { keepToasts } from './support/contact.ts';

const functionUrl = '**/functions/v1/send-contact-email';
const dialogOf = (page: Page) => page.getByRole('dialog');
const field = (page: Page, label: string) => dialogOf(page).getByLabel(label);
const movement = (page: Page) => page.locator('main [data-form="movement"]').first();
const submit = (page: Page) => dialogOf(page).locator('[type="submit"]');

async function openMovement(page: Page): Promise<void> {
  await movement(page).click();
  await dialogOf(page).waitFor();
}

/** Fills the form. What is told of it then stays: a busy machine may look only after it would have gone. */
async function fill(page: Page, message: string): Promise<void> {
  await keepToasts(page);
  await field(page, 'Full Name').fill('Ada Lovelace');
  await field(page, 'Email').fill('ada@example.org');
  await field(page, 'Message').fill(message);
}

test.for(someOf(['Enter', 'Space'], ['Space']))(
  'what opens a dialog answers %s as a button does, before the app is there and afterwards',
  async (key, { visitor }) => {
    const page = await visitor.open('/');
    const opener = movement(page);
    for (const when of ['before', 'afterwards']) {
      expect(await opener.getAttribute('role'), when).toBe('button');
      await opener.focus();
      await page.keyboard.press(key);
      await dialogOf(page).waitFor();
      expect(new URL(page.url()).pathname, when).toBe('/');
      expect(await page.evaluate(() => window.scrollY), when).toBe(0);
      await page.keyboard.press('Escape');
      await dialogOf(page).waitFor({ state: 'detached' });
    }
  },
);

test.runIf(isThorough)(
  'each card’s dialog says in its title and its first line which inquiry it sends',
  async ({ visitor }) => {
    const page = await visitor.open('/contact');
    const inquiries = ['Join Pilot Program', 'Bring to Your State', 'Media Inquiries', 'General Inquiries'];
    const openers = page.locator('main [data-form="inquiry"]');
    expect(await openers.count()).toBe(inquiries.length);
    for (const [index, inquiry] of inquiries.entries()) {
      await openers.nth(index).click();
      await dialogOf(page).getByRole('heading', { name: inquiry, exact: true }).waitFor();
      expect(await dialogOf(page).locator('p').first().innerText()).toContain(inquiry);
      await page.keyboard.press('Escape');
      await dialogOf(page).waitFor({ state: 'detached' });
    }
  },
);

const promises = [
  ['/', 'movement', 'frozen', /is stored.* 90 days/],
  ['/contact', 'inquiry', 'frozen', /is stored.* 90 days/],
  // Where nothing is sent, nothing else is promised.
  ['/policymakers', 'briefing', 'frozen', /not connected yet: what you write stays in your browser.* half an hour/],
  ['/policymakers', 'briefing', 'working', /is stored.* 90 days/],
] as const;
test.for(someOf(promises, promises.slice(1, 3)))(
  'on %s, the form %s of the %s site says what happens to a message, with the way to more',
  async ([path, form, site, what], { visitor }) => {
    const page = await visitor.open(path, { site });
    await page.locator(`main [data-form="${form}"]`).first().click();
    const note = dialogOf(page).locator('p', { has: page.locator('a[href="/governance#privacy"]') });
    const words = await note.innerText();
    expect(words).toMatch(what);
    expect(words).toMatch(/medical details/);
    await note.getByRole('link').click();
    await page.waitForURL('**/governance#privacy');
    await page.getByRole('heading', { name: 'What happens to your message' }).waitFor();
  },
);

test.runIf(isThorough)('the form without script says it as well', async ({ visitor }) => {
  const page = await visitor.open('/contact#write', { javaScriptEnabled: false });
  expect(await page.locator('#write a[href="/governance#privacy"]').count()).toBe(1);
});

test.runIf(isThorough)(
  'a message that is too long is named beside its field and told in the catalogue’s words, and nothing is sent',
  async ({ visitor }) => {
    const page = await visitor.open('/');
    const calls: string[] = [];
    await page.route(functionUrl, (route) => calls.push(route.request().url()));
    await openMovement(page);
    expect(await dialogOf(page).locator('[maxlength]').count()).toBe(0);
    const message = 'my knee hurts '.repeat(3000).trim();
    await fill(page, message);
    await submit(page).click();
    const words = dialogOf(page).locator('[data-field="message"] p');
    await words.waitFor();
    expect(await words.innerText()).toMatch(/^This is 41,999 characters long\. At most 32,\d{3} can be sent/);
    expect(await field(page, 'Message').getAttribute('aria-invalid')).toBe('true');
    expect(await dialogOf(page).getByRole('alert').innerText()).toContain('Error sending message');
    expect((await field(page, 'Message').inputValue()).length).toBe(message.length);
    expect(calls).toEqual([]);
  },
);

describe('a draft', () => {
  const texts = async (page: Page) => {
    await openMovement(page);
    return [await field(page, 'Full Name').inputValue(), await field(page, 'Message').inputValue()];
  };
  const gone = (page: Page) => dialogOf(page).waitFor({ state: 'detached' });
  const storage = (page: Page) => page.evaluate(() => JSON.stringify([sessionStorage, localStorage]));

  test('is lost neither by Escape nor by a click outside, a reload or a failed send', async ({ visitor }) => {
    const page = await visitor.open('/');
    await page.route(functionUrl, (route) => route.abort());
    await openMovement(page);
    await fill(page, 'my knee');
    const losses: [way: string, leave: () => Promise<unknown>][] = [
      ['Escape', () => page.keyboard.press('Escape').then(() => gone(page))],
      ['a click outside', () => page.mouse.click(10, 400).then(() => gone(page))],
      ['a reload', () => page.reload()],
      [
        'a failed send',
        async () => {
          await submit(page).click();
          await dialogOf(page).getByRole('alert').waitFor();
          await page.reload();
        },
      ],
    ];
    for (const [way, leave] of losses) {
      await leave();
      expect(await texts(page), way).toEqual(['Ada Lovelace', 'my knee']);
    }
    visitor.expectFailedRequests();
  });

  test.runIf(isThorough)('is deleted at once by Cancel', async ({ visitor }) => {
    const page = await visitor.open('/');
    await openMovement(page);
    await fill(page, 'my knee');
    await dialogOf(page).getByRole('button', { name: 'Cancel' }).click();
    await gone(page);
    expect(await storage(page)).not.toContain('my knee');
    expect(await texts(page)).toEqual(['', '']);
  });

  test('is deleted at once when it is sent', async ({ visitor }) => {
    const page = await visitor.open('/');
    await openMovement(page);
    await fill(page, 'my other knee');
    expect(await storage(page)).toContain('my other knee');
    await submit(page).click();
    await page.getByRole('status').filter({ hasText: 'Message sent successfully!' }).waitFor();
    expect(await storage(page)).not.toContain('my other knee');
    expect(await texts(page)).toEqual(['', '']);
  });

  test.runIf(isThorough)(
    'is forgotten after 30 minutes in a tab that is left open, and in one that was restored, whoever opens a form there',
    async ({ visitor }) => {
      const page = await visitor.newPage();
      await page.clock.install({ time: new Date('2026-01-01T10:00:00Z') });
      await page.goto('/');
      await openMovement(page);
      await fill(page, 'my knee');
      const kept = await page.evaluate(() => Object.entries(sessionStorage));
      await page.keyboard.press('Escape');
      await gone(page);
      await page.clock.fastForward(29 * 60_000);
      expect(await storage(page)).toContain('my knee');
      await page.clock.fastForward(2 * 60_000);
      expect(await storage(page)).not.toContain('my knee');
      // A restored tab has the storage that it had.
      await page.evaluate((entries) => {
        for (const [name, value] of entries) sessionStorage.setItem(name, value);
      }, kept);
      await page.reload();
      await hydrate(page);
      await expect.poll(() => storage(page)).not.toContain('my knee');
    },
  );

  test.runIf(isThorough)('does not come back after 30 minutes, nor in a tab that was restored', async ({ visitor }) => {
    const page = await visitor.newPage();
    await page.clock.install({ time: new Date('2026-01-01T10:00:00Z') });
    await page.goto('/');
    await openMovement(page);
    await fill(page, 'my knee');
    await page.keyboard.press('Escape');
    await gone(page);
    await page.clock.setSystemTime(new Date('2026-01-01T10:29:00Z'));
    expect(await texts(page)).toEqual(['Ada Lovelace', 'my knee']);
    await page.keyboard.press('Escape');
    await gone(page);
    // A restored tab has the storage that it had.
    await page.clock.setSystemTime(new Date('2026-01-01T11:01:00Z'));
    await page.reload();
    expect(await texts(page)).toEqual(['', '']);
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('my knee');
  });
});

test.runIf(isThorough).for([390, 1280])(
  'at %d px, three toasts cover nothing of what is being typed',
  async (width, { visitor }) => {
    const page = await visitor.open('/', { viewport: { width, height: 844 } });
    await page.route(functionUrl, (route) => route.fulfill({ status: 500 }));
    await openMovement(page);
    await fill(page, 'hello');
    const toasts = dialogOf(page).getByRole('alert');
    for (let count = 1; count <= 3; count += 1) {
      await submit(page).click();
      await toasts.nth(count - 1).waitFor();
    }
    await expect.poll(() => submit(page).isEnabled()).toBe(true);
    for (const label of ['Full Name', 'Email', 'Message']) {
      await field(page, label).focus();
      expect(await isCovered(field(page, label)), label).toBe(false);
    }
    visitor.expectFailedRequests();
  },
);

/** Whether something else than the field itself is met anywhere on it, as far as it is in the window. */
function isCovered(typed: Locator): Promise<boolean> {
  return typed.evaluate((element) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = element.getBoundingClientRect();
    return [0.02, 0.5, 0.98].some((x) =>
      [0.1, 0.5, 0.9].some((y) => {
        const met = document.elementFromPoint(left + width * x, top + height * y);
        return met !== null && met !== element;
      }),
    );
  });
}
