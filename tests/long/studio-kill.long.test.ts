import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { projectRoot } from '#builder/base';
import { launchChromium } from '#builder/render';
import { tokenHeader } from '#kit/preview';
import { savedWords } from '../studio/support/studio-user.ts';
import { freshSeed, randomFrom } from '../support/random.ts';
import { KillableStudio } from './support/killable-studio.ts';

const studio = new KillableStudio();
let browser: Browser;
let context: BrowserContext;
const complaints: string[] = [];

beforeAll(async () => {
  await studio.start();
  browser = await launchChromium();
  context = await browser.newContext();
}, 240_000);
afterAll(async () => {
  await browser?.close();
  await studio.end();
});

async function openStudio(): Promise<Page> {
  const page = await context.newPage();
  page.on('console', (message) => {
    if (/Content Security Policy|Trusted/i.test(message.text())) complaints.push(message.text());
  });
  await page.goto(await studio.nextAddress());
  await page.getByText(savedWords).waitFor();
  return page;
}

/** Moves the second section of the open page down. */
async function moveSection(page: Page): Promise<void> {
  await page.getByLabel('Sections of the page').getByRole('treeitem').nth(1).press('Alt+ArrowDown');
  await page.getByText('Not saved yet', { exact: true }).waitFor();
}

/** All texts that the content folder holds. */
const disk = () => [...studio.texts().values()].join('\n');

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
  await page.getByRole('button', { name: 'Bring them back' }).click();
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
  await page.getByRole('button', { name: 'Bring them back' }).click();
  await page.getByText('Not saved yet', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText(savedWords).waitFor();
  const afterTab = disk();
  expect(afterTab).not.toBe(before);

  await studio.kill();
  await moveSection(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Your work is kept in this browser').waitFor();
  expect(disk()).toBe(afterTab);
  await studio.startAgain(page);
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

const names = () => readdirSync(studio.pages, { recursive: true, encoding: 'utf8' }).sort();

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
    await studio.kill();
    await upload;
    await studio.startAgain(page);
    await page.getByText(savedWords).waitFor({ timeout: 90_000 });
    expect(disk(), `SEED=${seed}, round ${round}`).not.toBe(saved);
  }
  const added = names().filter((name) => !before.includes(name) && name !== '_media' && !name.endsWith('.tmp'));
  for (const name of added) {
    expect(name, `SEED=${seed}`).toMatch(/^_media\/cut-\d\.png$/);
    expect(new Uint8Array(readFileSync(join(studio.pages, name)))).toEqual(picture);
  }
  console.log(`seed ${seed}: ${added.length} of 8 pictures had come`);
});
