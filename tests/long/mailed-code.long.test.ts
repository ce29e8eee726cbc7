import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchChromium } from '#builder/render';
import { startMailServer } from '../contact/support/mail-server.ts';
import { removeFolder, temporaryFolder } from '../support/content.ts';
import { Organisation, Somebody } from './support/organisation.ts';

const folder = temporaryFolder();
const kitchen = new Organisation(folder);
let browser: Browser;
let mails: Awaited<ReturnType<typeof startMailServer>>;

beforeAll(async () => {
  mails = await startMailServer();
  await kitchen.start(mails.url);
  browser = await launchChromium();
});
afterAll(async () => {
  await browser?.close();
  await kitchen.stop();
  await mails.close();
  removeFolder(folder);
});

it('an owner without a passkey manages people, adds one later and publishes, by codes that are mailed', async () => {
  const ada = await Somebody.with(browser, 'desk');
  const { page } = ada;
  const codes = () => mails.received.flatMap(({ raw }) => /^Subject: .*: (\d{8})/m.exec(raw)?.[1] ?? []);
  /** Has a code mailed, types it and confirms. */
  const confirm = async (state: string) => {
    const before = codes().length;
    await ada.button('Mail me a code').click();
    await page.getByLabel('The code in the mail').waitFor();
    await expect.poll(() => codes().length).toBe(before + 1);
    await page.getByLabel('The code in the mail').fill(codes().at(-1) ?? '');
    await ada.sees(state);
    await ada.button('Confirm').click();
    await page.getByLabel('The code in the mail').waitFor({ state: 'detached' });
  };
  await page.goto(kitchen.ownersLink);
  await page.getByLabel('Your name').fill('Ada Example');
  await page.getByLabel('Your mail address').fill('ada@site.example');
  await ada.button('Come in').click();
  await page.getByLabel('Invite somebody: their mail address').fill('ruth@site.example');
  await ada.button('Invite').click();
  await confirm('code-invite');
  await page.getByText('The link was mailed to ruth@site.example.').waitFor();
  await expect.poll(() => mails.received.at(-1)?.to).toEqual(['ruth@site.example']);

  // Signed out, and in again by a mail; a quarter of an hour later a passkey needs a code as well.
  await ada.button('Sign out').click();
  await page.getByLabel('Or get a mail: your address').fill('ada@site.example');
  await ada.sees('sign-in');
  await ada.button('Mail me a link').click();
  await page.getByLabel('The code in the mail').waitFor();
  await expect.poll(() => codes().length).toBe(2);
  await page.getByLabel('The code in the mail').fill(codes().at(-1) ?? '');
  await ada.sees('sign-in-code');
  await ada.button('Sign in').last().click();
  await page.getByLabel('A new draft: what it is about').fill('Prices');
  await ada.button('Begin').click();
  await page.getByRole('treeitem').first().waitFor();
  await ada.button('Skip the tour').click();
  await ada.openSection('Lunch', /What it costs/);
  await ada.writeBehind('Paragraphs', ' Tea is free.');
  await ada.save();
  await ada.button('Publish').click();
  await ada.dialog('Publish').getByText('Tea is free').waitFor();
  await ada.dialog('Publish').getByRole('button', { name: 'Publish now' }).click();
  await confirm('code-publish');
  await expect.poll(() => kitchen.seen('/lunch'), { timeout: 60_000 }).toContain('Tea is free.');
  kitchen.putForward(20 * 60_000);
  await page.goto(new URL('/_studio', page.url()).href);
  await ada.button('Add a passkey').click();
  await confirm('code-passkey');
  await page.getByText(/^Passkey of/).waitFor();
  expect(ada.wrong).toEqual([]);
});
