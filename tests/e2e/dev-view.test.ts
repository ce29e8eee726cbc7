import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { expect } from 'vitest';
import { edit, writeSmallSite } from '../support/content.ts';
import { isThorough } from '../support/extent.ts';
import { holdBack } from '../support/hold-back.ts';
import { startPreview } from '../support/preview.ts';
import { test } from '../support/visitor.ts';

const preview = startPreview((folder) => {
  const pages = writeSmallSite(folder, 2);
  const more = (name: string, text: string) =>
    writeFileSync(join(pages, `${name}.yaml`), readFileSync(join(pages, `${name}.yaml`), 'utf8') + text);
  more('page-1', '  - { type: prose, paragraphs: It comes late., from: 2099-05-01 }\n');
  more('page-1', '  - { type: prose, paragraphs: It is hidden., hidden: true }\n');
  edit(join(pages, 'page-2.yaml'), /^sections:/m, 'from: 2099-05-01\nsections:');
  edit(join(pages, '_site.yaml'), /^navigation:\n/m, 'navigation:\n  - { label: The second page, link: /page-2 }\n');
  return pages;
});

const bar = (page: Page) => page.getByRole('region', { name: 'The time that is looked at' });
const showsAll = (page: Page) => bar(page).getByRole('checkbox');
/** What is marked, each with why visitors don't see it. */
const marked = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('[data-absent]')].map(
      (element) => `${element.textContent?.trim()}: ${element.getAttribute('data-absent')}`,
    ),
  );

test.runIf(isThorough)(
  'what visitors don’t see is shown faintly, now and on any day, or left out',
  async ({ visitor }) => {
    const page = await preview.open(visitor, '/page-1');
    const menu = 'The second page: From 2099-05-01';
    await expect.poll(() => marked(page)).toEqual([menu, 'It comes late.: From 2099-05-01', 'It is hidden.: Hidden']);
    const late = page.getByText('It comes late.');
    expect(await late.evaluate((text) => getComputedStyle(text.closest('[data-absent] > *') ?? text).opacity)).toBe(
      '0.4',
    );

    await bar(page).getByRole('button', { name: '2099-05-01 ›' }).click();
    await expect.poll(() => marked(page)).toEqual(['It is hidden.: Hidden']);
    await bar(page).getByLabel('The site on').fill('2099-04-30T23:59');
    await expect.poll(() => marked(page)).toHaveLength(3);

    await showsAll(page).uncheck();
    await late.waitFor({ state: 'detached' });
    expect(await page.getByText('It is hidden.').count()).toBe(0);
    expect(await page.getByRole('banner').getByText('The second page').count()).toBe(0);
    await bar(page).getByRole('button', { name: '2099-05-01 ›' }).click();
    await late.waitFor();
    expect(await page.getByText('It is hidden.').count()).toBe(0);
    await page.getByRole('banner').getByRole('link', { name: 'The second page' }).waitFor({ state: 'attached' });

    await bar(page).getByRole('button', { name: 'Now' }).click();
    await late.waitFor({ state: 'detached' });

    // However late the browser hears how the site is looked at: what was ticked stays ticked.
    const answer = await holdBack(page, '**/_dev/view.json');
    await showsAll(page).check();
    await late.waitFor();
    await expect.poll(() => marked(page)).toContain('It is hidden.: Hidden');
    expect(await showsAll(page).isChecked()).toBe(true);
    answer();
    await expect.poll(() => marked(page)).toContain(menu);
    expect(await showsAll(page).isChecked()).toBe(true);
  },
);

test.runIf(isThorough)('another day is written by keyboard, and the focus stays where it is', async ({ visitor }) => {
  const page = await preview.open(visitor, '/page-1');
  const field = bar(page).getByLabel('The site on');
  const hasFocus = (control: typeof field) => control.evaluate((element) => element === document.activeElement);
  await field.focus();
  await page.keyboard.type('05022099');
  await expect.poll(() => field.inputValue()).toMatch(/^2099-05-02T/);
  await expect.poll(() => marked(page)).toEqual(['It is hidden.: Hidden']);
  expect(await hasFocus(field)).toBe(true);

  const before = bar(page).getByRole('button').first();
  await before.focus();
  await page.keyboard.press('Enter');
  await bar(page).getByRole('button', { name: 'Nothing before', disabled: true }).waitFor();
  await expect.poll(() => field.inputValue()).toBe('2099-05-01T00:00');
  expect(await hasFocus(before)).toBe(true);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await bar(page).getByRole('button', { name: 'Now', disabled: true }).waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect.poll(() => marked(page)).toEqual([]);
  expect(await hasFocus(showsAll(page))).toBe(true);
  await page.keyboard.press('Space');
  await expect.poll(() => marked(page)).toHaveLength(3);
});

test.runIf(isThorough)('a page that isn’t there says so, or why there is none', async ({ visitor }) => {
  const page = await preview.open(visitor, '/page-2');
  await bar(page).getByText('This page: From 2099-05-01').waitFor();
  await showsAll(page).uncheck();
  await page.getByRole('alert').filter({ hasText: 'Visitors get no page /page-2' }).waitFor();
  await page.getByRole('heading', { name: 'Oops! Page not found' }).waitFor();
  await showsAll(page).check();
  await page.getByRole('heading', { name: 'Page 2', exact: true }).waitFor();
  // Without a page, the browser tells of what it did not get.
  visitor.expectMessages();
});

test.runIf(isThorough)('saving keeps the marks, and a site without days has no bar', async ({ visitor }) => {
  const page = await preview.open(visitor, '/page-1');
  await expect.poll(() => marked(page)).toHaveLength(3);
  edit(join(preview.pages, 'page-1.yaml'), 'It comes late.', 'It comes later.');
  await expect.poll(() => marked(page)).toContain('It comes later.: From 2099-05-01');
  edit(join(preview.pages, 'page-1.yaml'), ', hidden: true', '');
  edit(join(preview.pages, 'page-1.yaml'), ', from: 2099-05-01', '');
  edit(join(preview.pages, 'page-2.yaml'), 'from: 2099-05-01\n', '');
  await expect.poll(() => marked(page)).toEqual([]);
  await expect.poll(() => bar(page).count()).toBe(0);
});
