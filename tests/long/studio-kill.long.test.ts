import { cpSync, readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchChromium } from '../../scripts/browser/launch.ts';
import { specification } from '../specification/folders.ts';
import { type RunningCommand, startScript } from '../support/command.ts';
import { removeFolder, temporaryFolder } from '../support/content.ts';

const folder = temporaryFolder();
const pages = join(folder, 'pages');
let port = 0;
let server: RunningCommand;
let browser: Browser;
let context: BrowserContext;
const complaints: string[] = [];

async function start(): Promise<void> {
  const environment = { PORT: String(port), DATA_DIR: join(folder, 'data') };
  server = startScript('studio', ['--no-open', '--pages', pages], environment);
  await server.waitFor(/The Studio is ready/);
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}

beforeAll(async () => {
  cpSync(specification.pages, pages, { recursive: true });
  port = await freePort();
  await start();
  browser = await launchChromium();
  context = await browser.newContext();
}, 240_000);
afterAll(async () => {
  await browser?.close();
  await server?.stop('SIGKILL');
  removeFolder(folder);
});

async function openStudio(): Promise<Page> {
  const page = await context.newPage();
  page.on('console', (message) => {
    if (/Content Security Policy|Trusted/i.test(message.text())) complaints.push(message.text());
  });
  await page.goto(`http://127.0.0.1:${port}/_studio`);
  await page.getByText('All saved').waitFor();
  return page;
}

/** Moves the second section of the open page down. */
async function moveSection(page: Page): Promise<void> {
  await page.getByLabel('Sections of the page').getByRole('treeitem').nth(1).click();
  await page.getByRole('button', { name: 'Move down' }).click();
  await page.getByText('Not saved yet').waitFor();
}

/** All that the content folder holds. */
const disk = () =>
  readdirSync(pages, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'utf8'))
    .join('\n');

it('words that are typed in the page outlive a tab that is killed before they are kept', {
  timeout: 240_000,
}, async () => {
  const before = disk();
  const killed = await openStudio();
  const frame = killed.frameLocator('iframe');
  await frame.getByRole('heading', { level: 1 }).dblclick();
  await frame.locator('[contenteditable]').waitFor();
  await killed.keyboard.press('End');
  await killed.keyboard.type(' typed until the end');
  await killed.getByText('One file has changed').waitFor();
  await killed.goto('chrome://crash').catch(() => undefined);
  await killed.close();
  expect(disk()).toBe(before);

  const page = await openStudio();
  await page.getByRole('button', { name: 'Take them back' }).click();
  await page
    .frameLocator('iframe')
    .getByRole('heading', { name: /typed until the end/ })
    .waitFor();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await page.getByText('All saved').waitFor();
  expect(disk()).toBe(before);
  await page.close();
});

it('a killed tab, a killed server and a lost network lose nothing', { timeout: 240_000 }, async () => {
  const before = disk();
  const killed = await openStudio();
  await moveSection(killed);
  await killed.goto('chrome://crash').catch(() => undefined);
  await killed.close();
  expect(disk()).toBe(before);

  const page = await openStudio();
  await page.getByRole('heading', { name: 'You have changes that were not saved' }).waitFor();
  await page.getByRole('button', { name: 'Take them back' }).click();
  await page.getByText('Not saved yet').waitFor();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('All saved').waitFor();
  const afterTab = disk();
  expect(afterTab).not.toBe(before);

  await server.stop('SIGKILL');
  await moveSection(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Your work is kept in this browser').waitFor();
  expect(disk()).toBe(afterTab);
  await start();
  await page.getByText('All saved').waitFor({ timeout: 90_000 });
  const afterServer = disk();
  expect(afterServer).not.toBe(afterTab);

  await context.setOffline(true);
  await moveSection(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Your work is kept in this browser').waitFor();
  await context.setOffline(false);
  await page.getByText('All saved').waitFor({ timeout: 90_000 });
  expect(disk()).not.toBe(afterServer);
  expect(complaints).toEqual([]);
});
