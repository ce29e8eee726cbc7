import type { Locator, Page } from 'playwright';
import { describe, expect } from 'vitest';
import { isThorough } from '../support/extent.ts';
import { hydrate, test } from '../support/visitor.ts';

const banner = (page: Page) => page.getByRole('banner');
const button = (page: Page, name: string) => banner(page).getByRole('button', { name, exact: true });
const link = (page: Page, name: string) => banner(page).getByRole('link', { name, exact: true });
const isFocused = (locator: Locator) => locator.evaluate((element) => element === document.activeElement);

test.runIf(isThorough)(
  'the link past the header is seen when it has the focus, and then alone',
  async ({ visitor }) => {
    const page = await visitor.open('/about', { reducedMotion: 'reduce' });
    const skip = page.getByRole('link', { name: 'Skip to the content' });
    const top = async () => (await skip.boundingBox())?.y ?? 0;
    expect(await top()).toBeLessThan(0);
    await page.keyboard.press('Tab');
    expect(await top()).toBeGreaterThanOrEqual(0);
    await page.keyboard.press('Tab');
    expect(await top()).toBeLessThan(0);
  },
);

describe('a dropdown', () => {
  test('opens and closes by Enter and Space, says so, and gives the focus back when Escape closes it', async ({
    visitor,
  }) => {
    const page = await visitor.open('/');
    // It is a list of links, no menu of an application.
    const ofApplications = banner(page).locator('[role="menu"], [role="menuitem"], [aria-haspopup]');
    expect(await ofApplications.count()).toBe(0);
    await hydrate(page);
    const services = button(page, 'Services');
    for (const key of ['Enter', 'Space']) {
      expect(await services.getAttribute('aria-expanded')).toBe('false');
      await services.press(key);
      await link(page, 'Identity Resolution').waitFor();
      await expect.poll(() => services.getAttribute('aria-expanded')).toBe('true');
      await services.press(key);
      await link(page, 'Identity Resolution').waitFor({ state: 'hidden' });
      await expect.poll(() => services.getAttribute('aria-expanded')).toBe('false');
    }
    await button(page, 'About').press('Enter');
    await link(page, 'Governance').focus();
    await page.keyboard.press('Escape');
    await link(page, 'Governance').waitFor({ state: 'hidden' });
    expect(await isFocused(button(page, 'About'))).toBe(true);
  });

  test.runIf(isThorough)(
    'stands between its button and the next one in the order of Tab, and closes behind the focus',
    async ({ visitor }) => {
      const page = await visitor.open('/');
      await hydrate(page);
      await button(page, 'About').press('Enter');
      for (const name of ['About Us', 'Governance', 'Team']) {
        await page.keyboard.press('Tab');
        expect(await isFocused(link(page, name))).toBe(true);
      }
      await page.keyboard.press('Tab');
      expect(await isFocused(link(page, 'Contact'))).toBe(true);
      await link(page, 'Team').waitFor({ state: 'hidden' });
      await page.keyboard.press('Shift+Tab');
      expect(await isFocused(button(page, 'About'))).toBe(true);
    },
  );
});

test('the small menu opens by Enter, is walked through by Tab, and closes by Escape', async ({ visitor }) => {
  const page = await visitor.open('/', { viewport: { width: 390, height: 844 } });
  await hydrate(page);
  const menu = button(page, 'Menu');
  await menu.press('Enter');
  await link(page, 'Payers').waitFor();
  await expect.poll(() => menu.getAttribute('aria-expanded')).toBe('true');
  const names = await banner(page).getByRole('navigation').getByRole('link').allInnerTexts();
  expect(names.length).toBeGreaterThan(10);
  for (const name of names) {
    await page.keyboard.press('Tab');
    expect(await isFocused(link(page, name))).toBe(true);
  }
  await page.keyboard.press('Escape');
  await link(page, 'Payers').waitFor({ state: 'hidden' });
  expect(await isFocused(menu)).toBe(true);
  await expect.poll(() => menu.getAttribute('aria-expanded')).toBe('false');
});

test.runIf(isThorough)('the switch of the theme says what it does next, and keeps the focus', async ({ visitor }) => {
  const page = await visitor.open('/');
  await hydrate(page);
  await button(page, 'Use the light theme').press('Enter');
  expect(await isFocused(button(page, 'Use the dark theme'))).toBe(true);
  await page.keyboard.press('Space');
  expect(await isFocused(button(page, 'Use the light theme'))).toBe(true);
});

