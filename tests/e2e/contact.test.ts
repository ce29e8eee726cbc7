import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Locator, Page, Route } from 'playwright';
import { describe, expect, inject } from 'vitest';
import { someOf } from '../support/extent.ts';
import { hydrate, test, type Visitor } from '../support/visitor.ts';
import { keepToasts } from './support/contact.ts';

const functionUrl = '**/functions/v1/send-contact-email';
const success = 'Message sent successfully!';

type Message = Record<'name' | 'email' | 'organization' | 'phone' | 'inquiryType' | 'message', string>;

/** The kept messages whose text is `text`. */
function kept(text: string, site: 'frozen' | 'working' = 'frozen'): Message[] {
  const folder = join(inject('dataFolders')[site], 'messages');
  const messages = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name): Message => JSON.parse(readFileSync(join(folder, name), 'utf8')).message);
  return messages.filter(({ message }) => message === text);
}

const dialogOf = (page: Page) => page.getByRole('dialog');
/** The first button of the page for a form, of a kind of inquiry where it is known by name. */
const opener = (page: Page, form: string, inquiryType: string) => {
  const address = /^[a-z]+$/.test(inquiryType) ? `[href*="?${inquiryType}#"]` : '';
  return page.locator(`main [data-form="${form}"]${address}`).first();
};

async function openForm(page: Page, form = 'movement', inquiryType = 'Join the Movement'): Promise<Locator> {
  await opener(page, form, inquiryType).click();
  await dialogOf(page).waitFor();
  return dialogOf(page);
}

/** Fills the form. What is told of it then stays, unless `toasts` go: a busy machine may look only after they have gone. */
async function fill(page: Page, text: string, toasts: 'stay' | 'go' = 'stay'): Promise<void> {
  if (toasts === 'stay') await keepToasts(page);
  const dialog = dialogOf(page);
  await dialog.getByLabel('Full Name').fill('Ada Lovelace');
  await dialog.getByLabel('Email').fill('ada@example.org');
  await dialog.getByLabel('Organization').fill('Analytical Engines');
  await dialog.getByLabel('Phone').fill('(202) 555-0142');
  await dialog.getByLabel('Message').fill(text);
}

const submit = (page: Page) => dialogOf(page).locator('[type="submit"]');
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('name') ?? null);

/** Takes out what the browser itself logs when an answer is an error or does not come. */
function expectFailedRequests(visitor: Visitor): void {
  const others = visitor.messages.filter((message) => !message.startsWith('error: Failed to load resource'));
  visitor.messages.splice(0, visitor.messages.length, ...others);
}

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds wrong with the page as it is now: rules and elements. */
function accessibilityProblems(page: Page): Promise<unknown> {
  return page.evaluate(`(() => {
    ${axe};
    return axe.run().then(({ violations }) => violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]));
  })()`);
}

describe('each form, sent', () => {
  const forms: [path: string, forms: [form: string, inquiryType: string][]][] = [
    [
      '/',
      [
        ['movement', 'Join the Movement'],
        ['inquiry', 'media'],
      ],
    ],
    ['/relaywell-health-hub', [['inquiry', 'state']]],
    [
      '/contact',
      [
        ['inquiry', 'pilot'],
        ['inquiry', 'general'],
      ],
    ],
  ];
  test.for(forms)('arrives from %s, and leaves nothing behind', async ([path, forms], { visitor }) => {
    const page = await visitor.open(path);
    for (const [form, inquiryType] of forms) {
      await openForm(page, form, inquiryType);
      const text = `${path} ${form} ${inquiryType}`;
      await fill(page, text);
      await submit(page).click();
      const toast = page.getByRole('status').filter({ hasText: success });
      await toast.getByText("We'll get back to you within 24 hours.").waitFor();
      expect(await dialogOf(page).count()).toBe(0);
      expect(kept(text)).toEqual([
        {
          name: 'Ada Lovelace',
          email: 'ada@example.org',
          organization: 'Analytical Engines',
          phone: '(202) 555-0142',
          inquiryType,
          message: text,
        },
      ]);
      expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
      await toast.getByRole('button', { name: 'Close' }).click();
      await toast.waitFor({ state: 'detached' });
      await openForm(page, form, inquiryType);
      expect(await dialogOf(page).getByLabel('Message').inputValue()).toBe('');
      await page.keyboard.press('Escape');
      await dialogOf(page).waitFor({ state: 'detached' });
    }
  });

  test('the policymakers’ form calls nobody, and says so after 1.5 seconds', async ({ visitor }) => {
    const page = await visitor.open('/policymakers');
    const calls: string[] = [];
    await page.route(functionUrl, (route) => calls.push(route.request().url()));
    await openForm(page, 'briefing', 'Bring to Your State');
    await fill(page, 'briefing');
    const sent = page.evaluate(() => performance.now());
    await submit(page).click();
    expect(await submit(page).isDisabled()).toBe(true);
    expect(await submit(page).textContent()).toBe('Sending...');
    await page.getByText("We'll reply to ada@example.org within 24 hours.").waitFor();
    expect((await page.evaluate(() => performance.now())) - (await sent)).toBeGreaterThan(1499);
    expect(await dialogOf(page).count()).toBe(0);
    expect(calls).toEqual([]);
  });

  test('the policymakers’ form delivers once its YAML says so', async ({ visitor }) => {
    const page = await visitor.open('/policymakers', { site: 'working' });
    await openForm(page, 'briefing', 'Bring to Your State');
    await fill(page, 'a real briefing');
    await submit(page).click();
    await page.getByText(success).waitFor();
    expect(kept('a real briefing', 'working')).toMatchObject([{ inquiryType: 'Bring to Your State' }]);
  });
});

