import type { Route } from 'playwright';
import { describe, expect } from 'vitest';
import { isThorough, someOf } from '../support/extent.ts';
import { test } from '../support/visitor.ts';
import {
  accessibilityProblems,
  dialogOf,
  fillWholeForm,
  focusedName,
  functionUrl,
  keptMessages,
  openForm,
  submitOf,
  success,
} from './support/contact.ts';

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
      await fillWholeForm(page, text);
      await submitOf(page).click();
      const toast = page.getByRole('status').filter({ hasText: success });
      await toast.getByText('We’ll get back to you within 24 hours.').waitFor();
      expect(await dialogOf(page).count()).toBe(0);
      expect(keptMessages(text)).toEqual([
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

  test.runIf(isThorough)('the policymakers’ form calls nobody, and says so after 1.5 seconds', async ({ visitor }) => {
    const page = await visitor.open('/policymakers');
    const calls: string[] = [];
    await page.route(functionUrl, (route) => calls.push(route.request().url()));
    await openForm(page, 'briefing', 'Bring to Your State');
    await fillWholeForm(page, 'briefing');
    const sent = page.evaluate(() => performance.now());
    await submitOf(page).click();
    expect(await submitOf(page).isDisabled()).toBe(true);
    expect(await submitOf(page).textContent()).toBe('Sending...');
    await page.getByText('We’ll reply to ada@example.org within 24 hours.').waitFor();
    expect((await page.evaluate(() => performance.now())) - (await sent)).toBeGreaterThan(1499);
    expect(await dialogOf(page).count()).toBe(0);
    expect(calls).toEqual([]);
  });

  test('the policymakers’ form delivers once its YAML says so', async ({ visitor }) => {
    const page = await visitor.open('/policymakers', { site: 'working' });
    await openForm(page, 'briefing', 'Bring to Your State');
    await fillWholeForm(page, 'a real briefing');
    await submitOf(page).click();
    await page.getByText(success).waitFor();
    expect(keptMessages('a real briefing', 'working')).toMatchObject([{ inquiryType: 'Bring to Your State' }]);
  });
});

test.runIf(isThorough)(
  'an answer of success that names no error is one, whatever else it says',
  async ({ visitor }) => {
    const page = await visitor.open('/contact');
    const answers = [{ json: {} }, { body: '' }, { contentType: 'application/json', body: '' }];
    await page.route(functionUrl, (route) => route.fulfill(answers.shift()));
    while (answers.length > 0) {
      await openForm(page, 'inquiry', 'media');
      await fillWholeForm(page, 'good morning');
      await submitOf(page).click();
      const toast = page.getByRole('status').filter({ hasText: success });
      await toast.getByRole('button', { name: 'Close' }).click();
      await toast.waitFor({ state: 'detached' });
      expect(await dialogOf(page).count()).toBe(0);
    }
  },
);

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
    let answer: ((route: Route) => unknown) | undefined;
    // One route for all of them: a browser that is told to hold requests back may let the next one through.
    await page.route(functionUrl, (route) => answer?.(route));
    const dialog = await openForm(page, form, inquiryType);
    await fillWholeForm(page, 'a text that stays');
    const some = someOf(outcomes, outcomes.slice(form === 'movement' ? 4 : 0).slice(0, 3));
    for (const [name, ending] of some) {
      answer = ending;
      await submitOf(page).click();
      const toast = dialog.getByRole('alert');
      await toast.waitFor();
      expect(await toast.textContent(), name).toContain(title);
      expect(await toast.textContent(), name).toContain(text);
      expect(await dialog.getByLabel('Message').inputValue(), name).toBe('a text that stays');
      expect(await submitOf(page).isEnabled(), name).toBe(true);
      await toast.getByRole('button', { name: 'Close' }).click();
      await toast.waitFor({ state: 'detached' });
    }
    visitor.expectFailedRequests();
  });

  test.runIf(isThorough)('an answer that never comes is given up after 15 seconds', async ({ visitor }) => {
    const page = await visitor.newPage();
    await page.clock.install();
    await page.goto('/');
    const dialog = await openForm(page);
    await page.route(functionUrl, () => undefined);
    await fillWholeForm(page, 'into the void');
    const request = page.waitForRequest(functionUrl);
    await submitOf(page).click();
    await request;
    await page.clock.fastForward(14_000);
    expect(await submitOf(page).isDisabled()).toBe(true);
    await page.clock.fastForward(2_000);
    await dialog.getByRole('alert').waitFor();
    expect(await submitOf(page).isEnabled()).toBe(true);
    expect(await dialog.getByLabel('Message').inputValue()).toBe('into the void');
    visitor.expectFailedRequests();
  });

  test.runIf(isThorough)(
    'an answer that is lost: the next try sends the same message, and it arrives once',
    async ({ visitor }) => {
      const page = await visitor.open('/');
      const dialog = await openForm(page);
      await page.route(functionUrl, async (route) => {
        await route.fetch();
        await route.abort('connectionreset');
      });
      await fillWholeForm(page, 'sent twice, kept once');
      await submitOf(page).click();
      await dialog.getByRole('alert').waitFor();
      expect(keptMessages('sent twice, kept once')).toHaveLength(1);
      await page.unroute(functionUrl);
      await submitOf(page).click();
      await page.getByText(success).waitFor();
      expect(keptMessages('sent twice, kept once')).toHaveLength(1);
      visitor.expectFailedRequests();
    },
  );

  test('the server refuses a message of blanks: the toast of the catalogue, a summary, and the words at the field', async ({
    visitor,
  }) => {
    const page = await visitor.open('/');
    const dialog = await openForm(page);
    await fillWholeForm(page, '   ');
    await submitOf(page).click();
    const summary = dialog.getByRole('group', { name: 'There is a problem' });
    await summary.waitFor();
    expect(await dialog.getByRole('alert').textContent()).toContain('Error sending message');
    expect(await summary.evaluate((element) => element === document.activeElement)).toBe(true);
    const link = summary.getByRole('link');
    const words = (await link.textContent()) ?? '';
    await link.click();
    expect(await focusedName(page)).toBe('message');
    const field = dialog.getByLabel('Message');
    expect(await field.getAttribute('aria-invalid')).toBe('true');
    expect(await dialog.locator('[data-field="message"] p').textContent()).toBe(words);
    expect(new URL(page.url()).hash).toBe('');
    expect(await accessibilityProblems(page)).toEqual([]);
    visitor.expectFailedRequests();
  });
});
