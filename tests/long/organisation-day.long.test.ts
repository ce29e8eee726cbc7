import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { projectRoot } from '#builder/base';
import { launchChromium } from '#builder/render';
import { removeFolder, temporaryFolder } from '../support/content.ts';
import { gitIn } from '../support/git.ts';
import { Organisation, Somebody } from './support/organisation.ts';

const folder = temporaryFolder();
const kitchen = new Organisation(folder);
const picture = (name: string) => join(projectRoot, 'schema/sample-site/_media', name);
let browser: Browser;

beforeAll(async () => {
  await kitchen.start();
  browser = await launchChromium();
});
afterAll(async () => {
  await browser?.close();
  const stopped = await kitchen.stop();
  removeFolder(folder);
  if (stopped?.code) throw new Error(`The server ended with ${stopped.code}:\n${stopped.output}`);
});

const menu = ['/lunch', '/dinner', '/drinks'];
const all = async () => Promise.all(menu.map((path) => kitchen.seen(path)));

/** The pictures of the page about lunch: without the soups, and with them. */
async function seesBeforeAndAfter(page: Page): Promise<void> {
  await page.locator('summary[aria-label^="Before and after: Lunch"]').click();
  const [before, after] = ['Before', 'After'].map((title) => page.frameLocator(`iframe[title="${title}"]`));
  await after?.getByText('cold soups').first().waitFor();
  await before?.getByText('Bread and soup').first().waitFor();
  expect(await before?.getByText('cold soups').count()).toBe(0);
}