describe('each outcome that is no success leaves the form open, its text kept, and says so in the dialog', () => {
  const json =
    (status: number, body: unknown, headers = {}) =>
    (route: Route) =>
      route.fulfill({ status, headers, contentType: 'application/json', body: JSON.stringify(body) });
  const outcomes: [name: string, answer: (route: Route) => unknown][] = [
    ['a 4xx error', json(413, { ok: false, error: 'Too long.' })],
    ['a 5xx error', json(503, { ok: false, error: 'Not kept.' })],
    ['a relay error', json(200, { ok: true }, { 'x-relay-error': 'true' })],
    ['a connection that is reset', (route) => route.abort('connectionreset')],
    ['a connection that is refused', (route) => route.abort('connectionrefused')],
    ['no network', (route) => route.abort('internetdisconnected')],
    [
      'a captive portal',
      (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><h1>Accept our terms</h1>' }),
    ],
    ['200 with an error', json(200, { error: 'mail failed' })],
    ['broken JSON', (route) => route.fulfill({ contentType: 'application/json', body: '{"ok": tr' })],
    ['too many messages', json(429, { ok: false, error: 'Later.' }, { 'retry-after': '30' })],
  ];
  const failures: [path: string, form: string, inquiryType: string, title: string, text: string][] = [
    [
      '/',
      'movement',
      'Join the Movement',
      'Error sending message',
      'Please try again or contact us directly at hello@',
    ],
    ['/contact', 'inquiry', 'pilot', 'Failed to send message', 'Please try again or contact us directly.'],
  ];

  test.for(failures)('on %s, form %s', async ([path, form, inquiryType, title, text], { visitor }) => {
    const page = await visitor.open(path);
    const dialog = await openForm(page, form, inquiryType);
    await fill(page, 'a text that stays');
    const some = form === 'movement' ? outcomes : someOf(outcomes, outcomes.slice(0, 2));
    for (const [name, answer] of some) {
      await page.route(functionUrl, (route) => answer(route));
      await submit(page).click();
      const toast = dialog.getByRole('alert');
      await toast.waitFor();
      expect(await toast.textContent(), name).toContain(title);
      expect(await toast.textContent(), name).toContain(text);
      expect(await dialog.getByLabel('Message').inputValue(), name).toBe('a text that stays');
      expect(await submit(page).isEnabled(), name).toBe(true);
      await toast.getByRole('button', { name: 'Close' }).click();
      await toast.waitFor({ state: 'detached' });
      await page.unroute(functionUrl);
    }
    expectFailedRequests(visitor);
  });

  test('an answer that never comes is given up after 15 seconds', async ({ visitor }) => {
    const page = await visitor.newPage();
    await page.clock.install();
    await page.goto('/');
    const dialog = await openForm(page);
    await fill(page, 'into the void');
    await page.route(functionUrl, () => undefined);
    const request = page.waitForRequest(functionUrl);
    await submit(page).click();
    await request;
    await page.clock.fastForward(14_000);
    expect(await submit(page).isDisabled()).toBe(true);
    await page.clock.fastForward(2_000);
    await dialog.getByRole('alert').waitFor();
    expect(await submit(page).isEnabled()).toBe(true);
    expect(await dialog.getByLabel('Message').inputValue()).toBe('into the void');
    expectFailedRequests(visitor);
  });

  test('an answer that is lost: the next try sends the same message, and it arrives once', async ({ visitor }) => {
    const page = await visitor.open('/');
    const dialog = await openForm(page);
    await fill(page, 'sent twice, kept once');
    await page.route(functionUrl, async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    });
    await submit(page).click();
    await dialog.getByRole('alert').waitFor();
    expect(kept('sent twice, kept once')).toHaveLength(1);
    await page.unroute(functionUrl);
    await submit(page).click();
    await page.getByText(success).waitFor();
    expect(kept('sent twice, kept once')).toHaveLength(1);
    expectFailedRequests(visitor);
  });

  test('the server refuses what the browser lets through: a summary, and the words at the field', async ({
    visitor,
  }) => {
    const page = await visitor.open('/');
    const dialog = await openForm(page);
    await fill(page, '   ');
    await submit(page).click();
    const summary = dialog.getByRole('group', { name: 'There is a problem' });
    await summary.waitFor();
    expect(await dialog.getByRole('alert').count()).toBe(0);
    expect(await summary.evaluate((element) => element === document.activeElement)).toBe(true);
    const link = summary.getByRole('link');
    const words = (await link.textContent()) ?? '';
    await link.click();
    expect(await focused(page)).toBe('message');
    const field = dialog.getByLabel('Message');
    expect(await field.getAttribute('aria-invalid')).toBe('true');
    expect(await dialog.locator('[data-field="message"] p').textContent()).toBe(words);
    expect(new URL(page.url()).hash).toBe('');
    expect(await accessibilityProblems(page)).toEqual([]);
    expectFailedRequests(visitor);
  });
});

