import { cpSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Locator, Page } from 'playwright';
import { PNG } from 'pngjs';
import { beforeEach, expect } from 'vitest';
import { bundledFile, fontFolder, projectRoot } from '#builder/base';
import { fontSource } from '#kit/theme';
import { specification } from '../specification/folders.ts';
import { startNode } from '../support/command.ts';
import { edit, writeSmallSite } from '../support/content.ts';
import { isThorough } from '../support/extent.ts';
import { coldStart, startPreview } from '../support/preview.ts';
import { test } from '../support/visitor.ts';

const publicOf = (folder: string) => join(folder, 'public');

// There is no editor that could be opened.
const preview = startPreview(
  (folder) => {
    cpSync(specification.public, publicOf(folder), { recursive: true });
    return writeSmallSite(folder, 3);
  },
  (pages, environment, folder) =>
    startNode(
      [bundledFile(projectRoot, 'tests/dev/support/serve-preview.ts'), folder, pages, publicOf(folder)],
      environment,
    ),
);
/** Each test begins with the same pages. */
beforeEach(() => {
  writeSmallSite(preview.folder, 3);
});

const file = (name: string) => join(preview.pages, `${name}.yaml`);
const panelOf = (page: Page): Locator => page.getByRole('alert');
const summaryOf = (page: Page): Locator => panelOf(page).locator('summary');

function picture(size: number): Buffer {
  return PNG.sync.write(new PNG({ width: size, height: size }));
}

test.runIf(isThorough)(
  'mistakes below the fold and in other files are named at the top, with the way to them',
  async ({ visitor }) => {
    const page = await preview.open(visitor, '/page-1');
    edit(file('page-1'), 'heading: What page 1', 'headin: What page 1');
    edit(file('page-2'), '**2**', '[2](/nowhere)');
    await summaryOf(page).filter({ hasText: '1 mistake in this page · 1 mistake in other files' }).waitFor();
    await panelOf(page).getByRole('button', { name: 'Page 1, section 2 (prose)' }).click();
    expect(await page.evaluate(() => document.activeElement?.getAttribute('data-block'))).toBe('invalid');
    await panelOf(page).getByRole('link', { name: '/page-2' }).click();
    await page.waitForURL(`${preview.url}/page-2`);
    await summaryOf(page).filter({ hasText: '1 mistake in this page · 1 mistake in other files' }).waitFor();
    // What stands in a file is set as such.
    expect(await page.locator('[data-block="invalid"] strong code').allInnerTexts()).toEqual(['/nowhere']);
    edit(file('page-2'), '[2](/nowhere)', '**2**');
    await summaryOf(page)
      .filter({ hasText: /^1 mistake in other files$/ })
      .waitFor();
    edit(file('page-1'), 'headin: What page 1', 'heading: What page 1');
    await panelOf(page).waitFor({ state: 'detached' });
  },
);

test('“Fix it” changes what its message names, in the page and at the top, and nothing else', async ({ visitor }) => {
  const before = readFileSync(file('page-1'), 'utf8');
  edit(file('page-1'), 'description:', 'descripton:');
  edit(file('page-1'), 'heading: What page 1', 'headin: What page 1');
  const page = await preview.open(visitor, '/page-1');
  await page.locator('main [data-block="invalid"]').getByRole('button', { name: 'Fix it' }).click();
  await page.getByRole('heading', { name: 'What page 1 says' }).waitFor();
  // The list of mistakes at the top follows the page.
  const fixes = panelOf(page).getByRole('button', { name: 'Fix it' });
  await expect.poll(() => fixes.count()).toBe(1);
  await fixes.click();
  await panelOf(page).waitFor({ state: 'detached' });
  expect(readFileSync(file('page-1'), 'utf8')).toBe(before);
});

test.runIf(isThorough)('a site without letters of its own is set in those of the builder', async ({ visitor }) => {
  const page = await preview.open(visitor, '/page-1');
  const [, address = ''] = /^url\((.*)\)$/.exec(fontSource) ?? [];
  const response = await page.request.get(`${preview.url}${address}`);
  expect(await response.body()).toEqual(readFileSync(join(fontFolder, basename(address))));
});

test.runIf(isThorough)('a picture that is added, changed or removed is seen at once', async ({ visitor }) => {
  const photo = join(publicOf(preview.folder), 'images/photo.png');
  edit(
    file('page-1'),
    '  - { type: prose,',
    '  - { type: people, items: [{ name: Ana, role: Nurse, link: "https://example.org/ana", image: { file: /images/photo.png, alt: Ana } }] }\n  - { type: prose,',
  );
  const page = await preview.open(visitor, '/page-1');
  const card = page.locator('main [data-block="invalid"]');
  await card.filter({ hasText: 'photo.png' }).waitFor();
  const widthOf = () =>
    page.getByRole('img', { name: 'Ana' }).evaluate((image: HTMLImageElement) => image.naturalWidth);
  writeFileSync(photo, picture(8));
  await page.getByRole('img', { name: 'Ana' }).waitFor();
  await expect.poll(widthOf, { timeout: coldStart }).toBe(8);
  writeFileSync(photo, picture(16));
  await expect.poll(widthOf, { timeout: coldStart }).toBe(16);
  rmSync(photo);
  await card.filter({ hasText: 'photo.png' }).waitFor();
});

test.runIf(isThorough)('an address whose page was renamed says where it is now', async ({ visitor }) => {
  const page = await preview.open(visitor, '/page-3');
  renameSync(file('page-3'), file('prices'));
  await summaryOf(page).filter({ hasText: 'The page /page-3 is now /prices' }).waitFor();
  await panelOf(page).getByRole('link', { name: 'Open /prices' }).click();
  await page.getByRole('heading', { name: 'What page 3 says' }).waitFor();
  rmSync(file('prices'));
  await summaryOf(page).filter({ hasText: 'The page /prices is gone' }).waitFor();
  // The browser puts every address without a page on the console.
  visitor.expectMessages();
});

test.runIf(isThorough)('a place that no editor can be opened for says so, and is copied', async ({ visitor }) => {
  edit(file('page-1'), 'description:', 'descripton:');
  const page = await preview.newPage(visitor, { permissions: ['clipboard-read', 'clipboard-write'] });
  await page.goto(await preview.nextAddress('/page-1'));
  await panelOf(page).getByRole('button', { name: 'pages/page-1.yaml:2:1' }).click();
  await page.getByText('No text editor could be opened from here. The place is copied').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('pages/page-1.yaml:2:1');
  visitor.expectMessages();
});

test.runIf(isThorough)(
  'a mistake in the brand or the menu leaves the last good one, with the message',
  async ({ visitor }) => {
    const page = await preview.open(visitor, '/page-1');
    edit(file('_site'), 'navigation:', 'navigatoin:');
    await panelOf(page).filter({ hasText: 'navigatoin' }).waitFor();
    const isThere = () => page.getByRole('banner').getByRole('link', { name: 'About' }).isVisible();
    expect(await isThere()).toBe(true);
    await page.reload();
    await panelOf(page).filter({ hasText: 'navigatoin' }).waitFor();
    expect(await isThere()).toBe(true);
  },
);