it('a day of an organisation: two are invited, a summer menu is written by two, looked at on a phone, published on an hour, taken back, published again', async () => {
  const before = await all();
  const ada = await Somebody.with(browser, 'desk');
  await ada.comeIn(kitchen.ownersLink, 'Ada Example', 'ada@site.example');
  const links = [await ada.invite('ruth@site.example', 'publisher'), await ada.invite('ben@site.example', 'editor')];
  await ada.sees('people');
  const ruth = await Somebody.with(browser, 'desk');
  await ruth.comeIn(links[0] ?? '', 'Ruth Halvorsen');
  const ben = await Somebody.with(browser, 'desk');
  await ben.comeIn(links[1] ?? '', 'Ben Ruiz');

  // Ruth writes on three pages, with pictures.
  await ruth.page.getByLabel('A new draft: what it is about').fill('Summer menu');
  await ruth.button('Begin').click();
  await ruth.page.getByRole('treeitem').first().waitFor();
  await ruth.sees('draft');
  await ruth.button('Skip the tour').click();
  await ruth.openSection('Lunch', /What it costs/);
  await ruth.writeBehind('Paragraphs', ' In summer there are cold soups.');
  await ruth.addPicture(picture('bicycle.svg'), 'A cook who brings soup by bicycle');
  await ruth.sees('picture');
  await ruth.save();

  for (const [page, words, file] of [
    ['Dinner', ' In summer we eat outside.', 'wheel.svg'],
    ['Drinks', ' In summer there is elderflower.', 'chain.svg'],
  ] as const) {
    await ruth.openSection(page, /What it costs/);
    await ruth.writeBehind('Paragraphs', words);
    await ruth.addPicture(picture(file), `What there is with ${page}`);
    await ruth.save();
  }

  // She lets Ben work on it, who writes on the page that she is on.
  const draft = ruth.page.url().replace(/\?.*/, '');
  await ruth.page.goto(draft.replace(/\/drafts.*/, ''));
  await ruth.page.getByText('You alone work on it').click();
  await ruth.page.getByLabel('Ben Ruiz works on it, too').click();
  await ruth.page.getByText('You work on it with 1 more').waitFor();
  await ruth.sees('drafts');
  await ruth.page.goto(`${draft}?page=dinner.yaml&section=2`);
  await ben.page.reload();
  await ben.page.getByRole('link', { name: 'Summer menu' }).click();
  await ben.page.getByRole('treeitem').first().waitFor();
  await ben.button('Skip the tour').click();
  await ben.openSection('Dinner', /What it costs/);
  await ben.writeBehind('Heading', ' in summer');
  await ruth.writeBehind('Paragraphs', ' Children eat for half.');
  await Promise.all([ben.save(), ruth.save()]);
  await ruth.shows('What it costs in summer');
  await ben.shows('Children eat for half.');
  await ben.page.locator('summary', { hasText: 'Page' }).first().click();
  await ben.page
    .getByText(/Ruth Halvorsen/)
    .first()
    .waitFor();
  await ben.sees('who-is-where');
  await ben.page.keyboard.press('Escape');
  // Ben may not publish.
  await ben.button('Publish').click();
  await ben.dialog('Publish').getByText('somebody who may publish').waitFor();
  await ben.sees('publish-as-editor');
  expect(await all()).toEqual(before);

  // Somebody without an account looks at it on a phone, says something, and approves.
  await ruth.button('Ask for a look').click();
  const asking = ruth.dialog('Ask for a look');
  await asking.getByLabel('What you would like to know').fill('Would you come?');
  await ruth.sees('ask');
  await asking.getByRole('button', { name: 'Make a link' }).click();
  const link = asking.getByLabel('The link', { exact: true });
  await link.waitFor();
  const guest = await Somebody.with(browser, 'phone');
  await guest.page.goto(await link.inputValue());
  await asking.getByRole('button', { name: 'Close' }).click();
  await guest.sees('look');
  await guest.page.getByRole('button', { name: /^Summer menu/ }).tap();
  await guest.page.getByText('Would you come?').waitFor();
  await guest.sees('look-open');
  await seesBeforeAndAfter(guest.page);
  await guest.sees('look-pictures');
  await guest.page.getByRole('button', { name: /lunch/i }).first().tap();
  await guest.page.frameLocator('iframe:not([sandbox])').getByText('cold soups').waitFor();
  await guest.page.getByRole('button', { name: /^Summer menu/ }).tap();
  await guest.page.getByLabel('What would you like to say?').fill('Which soups?');
  await guest.page.getByLabel('Your name').fill('Marta');
  await guest.page.getByRole('button', { name: 'Send comment' }).tap();
  await guest.page.getByText('Sent.').waitFor();
  await guest.page.getByRole('button', { name: 'Approve' }).tap();
  await guest.page.getByRole('button', { name: 'Approve as it is now' }).tap();
  await guest.page.getByText('Marta approves this.').waitFor();
  await guest.sees('look-approved');

  // Published for tomorrow at eight.
  await ruth.button('Publish').click();
  const publish = ruth.dialog('Publish');
  await publish.getByText('cold soups').waitFor();
  await publish.getByRole('textbox').first().fill('The summer menu');
  await ruth.sees('publish');
  await publish.getByRole('radio', { name: 'On a day and hour' }).check();
  const day = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  await publish.getByLabel(/^Day and hour/).fill(`${day}T08:00`);
  await ruth.sees('publish-later');
  await publish.getByRole('button', { name: 'Publish then' }).click();
  await publish.getByText(/^It will be published on/).waitFor();
  await ruth.sees('scheduled');
  await publish.getByRole('button', { name: 'Go on editing' }).click();
  await ruth.button('Publish').click();
  await publish.getByText('cold soups').waitFor();
  await ruth.sees('publish-scheduled');
  await ruth.page.keyboard.press('Escape');
  expect(await all()).toEqual(before);

  // The hour comes: the clock leaps there, which is believed a minute later.
  kitchen.putForward(Date.parse(`${day}T08:00Z`) - Date.now());
  await expect.poll(() => kitchen.seen('/lunch'), { timeout: 240_000 }).toContain('cold soups');
  const summer = await all();
  expect(summer[0]).toContain('A cook who brings soup by bicycle');
  expect(summer[1]).toMatch(/What it costs in summer[\s\S]*we eat outside[\s\S]*Children eat for half/);
  expect(summer[2]).toContain('elderflower');

  // The owner takes it back, and publishes it again.
  await ada.page.reload();
  await ada.page.getByLabel('A new draft: what it is about').fill('A look');
  await ada.button('Begin').click();
  await ada.page.getByRole('treeitem').first().waitFor();
  await ada.button('Skip the tour').click();
  await ada.button('Publications').click();
  const release = (name: string) => ada.page.getByRole('region', { name, exact: true });
  await release('The summer menu').getByText('What changed').click();
  await ada.sees('published');
  // Its pages are looked at, as they were and as they were before, at an address where nobody is signed in.
  const [pages] = await Promise.all([
    ada.page.context().waitForEvent('page'),
    release('The summer menu')
      .getByRole('button', { name: /^Look at it/ })
      .click(),
  ]);
  await pages.getByText('Ruth Halvorsen has published this.').waitFor();
  await seesBeforeAndAfter(pages);
  expect(new URL(pages.url()).host).toMatch(/^preview\./);
  await pages.frameLocator('iframe:not([sandbox])').getByRole('link', { name: 'Drinks' }).first().click();
  await pages.frameLocator('iframe:not([sandbox])').getByText('elderflower').waitFor();
  await pages.close();
  await release('The summer menu').getByRole('button', { name: 'Take back' }).click();
  await release('The summer menu').getByRole('button', { name: 'Take it back' }).click();
  await ada.page.getByText('It is taken back: visitors see the site without it.').waitFor();
  await release('The summer menu').getByText('· taken back').waitFor();
  await ada.sees('taken-back');
  expect(await all()).toEqual(before);
  await release('Took back: The summer menu').getByRole('button', { name: 'Publish again' }).click();
  await release('Took back: The summer menu').getByRole('button', { name: 'Publish it again' }).click();
  await ada.page.getByText('It is published again: visitors see the site with it.').waitFor();
  await release('The summer menu').getByText('· taken back').waitFor({ state: 'detached' });
  await release('Published again: The summer menu').getByRole('button', { name: 'Take back' }).waitFor();
  await ada.sees('published-again');
  expect(await all()).toEqual(summer);

  // What stands in the record of it: who, what, and nothing besides.
  const git = gitIn(folder);
  expect(git('log', '--format=%an: %s').split('\n')).toEqual([
    'Ada Example: Published again: The summer menu',
    'Ada Example: Took back: The summer menu',
    'Ruth Halvorsen: The summer menu',
    'Studio: The site as it was found',
  ]);
  const pictures = ['bicycle.svg', 'chain.svg', 'wheel.svg'].map((name) => `pages/_media/${name}`);
  const texts = ['dinner', 'drinks', 'lunch'].map((name) => `pages/${name}.yaml`);
  expect(git('diff', '--name-only', 'HEAD~3', 'HEAD').split('\n')).toEqual([...pictures, ...texts]);
  // Of the lines that were there only those with other words are others.
  expect(git('diff', 'HEAD~3', 'HEAD', '--', 'pages/dinner.yaml').match(/^-[^-].*$/gm)).toEqual([
    '-    heading: What it costs',
    '-    paragraphs: A plate costs twelve coins.',
  ]);
  const message = git('log', '-1', '--format=%B', 'HEAD~2');
  expect(message).toContain('The picture bicycle.svg was added.');
  expect(git('diff', '--stat', 'HEAD~3', 'HEAD~1')).toBe('');
  expect(git('status', '--porcelain', 'pages')).toBe('');
  // Pages that are pictures run no script, which the browser notes down.
  const wrong = [...ada.wrong, ...ruth.wrong, ...ben.wrong, ...guest.wrong];
  expect(wrong.filter((message) => !message.includes('Blocked script execution'))).toEqual([]);
});
