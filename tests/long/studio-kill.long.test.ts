import { cpSync, readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { projectRoot } from '#builder/base';
import { launchChromium } from '#builder/render';
import { tokenHeader } from '#kit/preview';
import { specification } from '../specification/folders.ts';
import { savedWords } from '../studio/support/studio-user.ts';
import { type RunningCommand, startScript } from '../support/command.ts';
import { removeFolder, temporaryFolder } from '../support/content.ts';
import { freshSeed, randomFrom } from '../support/random.ts';

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
  await page.goto(await server.nextAddress());
  await page.getByText(savedWords).waitFor();
  return page;
}

/** Starts the server again, whose token is another one, and lets an open window in by a new key. */
async function startAgain(page: Page): Promise<void> {
  await start();
  const { hash } = new URL(await server.nextAddress());
  await page.evaluate((key) => location.assign(key), hash);
}

/** Moves the second section of the open page down. */
async function moveSection(page: Page): Promise<void> {
  await page.getByLabel('Sections of the page').getByRole('treeitem').nth(1).press('Alt+ArrowDown');
  await page.getByText('Not saved yet', { exact: true }).waitFor();
}

/** All texts that the content folder holds. */
const disk = () =>
  readdirSync(pages, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.yaml'))
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
  await killed.getByText('Not saved yet', { exact: true }).waitFor();
  await killed.goto('chrome://crash').catch(() => undefined);
  await killed.close();
  expect(disk()).toBe(before);

  const page = await openStudio();
  await page.getByRole('button', { name: 'Take them back' }).click();
  await page
    .frameLocator('iframe')
    .getByRole('heading', { name: /typed until the end/ })
    .waitFor();
  await page.getByRole('button', { name: /^Undo/ }).click();
  await page.getByText(savedWords).waitFor();
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
  await page.getByText('Not saved yet', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText(savedWords).waitFor();
  const afterTab = disk();
  expect(afterTab).not.toBe(before);

  await server.stop('SIGKILL');
  await moveSection(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Your work is kept in this browser').waitFor();
  expect(disk()).toBe(afterTab);
  await startAgain(page);
  await page.getByText(savedWords).waitFor({ timeout: 90_000 });
  const afterServer = disk();
  expect(afterServer).not.toBe(afterTab);

  await context.setOffline(true);
  await moveSection(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Your work is kept in this browser').waitFor();
  await context.setOffline(false);
  await page.getByText(savedWords).waitFor({ timeout: 90_000 });
  expect(disk()).not.toBe(afterServer);
  expect(complaints).toEqual([]);
});

const names = () => readdirSync(pages, { recursive: true, encoding: 'utf8' }).sort();

it('a server that is killed at any moment of a save or an upload leaves whole files', {
  timeout: 600_000,
}, async () => {
  const seed = freshSeed();
  const pick = randomFrom(seed);
  const page = await openStudio();
  const picture = new Uint8Array(readFileSync(join(projectRoot, 'schema/sample-site/_public/icon-512.png')));
  const before = names();
  for (let round = 0; round < 8; round += 1) {
    const saved = disk();
    await moveSection(page);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const upload = page.evaluate(
      async ({ bytes, name, tokenHeader }) => {
        const token = sessionStorage.getItem('session-token') ?? '';
        const headers = { 'content-type': 'application/vnd.studio.picture', [tokenHeader]: token };
        const body = new Uint8Array(bytes);
        return (await fetch(`/_studio/api/media/${name}`, { method: 'PUT', headers, body }).catch(() => undefined))
          ?.status;
      },
      { bytes: [...picture], name: `cut-${round}.png`, tokenHeader },
    );
    await new Promise((resolve) => setTimeout(resolve, pick(400)));
    await server.stop('SIGKILL');
    await upload;
    await startAgain(page);
    await page.getByText(savedWords).waitFor({ timeout: 90_000 });
    expect(disk(), `SEED=${seed}, round ${round}`).not.toBe(saved);
  }
  const added = names().filter((name) => !before.includes(name) && name !== '_media' && !name.endsWith('.tmp'));
  for (const name of added) {
    expect(name, `SEED=${seed}`).toMatch(/^_media\/cut-\d\.png$/);
    expect(new Uint8Array(readFileSync(join(pages, name)))).toEqual(picture);
  }
  console.log(`seed ${seed}: ${added.length} of 8 pictures had come`);
});