describe('tabs', () => {
  test('move by arrows, Home and End, one of them in the order of Tab, each with the panel it names', async ({
    visitor,
  }) => {
    const page = await visitor.open('/real-time-claims');
    await hydrate(page);
    const list = page.getByRole('tablist');
    const names = await list.getByRole('tab').allInnerTexts();
    const expectChosen = async (name: string) => {
      await page.getByRole('tabpanel', { name }).waitFor();
      expect(await isFocused(list.getByRole('tab', { name, selected: true }))).toBe(true);
      expect(await list.locator('[tabindex="0"]').allInnerTexts()).toEqual([name]);
    };
    const [first = '', second = '', third = ''] = names;
    await list.getByRole('tab', { name: first }).focus();
    for (const [key, name] of [
      ['ArrowLeft', third],
      ['ArrowLeft', second],
      ['Home', first],
      ['End', third],
      ['ArrowRight', first],
    ] as const) {
      await page.keyboard.press(key);
      await expectChosen(name);
    }
    await page.keyboard.press('Tab');
    expect(await isFocused(page.getByRole('tabpanel', { name: first }))).toBe(true);
    await page.keyboard.press('Shift+Tab');
    await expectChosen(first);
  });
});

test('questions open and close by Enter and Space; what is closed holds no focus', async ({ visitor }) => {
  const page = await visitor.open('/faq', { reducedMotion: 'reduce' });
  await hydrate(page);
  const questions = page.locator('[data-block="accordion"] summary');
  const answer = page.locator('[data-block="accordion"] details').first().locator('p').first();
  await questions.first().focus();
  for (const key of ['Enter', 'Space']) {
    await page.keyboard.press(key);
    await answer.waitFor();
    await page.keyboard.press(key);
    await answer.waitFor({ state: 'hidden' });
  }
  const count = await questions.count();
  expect(count).toBe(8);
  for (let index = 1; index < count; index += 1) {
    await page.keyboard.press('Tab');
    expect(await isFocused(questions.nth(index))).toBe(true);
  }
});

describe('a contact dialog', () => {
  test('opens by Enter on what leads to it, with a name; its buttons close it and give the focus back', async ({
    visitor,
  }) => {
    const page = await visitor.open('/contact');
    await hydrate(page);
    const opener = page.locator('main [data-form]').nth(1);
    const dialog = page.getByRole('dialog', { name: /\S/ });
    for (const name of ['Close', 'Cancel']) {
      await opener.focus();
      await page.keyboard.press('Enter');
      await dialog.waitFor();
      expect(await isFocused(dialog.getByLabel('Full Name'))).toBe(true);
      await dialog.getByRole('button', { name, exact: true }).press('Enter');
      await dialog.waitFor({ state: 'detached' });
      expect(await isFocused(opener)).toBe(true);
    }
  });

  test.runIf(isThorough)(
    'is all there is for a screen reader, and says which fields are required and what they are for',
    async ({ visitor }) => {
      const page = await visitor.open('/');
      await page.locator('main [data-form]').first().click();
      const dialog = page.getByRole('dialog');
      await dialog.waitFor();
      expect(await page.getByRole('main').count()).toBe(0);
      expect(await page.locator('[tabindex]:not([tabindex="0"], [tabindex="-1"])').count()).toBe(0);
      const fields = { 'Full Name': 'name', Email: 'email', Organization: 'organization', Phone: 'tel' };
      for (const [label, token] of Object.entries(fields))
        expect(await dialog.getByLabel(label).getAttribute('autocomplete')).toBe(token);
      const required = dialog.locator(':required');
      expect(await required.evaluateAll((all) => all.map((field) => field.getAttribute('name')))).toEqual([
        'name',
        'email',
        'message',
      ]);
      // Words may run from right to left.
      const field = dialog.getByLabel('Message');
      const direction = () => field.evaluate((element) => getComputedStyle(element).direction);
      expect(await direction()).toBe('ltr');
      await field.fill('שלום, אני רוצה להצטרף');
      expect(await direction()).toBe('rtl');
    },
  );
});

test.runIf(isThorough)(
  'the button of the moving figures is there without hover, and works by Space',
  async ({ visitor }) => {
    const page = await visitor.open('/');
    await hydrate(page);
    const playStates = () => page.evaluate(() => document.getAnimations().map(({ playState }) => playState));
    expect(await playStates()).toContain('running');
    const pause = page.getByRole('button', { name: 'Pause the moving figures' });
    expect(await pause.isVisible()).toBe(true);
    await pause.press('Space');
    const play = page.getByRole('button', { name: 'Let the figures move' });
    expect(await isFocused(play)).toBe(true);
    const ticker = page.locator('[data-block="stat-ticker"] > div');
    const tickerStates = () => ticker.evaluate((row) => row.getAnimations().map(({ playState }) => playState));
    expect(await tickerStates()).toEqual(['paused']);
    await page.keyboard.press('Space');
    expect(await tickerStates()).toEqual(['running']);
  },
);
