import { join } from 'node:path';
import { afterAll, beforeAll, expect } from 'vitest';
import { Spool } from '#contact-server';
import { axeViolations } from '../access/support/axe.ts';
import { newMessage } from '../contact/support/messages.ts';
import { type RunningCommand, startScript } from '../support/command.ts';
import { removeFolder, temporaryFolder, writeSmallSite } from '../support/content.ts';
import { test } from '../support/visitor.ts';

const folder = temporaryFolder();
const pages = writeSmallSite(folder, 0);
let server: RunningCommand;
let address = '';
beforeAll(async () => {
  const spool = new Spool(join(folder, 'data/messages'));
  const texts = ['Is there room for a wheelchair?', 'Thank you. <img src=x onerror=alert(1)>'];
  // Old ones would be deleted.
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
  for (const [index, text] of texts.entries())
    await spool.accept(await newMessage({ receivedAt: minutesAgo(9 - index) }, text));
  await spool.accept(await newMessage({ receivedAt: minutesAgo(5), suspicions: ['trap'] }, 'Cheap watches'));
  server = startScript('studio', ['--no-open', '--pages', pages], { PORT: '0', DATA_DIR: join(folder, 'data') });
  [, address = ''] = await server.waitFor(/The Studio is ready: (\S+)/);
});
afterAll(async () => {
  await server.stop();
  removeFolder(folder);
});

test('messages are found, read as letters, answered, laid aside and released by keyboard alone', async ({
  visitor,
}) => {
  const page = await visitor.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(address.replace('/_studio#', '/_studio/messages#'));
  await page.getByText(/^2 messages/).waitFor();
  await page.getByRole('searchbox').fill('wheelchair');
  await page.getByText(/^1 message found/).waitFor();
  await page.getByRole('searchbox').fill('');
  await page.getByText(/^2 messages/).waitFor();
  const rows = page.locator('.rows button');
  await rows.first().focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const letter = page.getByRole('article');
  await letter.getByText('Is there room for a wheelchair?').waitFor();
  const answer = new URL((await letter.getByRole('link', { name: 'Answer' }).getAttribute('href')) ?? '');
  expect(answer.protocol + answer.pathname).toBe('mailto:ada@example.org');
  expect(answer.searchParams.get('body')).toContain('>   Is there room for a wheelchair?');
  expect(await axeViolations(page)).toEqual([]);
  await letter.getByRole('button', { name: 'Mark as answered' }).press('Enter');
  // The one that is left opens, and what it holds is a text.
  await letter.getByText('<img src=x onerror=alert(1)>').waitFor();
  await page.getByRole('button', { name: 'Undo', exact: true }).press('Enter');
  await page.getByText(/^2 messages/).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Kept apart/ }).press('Enter');
  await rows.first().press('Enter');
  await letter.getByText(/^Kept apart, since it filled in a field that people don’t see/).waitFor();
  await letter.getByRole('button', { name: 'Release' }).press('Enter');
  await page.getByText('Nothing is kept apart.', { exact: false }).waitFor();
  expect(await page.locator(':focus').textContent()).toBe('Kept apart');

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: /^New/ }).click();
  const steps = await page.evaluate(() => history.length);
  await rows.first().click();
  await letter.waitFor();
  expect(await rows.first().isVisible()).toBe(false);
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'All messages' }).click();
  await rows.first().waitFor();
  await expect.poll(() => rows.first().evaluate((row) => row === document.activeElement)).toBe(true);
  await rows.first().click();
  await page.getByRole('button', { name: 'All messages' }).click();
  await rows.first().waitFor();
  expect(await page.evaluate(() => history.length)).toBe(steps + 1);
});
