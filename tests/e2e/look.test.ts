import { join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect } from 'vitest';
import { axeViolations } from '../access/support/axe.ts';
import { type RunningCommand, startScript } from '../support/command.ts';
import { removeFolder, temporaryFolder, writeSmallSite } from '../support/content.ts';
import { studioWindow } from '../support/preview.ts';
import { test } from '../support/visitor.ts';

const folder = temporaryFolder();
const pages = writeSmallSite(folder, 2);
let server: RunningCommand;
let link = '';

beforeAll(async () => {
  server = startScript('start', ['--studio', '--pages', pages], { PORT: '0', DATA_DIR: join(folder, 'data') });
  link = (await server.waitFor(/(http\S+#invitation=\S+)/))[1] ?? '';
});
afterAll(async () => {
  const { code, output } = await server.stop();
  removeFolder(folder);
  if (code) throw new Error(`The server ended with ${code}:\n${output}`);
});

/** Types behind the words of the second section of a page, in a draft that is open. */
async function write(page: Page, words: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Paragraphs' }).click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type(words);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('All saved').waitFor();
}

test('somebody without an account sees the draft on a phone, comments and approves it; an edit voids that', async ({
  visitor,
}) => {
  const page = await visitor.newPage(studioWindow);
  // Who opens the Studio is nobody yet.
  visitor.expectFailedRequests();
  await page.goto(link);
  await page.getByLabel('Your name').fill('Ada Example');
  await page.getByLabel('Your mail address').fill('ada@site.example');
  await page.getByRole('button', { name: 'Come in' }).click();
  await page.getByLabel('A new draft: what it is about').fill('Song');
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.getByRole('treeitem').first().waitFor();
  await page.goto(`${page.url().replace(/\?.*/, '')}?page=page-1.yaml&section=2`);
  await write(page, ' It sings.');
  await page.getByRole('button', { name: 'Ask for a look' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ask for a look' });
  await dialog.getByLabel('What you would like to know').fill('Too loud?');
  await dialog.getByRole('button', { name: 'Make a link' }).click();
  const address = dialog.getByLabel('The link', { exact: true });
  await address.waitFor();

  const phone = await visitor.newPage({ viewport: { width: 390, height: 844 }, hasTouch: true });
  await phone.goto(await address.inputValue());
  await page.getByRole('button', { name: 'Close' }).click();
  await phone.getByRole('button', { name: /^Song/ }).tap();
  await phone.getByText('Too loud?').waitFor();
  // What changed leads to where it is seen.
  await phone.getByRole('button', { name: /Page 1 of/ }).tap();
  const site = phone.frameLocator('iframe');
  await site.getByText('It sings.').waitFor();
  await phone.getByRole('button', { name: /^Song/ }).tap();
  const about = phone.getByLabel('About');
  const sections = about.locator('option');
  await expect.poll(() => sections.count()).toBeGreaterThan(2);
  await about.selectOption({ index: 2 });
  await phone.getByLabel('What would you like to say?').fill('Louder, <b>please</b>.');
  await phone.getByLabel('Your name').fill('Ruth');
  const outline = () =>
    site.getByText('It sings.').evaluate((words) => words.closest('[data-block]')?.getAttribute('style'));
  expect(await outline()).toContain('outline');
  await phone.getByRole('button', { name: 'Send comment' }).tap();
  await phone.getByText('Sent.').waitFor();
  await phone.getByRole('button', { name: 'Approve' }).tap();
  await phone.getByRole('button', { name: 'Approve as it is now' }).tap();
  await phone.getByText('Ruth approves this.').waitFor();
  expect(await axeViolations(phone)).toEqual([]);

  // Its author sees the comment at its section, answers and settles it.
  await page.getByRole('treeitem', { name: /1 comment/ }).click();
  const comment = page.getByRole('article', { name: 'Comment by Ruth' });
  await comment.getByText('Louder, <b>please</b>.').waitFor();
  await comment.getByRole('button', { name: 'Answer' }).click();
  await page.keyboard.type('It will be.');
  await comment.getByRole('button', { name: 'Send' }).click();
  await comment.getByRole('paragraph').filter({ hasText: 'It will be.' }).waitFor();
  await comment.getByRole('button', { name: 'Settled' }).click();
  await comment.waitFor({ state: 'detached' });
  await write(page, ' Loudly.');
  await page.getByRole('button', { name: 'Ask for a look' }).click();
  await dialog.getByText(/Ruth has approved it, but it was changed since/).waitFor();
  await phone.reload();
  await phone.getByRole('button', { name: /^Song/ }).tap();
  await phone.getByText(/Ruth has approved it, but it was changed since/).waitFor();
  await phone.getByText('It will be.').waitFor();
});
