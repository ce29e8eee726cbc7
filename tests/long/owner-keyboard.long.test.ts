import type { Browser, Locator } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchChromium } from '#builder/render';
import { removeFolder, temporaryFolder } from '../support/content.ts';
import { countPointers, KeyboardUser } from './support/keyboard-user.ts';
import { Organisation, Somebody } from './support/organisation.ts';

const folder = temporaryFolder();
const kitchen = new Organisation(folder);
let browser: Browser;

beforeAll(async () => {
  await kitchen.start();
  browser = await launchChromium();
});
afterAll(async () => {
  await browser?.close();
  await kitchen.stop();
  removeFolder(folder);
});

it('all that owners and publishers do is done by keyboard alone, and the focus is never lost', async () => {
  const ada = await Somebody.with(browser, 'desk');
  const { page } = ada;
  const pointers = await countPointers(page);
  const user = new KeyboardUser(page);
  const lost: string[] = [];
  /** Does something, waits for what comes of it, and looks whether the Tab key would begin anew. */
  const done = async (what: string, act: () => Promise<void>, seen: Locator) => {
    await act();
    await seen.first().waitFor();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.localName), { timeout: 3000 })
      .not.toBe('body')
      .catch(() => lost.push(what));
    await ada.sees(what);
  };
  const press = (name: string | RegExp, within: Locator | typeof page = page) =>
    user.use(within.getByRole('button', { name, exact: typeof name === 'string' }));

  // Coming in.
  await page.goto(kitchen.ownersLink);
  await user.write(page.getByLabel('Your name'), 'Ada Example');
  await user.write(page.getByLabel('Your mail address'), 'ada@site.example');
  await press('Come in');
  await page.getByRole('heading', { name: 'Your account' }).waitFor();
  await done('a passkey', () => press('Add a passkey'), page.getByText(/^Passkey of/));

  // Invitations: made with a role, and taken back.
  const invite = async (mail: string, role: string) => {
    await user.write(page.getByLabel('Invite somebody: their mail address'), mail);
    await user.to(page.getByLabel('Their role').last());
    await page.keyboard.type(role);
    await press('Invite');
  };
  const links = page.getByRole('status').locator('code');
  await done('invited', () => invite('ruth@site.example', 'pub'), page.getByText('link to ruth@site.example'));
  const ruthsLink = (await links.textContent()) ?? '';
  await done('invited another', () => invite('ben@site.example', 'ed'), page.getByText('link to ben@site.example'));
  const gone = page.getByRole('button', { name: 'Take it back: the link for ben@site.example' });
  await done('invitation taken back', () => user.use(gone), page.getByText('until').first());
  await gone.waitFor({ state: 'detached' });
  const ruth = await Somebody.with(browser, 'desk');
  await ruth.comeIn(ruthsLink, 'Ruth Halvorsen');

  // People: roles, rights, sessions, links.
  await page.reload();
  const row = page.getByRole('listitem').filter({ hasText: 'ruth@site.example' }).first();
  const role = page.getByLabel('Role of Ruth Halvorsen', { exact: true });
  await user.to(role);
  // The arrows go through all roles, and change none yet.
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  expect(await role.inputValue()).toBe('owner');
  await done('role', () => press('Change the role of Ruth Halvorsen'), page.getByText('Ruth Halvorsen'));
  await page.getByRole('button', { name: 'Change the role of Ruth Halvorsen' }).waitFor({ state: 'detached' });
  await user.use(row.locator('summary'));
  const reads = row.getByLabel('Reads the messages of visitors');
  await done('reads messages', () => user.use(reads, 'Space'), row);
  await expect.poll(() => reads.isChecked()).toBe(true);
  const back = 'Make a new link to come in: Ruth Halvorsen';
  await done('a link to come back', () => press(back), page.getByText('link to ruth@site.example'));
  const out = () => press('Sign out everywhere: Ruth Halvorsen');
  await done('signed out everywhere', out, row.getByText('signed in nowhere'));

  // One's own sessions.
  const own = page.getByRole('listitem').filter({ hasText: 'ada@site.example' }).first();
  await user.use(own.locator('summary'));
  const mine = 'Make a new link to come in: Ada Example';
  await done('a link of one’s own', () => press(mine), page.getByText('link to ada@site.example'));
  const other = await Somebody.with(browser, 'desk');
  await other.page.goto((await links.textContent()) ?? '');
  await other.button('Come in').click();
  await other.page.getByRole('heading', { name: 'Your account' }).waitFor();
  await page.reload();
  const there = page.getByRole('button', { name: 'Sign out there' });
  await done('signed out there', () => user.use(there), page.getByText('Signed in here'));
  await there.waitFor({ state: 'detached' });
  const log = page.locator('summary', { hasText: 'Who has done what' });
  await done('log', () => user.use(log), page.getByText(/signed out everywhere Ruth Halvorsen/));

  // A draft: begun, written, asked about, published on an hour that is called off, and at once.
  await user.write(page.getByLabel('A new draft: what it is about'), 'Summer');
  await press('Begin');
  await page.getByRole('treeitem').first().waitFor();
  await press('Skip the tour');
  await user.use(page.locator('[role=treeitem][tabindex="0"]'));
  await user.write(page.locator('#studio-form').getByRole('textbox').first(), 'Bread in summer');
  await press('Ask for a look');
  const look = page.getByRole('dialog', { name: 'Ask for a look' });
  const link = look.getByLabel('The link', { exact: true });
  await done('asked', () => press('Make a link', look), link);
  await done('look ended', () => press(/^End it/, look), look.getByText('Whoever has the link'));
  await page.keyboard.press('Escape');
  await press('Publish');
  const publish = page.getByRole('dialog', { name: 'Publish', exact: true });
  await publish.getByText('Bread in summer').first().waitFor();
  await user.write(publish.getByRole('textbox').first(), 'Bread');
  await user.to(publish.getByRole('radio', { name: 'Now' }));
  await page.keyboard.press('ArrowDown');
  await user.to(publish.getByLabel(/^Day and hour/));
  await page.keyboard.type('12312099');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type('0800AM');
  await done('scheduled', () => press('Publish then', publish), publish.getByText(/^It will be published on/));
  await press('Go on editing', publish);
  await press('Publish');
  const callOff = publish.getByRole('button', { name: 'Call it off' });
  await callOff.waitFor();
  await done('called off', () => user.use(callOff), publish.getByRole('button', { name: 'Publish now' }));
  await callOff.waitFor({ state: 'detached' });
  await user.write(publish.getByRole('textbox').first(), 'Bread');
  await done('published', () => press('Publish now', publish), publish.getByText('It is public'));
  await press('Go on editing', publish);

  // What was published: read, taken back, published again.
  await press('Publications');
  const published = page.getByRole('dialog', { name: 'Publications', exact: true });
  const release = published.getByRole('region', { name: 'Bread', exact: true });
  await user.use(release.locator('summary').first());
  await release.getByText('Bread in summer').first().waitFor();
  await done('asked before', () => press('Take back', release), release.getByText(/^Visitors will see/));
  await done('taken back', () => press('Take it back', release), release.getByText('· taken back'));
  const again = published.getByRole('region', { name: 'Took back: Bread', exact: true });
  await done('asked again', () => press('Publish again', again), again.getByText(/^Visitors will see/));
  await done('published again', () => press('Publish it again', again), page.getByText('It is published again'));
  await page.keyboard.press('Escape');

  // The first page once more: a draft is handed over and deleted, somebody is removed, each asked about first.
  await page.goto(page.url().replace(/\/drafts.*/, ''));
  await user.use(page.locator('summary', { hasText: 'You alone work on it' }));
  await user.to(page.getByLabel('Hand over Summer to'));
  await page.keyboard.press('ArrowDown');
  await done('handed over', () => press('Hand it over'), page.getByText('of Ruth Halvorsen'));
  await user.write(page.getByLabel('A new draft: what it is about'), 'Winter');
  await press('Begin');
  await page.getByRole('treeitem').first().waitFor();
  await page.goto(page.url().replace(/\/drafts.*/, ''));
  await done('asked before', () => press('Delete Winter'), page.getByText('Delete “Winter”?'));
  await done('kept', () => press('Keep it'), page.getByRole('link', { name: 'Winter' }));
  await press('Delete Winter');
  await done('deleted', () => press('Delete it'), page.getByRole('heading', { name: 'Your drafts' }));
  await page.getByRole('link', { name: 'Winter' }).waitFor({ state: 'detached' });
  await done('asked before removing', () => press('Remove Ruth Halvorsen'), page.getByText('Remove Ruth Halvorsen?'));
  await done('removed', () => press('Remove'), page.getByRole('heading', { name: 'People' }));
  await page.getByLabel('Role of Ruth Halvorsen', { exact: true }).waitFor({ state: 'detached' });
  await done('passkey removed', () => press(/^Delete it: the passkey/), page.getByText('Add a passkey: then'));
  await press('Sign out');
  await page.getByRole('button', { name: 'Use your passkey' }).waitFor();
  expect({ lost, wrong: ada.wrong, pointers: await pointers() }).toEqual({ lost: [], wrong: [], pointers: 0 });
});
