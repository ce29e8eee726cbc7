import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { isThorough, someOf } from '../support/extent.ts';
import { hydrate, test } from '../support/visitor.ts';

const banner = (page: Page) => page.getByRole('banner');
const button = (page: Page, name: string) => banner(page).getByRole('button', { name, exact: true });
const link = (page: Page, name: string) => banner(page).getByRole('link', { name, exact: true });
const phone = { viewport: { width: 390, height: 844 } };

describe.each(someOf(['before the app is there', 'afterwards'], ['before the app is there']))('%s', (when) => {
  const open = async (visitor: { open: (path: string) => Promise<Page> }, path: string) => {
    const page = await visitor.open(path);
    if (when === 'afterwards') await hydrate(page);
    return page;
  };

  test('a menu opens by mouse, one at a time, and closes by Escape', async ({ visitor }) => {
    const page = await open(visitor, '/');
    await button(page, 'Services').click();
    await link(page, 'Real-Time Claims').waitFor();
    expect(await banner(page).getByRole('list', { name: 'Services' }).getByRole('link').count()).toBe(5);
    await button(page, 'Who We Serve').click();
    await link(page, 'Payers').waitFor();
    expect(await link(page, 'Real-Time Claims').isVisible()).toBe(false);
    await page.keyboard.press('Escape');
    expect(await link(page, 'Payers').isVisible()).toBe(false);
  });

  test('a menu works by keyboard', async ({ visitor }) => {
    const page = await open(visitor, '/');
    await button(page, 'About').focus();
    await page.keyboard.press('Enter');
    await link(page, 'Governance').waitFor();
    await page.keyboard.press('Tab');
    expect(await link(page, 'About Us').evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForURL('**/governance');
    await link(page, 'Team').waitFor({ state: 'hidden' });
  });
});

test.runIf(isThorough)('a press elsewhere closes a menu; its button says whether it is open', async ({ visitor }) => {
  const page = await visitor.open('/');
  await hydrate(page);
  const services = button(page, 'Services');
  await services.click();
  await page.waitForFunction(() => document.querySelector('header [aria-expanded="true"]'));
  await page.getByRole('heading', { level: 2 }).last().click();
  expect(await link(page, 'Identity Resolution').isVisible()).toBe(false);
  // The browser tells of it a moment later.
  await expect.poll(() => services.getAttribute('aria-expanded')).toBe('false');
});

test('the item of the page that is open is marked', async ({ visitor }) => {
  const page = await visitor.open('/team');
  const marked = () => banner(page).locator('[aria-current]').allInnerTexts();
  expect(await button(page, 'About').getAttribute('aria-current')).toBe('true');
  await button(page, 'About').click();
  expect(await link(page, 'Team').getAttribute('aria-current')).toBe('page');
  await page.goto('/contact');
  expect(await marked()).toEqual(['Contact']);
  await hydrate(page);
  await link(page, 'The Hub').click();
  await page.waitForURL('**/relaywell-health-hub');
  await page.waitForFunction(() => document.querySelector('header a[aria-current]')?.textContent === 'The Hub');
  expect(await marked()).not.toContain('Contact');
});

test.runIf(isThorough)('the logo leads home', async ({ visitor }) => {
  const page = await visitor.open('/faq');
  await banner(page).getByRole('link', { name: 'Relaywell' }).click();
  await page.getByRole('heading', { level: 1, name: 'What If Healthcare Just... Worked?' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/');
});

/** Gives the site a long name, as towns and associations have one, and a menu of several entries more. */
const growLong = (page: Page) =>
  page.evaluate(() => {
    for (const name of document.querySelectorAll('header > a span, footer > div > span'))
      name.lastChild?.replaceWith('The Free Library of the Town of Thornbury');
    const menu = document.querySelector('header nav > ul');
    menu?.append(...[...menu.children].slice(-3).map((entry) => entry.cloneNode(true)));
  });
/** How many lines a part of the page takes. */
const linesOf = (part: ReturnType<Page['locator']>) =>
  part.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return new Set([...range.getClientRects()].filter(({ width }) => width > 0).map(({ bottom }) => Math.round(bottom)))
      .size;
  });

test.for([320, 390, 768, 1024])(
  'a long name and a long menu leave each other room in a window of %i pixels',
  async (width, { visitor }) => {
    const page = await visitor.newPage({ viewport: { width, height: 844 } });
    await page.goto('/');
    await hydrate(page);
    await growLong(page);
    const height = (await banner(page).boundingBox())?.height ?? 0;
    expect(height).toBeLessThan(150);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    if (width < 768) expect(await linesOf(button(page, 'Menu'))).toBe(1);
  },
);

describe('below the medium breakpoint', () => {
  test('one button opens a list of everything, which closes when a link is chosen', async ({ visitor }) => {
    const page = await visitor.open('/', phone);
    expect(await link(page, 'Payers').isVisible()).toBe(false);
    await button(page, 'Menu').click();
    for (const name of ['The Hub', 'Identity Resolution', 'Payers', 'States', 'Governance', 'Contact'])
      expect(await link(page, name).isVisible()).toBe(true);
    await link(page, 'Payers').click();
    await page.waitForURL('**/payers');
    await page.waitForFunction(() => /payers/i.test(document.title));
    expect(await link(page, 'Contact').isVisible()).toBe(false);
    expect(await button(page, 'Menu').isVisible()).toBe(true);
  });

  test.runIf(isThorough)('also when it is the link to the page that is open', async ({ visitor }) => {
    const page = await visitor.open('/contact', phone);
    await hydrate(page);
    await button(page, 'Menu').click();
    await link(page, 'Contact').click();
    await link(page, 'Contact').waitFor({ state: 'hidden' });
  });

  test.runIf(isThorough)('it ends at 768 pixels', async ({ visitor }) => {
    const page = await visitor.open('/', { viewport: { width: 767, height: 800 } });
    expect(await button(page, 'Menu').isVisible()).toBe(true);
    expect(await button(page, 'Services').isVisible()).toBe(false);
    await page.setViewportSize({ width: 768, height: 800 });
    expect(await button(page, 'Menu').isVisible()).toBe(false);
    expect(await button(page, 'Services').isVisible()).toBe(true);
  });

  test.runIf(isThorough)('it works without script', async ({ visitor }) => {
    const page = await visitor.open('/', { ...phone, javaScriptEnabled: false });
    await button(page, 'Menu').click();
    await link(page, 'Employers').click();
    await page.waitForURL('**/employers');
  });
});