describe('the dialog', () => {
  test('works by keyboard: first field, focus kept inside, Escape, focus back; required fields and the e-mail are checked as browsers do', async ({
    visitor,
  }) => {
    const page = await visitor.open('/');
    const calls: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && calls.push(request.url()));
    await opener(page, 'movement', 'Join the Movement').focus();
    await page.keyboard.press('Enter');
    await dialogOf(page).waitFor();
    expect(await focused(page)).toBe('name');
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
    await submit(page).click();
    expect(await focused(page)).toBe('name');
    await fill(page, 'hello');
    await dialog.getByLabel('Email').fill('ada');
    await submit(page).click();
    expect(await focused(page)).toBe('email');
    expect(calls).toEqual([]);
  });

  test('keeps the page where it is, and closes on a press outside', async ({ visitor }) => {
    const page = await visitor.open('/');
    await hydrate(page);
    await page.evaluate(() => window.scrollTo(0, 300));
    const place = () =>
      opener(page, 'movement', 'Join the Movement').evaluate((e) => JSON.stringify(e.getBoundingClientRect()));
    const before = await place();
    await opener(page, 'movement', 'Join the Movement').evaluate((element: HTMLElement) => element.click());
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

  test('keeps a draft over closing and reloading, in this tab only, until it is sent', async ({ visitor }) => {
    const page = await visitor.open('/');
    await openForm(page);
    await fill(page, 'a draft');
    await page.keyboard.press('Escape');
    await page.reload();
    const dialog = await openForm(page);
    expect(await dialog.getByLabel('Message').inputValue()).toBe('a draft');
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('a draft');
    await submit(page).click();
    await page.getByText(success).waitFor();
    await page.reload();
    expect(await (await openForm(page)).getByLabel('Message').inputValue()).toBe('');
  });

  test('works where storage is blocked', async ({ visitor }) => {
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
    await fill(page, 'no storage');
    await page.keyboard.press('Escape');
    expect(await (await openForm(page)).getByLabel('Message').inputValue()).toBe('no storage');
    await submit(page).click();
    await page.getByText(success).waitFor();
    expect(kept('no storage')).toHaveLength(1);
  });

  test('is closed by going back', async ({ visitor }) => {
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
  test.for(someOf<'no-preference' | 'reduce'>(['no-preference', 'reduce'], ['no-preference']))(
    'go by themselves after 4 seconds, motion %s, and wait while hovered',
    async (reducedMotion, { visitor }) => {
      const page = await visitor.open('/', { reducedMotion });
      await page.route(functionUrl, (route) => route.fulfill({ status: 500 }));
      const dialog = await openForm(page);
      await fill(page, 'hello', 'go');
      await submit(page).click();
      const toast = dialog.getByRole('alert');
      await toast.waitFor();
      await toast.hover();
      // The bar's end is the toast's end.
      const bar = toast.locator('.Toastify__progress-bar--animated');
      const clock = () =>
        bar.evaluate((element) => {
          const [animation] = element.getAnimations();
          return { state: animation?.playState, length: animation?.effect?.getTiming().duration };
        });
      await expect.poll(clock).toEqual({ state: 'paused', length: 4000 });
      const close = await toast.getByRole('button').boundingBox();
      expect(Math.min(close?.width ?? 0, close?.height ?? 0)).toBeGreaterThanOrEqual(24);
      await page.mouse.move(5, 5);
      await toast.waitFor({ state: 'detached' });
      expectFailedRequests(visitor);
    },
  );

  test('are three at most, and stay when the dialog is closed', async ({ visitor }) => {
    const page = await visitor.open('/');
    await page.route(functionUrl, (route) => route.fulfill({ status: 500 }));
    const dialog = await openForm(page);
    await fill(page, 'hello');
    for (let count = 1; count <= 4; count += 1) {
      const answer = page.waitForResponse(functionUrl);
      await submit(page).click();
      await answer;
      await dialog
        .getByRole('alert')
        .nth(Math.min(count, 3) - 1)
        .waitFor();
    }
    await expect.poll(() => submit(page).isEnabled()).toBe(true);
    expect(await dialog.getByRole('alert').count()).toBe(3);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await page.getByRole('alert').count()).toBeGreaterThan(0);
    expectFailedRequests(visitor);
  });

  test('give the focus back when they are closed', async ({ visitor }) => {
    const page = await visitor.open('/');
    await page.route(functionUrl, (route) => route.fulfill({ status: 500 }));
    const dialog = await openForm(page);
    await fill(page, 'hello');
    await submit(page).click();
    await dialog.getByRole('alert').waitFor();
    await dialog.getByLabel('Message').focus();
    await dialog.getByRole('alert').getByRole('button').click();
    expect(await focused(page)).toBe('message');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expectFailedRequests(visitor);
  });
});

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
    await opener(page, 'movement', 'Join the Movement').hover();
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
    await opener(page, 'movement', 'Join the Movement').click();
    await page.locator('[data-form][aria-busy="true"]').waitFor();
    release();
    await dialogOf(page).waitFor();
    expect(await page.locator('[aria-busy="true"]').count()).toBe(0);
    expect(await focused(page)).toBe('name');
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
      expect(await focused(page)).toBe('name');
      await page.keyboard.press('Escape');
      await dialogOf(page).waitFor({ state: 'detached' });
      expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);

      await page.keyboard.press('Enter');
      const text = `plain ${path} ${_how}`;
      await fill(page, text);
      await page.context().setOffline(true);
      await submit(page).click();
      const failure = inquiryType === 'Join the Movement' ? 'Error sending message' : 'Failed to send message';
      await page.getByRole('alert').filter({ hasText: failure }).waitFor();
      expect(await dialogOf(page).getByLabel('Message').inputValue()).toBe(text);
      expect(kept(text)).toEqual([]);

      await page.context().setOffline(false);
      await submit(page).click();
      await page.getByRole('status').filter({ hasText: success }).waitFor();
      expect(await dialogOf(page).count()).toBe(0);
      expect(kept(text)).toMatchObject([{ email: 'ada@example.org', inquiryType }]);
      expectFailedRequests(visitor);
    },
  );
});

describe('without script', () => {
  test.for(['/', '/policymakers', '/contact'])(
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
      expect(kept(text)).toMatchObject([{ email: 'ada@example.org', inquiryType: 'media' }]);
    },
  );

  test('the form stays away where the dialog works', async ({ visitor }) => {
    const page = await visitor.open('/contact');
    expect(await page.locator('#write').isVisible()).toBe(false);
    await hydrate(page);
    expect(await page.locator('#write').isVisible()).toBe(false);
  });
});
