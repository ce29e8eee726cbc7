import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator } from 'playwright';
import { expect } from 'vitest';
import { projectRoot } from '#builder/base';
import { loadChecker, readContent } from '#builder/files';
import { compileContent } from '#engine';
import { messageWords } from '#kit/model';
import { axeViolations } from '../access/support/axe.ts';
import { expectFewLines } from '../studio/support/bar.ts';
import { startRepository } from '../studio/support/repository.ts';
import { startUser } from '../studio/support/studio-user.ts';
import { writeWorkshop } from '../studio/support/workshop-site.ts';
import { edit } from '../support/content.ts';
import { isThorough } from '../support/extent.ts';
import { startStudio, studioWindow } from '../support/preview.ts';
import { test } from '../support/visitor.ts';

/** The workshop as a repository keeps it: its page was shorter and said other words once, and another page is gone. */
const studio = startStudio((folder) => {
  const pages = writeWorkshop(folder);
  const commit = startRepository(folder);
  const file = join(pages, 'workshop.yaml');
  const now = readFileSync(file, 'utf8');
  edit(file, /heading: What people ask/, 'heading: What nobody asks  # yet');
  edit(file, /A boat waits .* for its turn/, 'A boat waits for its turn');
  const gone = join(pages, 'harbour.yaml');
  writeFileSync(gone, readFileSync(join(pages, 'prices.yaml'), 'utf8').replaceAll(/What|Prices/g, 'Harbour'));
  commit('The workshop opens');
  rmSync(gone);
  writeFileSync(file, now);
  commit('What people ask, and how long they wait');
  return pages;
});

/** What `npm run validate` says of the files as they are, in the words of forms. */
function saidElsewhere(): string[] {
  const files = readContent(studio.folder, studio.pages, join(studio.folder, 'public'));
  const { diagnostics } = compileContent(files, loadChecker(projectRoot));
  return diagnostics.map((diagnostic) => messageWords(diagnostic).message);
}

test.runIf(isThorough)(
  'an earlier version is seen beside today’s, and taken back: a section of it, or all; both are undone',
  async ({ visitor }) => {
    const page = await studio.newPage(visitor, studioWindow);
    const user = await startUser(page, await studio.nextAddress());
    await user.open('A workshop for boats');
    const frame = await user.frame();
    const window = page.getByRole('dialog', { name: 'Earlier versions: A workshop for boats' });
    const openOldest = async (of?: string) => {
      await user.button('Earlier versions').click();
      if (of !== undefined) await window.getByRole('button', { name: of }).click();
      await window.getByRole('button', { name: /The workshop opens/ }).click();
      await window.getByText('nobody').first().waitFor();
    };
    await user.button('Earlier versions').click();
    await window.getByRole('button', { name: /What people ask, and how long they wait/ }).click();
    await window.getByText('This is what the page says now.').waitFor();
    await user.press('Escape');

    await openOldest();
    expect(await window.locator('.sentences').first().textContent()).toContain(
      '“What nobody asks” is called “What people ask” now',
    );
    const then = window.frameLocator('iframe[title^="The page as it was on"]');
    await then.getByRole('heading', { name: 'What nobody asks' }).waitFor();
    await window.getByText('As text').click();
    await window.getByRole('cell', { name: 'What nobody asks # yet' }).first().waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await window.locator('li', { hasText: 'What nobody asks' }).getByRole('button', { name: 'Bring it back' }).click();
    await window.waitFor({ state: 'detached' });
    await frame.getByRole('heading', { name: 'What nobody asks' }).waitFor();
    await user.hears(/^Questions and answers “What nobody asks” was made as it was on /);
    // The other section that was different stays as it is.
    await user.shows('3 weeks for its turn');
    await user.undo();
    await frame.getByRole('heading', { name: 'What people ask' }).waitFor();

    // Of a section only what was different in it is listed, and only that is seen and taken back.
    await user.row(/We mend bots/).click();
    await user.button('Earlier versions').click();
    await window.getByText(/^This section has only ever been as it is now, since .* \(Ann Example\)\.$/).waitFor();
    await user.press('Escape');
    await user.row(/How long it takes/).click();
    await user.button('Earlier versions').click();
    await window.getByRole('listitem').getByRole('button').first().click();
    await window.getByText('This is what the section says now.').waitFor();
    await window.getByRole('button', { name: /The workshop opens/ }).click();
    expect(await window.getByRole('listitem').getByRole('button').count()).toBe(2);
    const withIt = window.frameLocator('iframe[title^="The page with the section as it was on"]');
    await withIt.locator('body', { hasText: 'A boat waits for its turn' }).waitFor();
    expect(await withIt.getByRole('heading', { name: 'What people ask' }).count()).toBe(1);
    expect(await axeViolations(page)).toEqual([]);
    await user.button('Bring this section back').click();
    await window.waitFor({ state: 'detached' });
    await user.shows('A boat waits for its turn');
    await user.hears(/^Text “How long it takes” was made as it was on /);
    await frame.getByRole('heading', { name: 'What people ask' }).waitFor();
    await user.undo();
    await user.shows('3 weeks for its turn');

    await openOldest('The whole page');
    await user.button('Bring this version back').click();
    await frame.getByRole('heading', { name: 'What nobody asks' }).waitFor();
    await user.shows('A boat waits for its turn');
    await user.undo();
    await user.shows('3 weeks for its turn');
    await page.getByText('All saved').waitFor();

    // A page that was deleted comes back as it was, and goes with undo.
    await page.locator('summary', { hasText: 'Page' }).first().click();
    await user.button(/^New page, rename/).click();
    await user.button('Deleted pages …').press('Enter');
    const harbour = user.button('Bring back Harbour of the workshop (/harbour)');
    await harbour.waitFor();
    expect(await axeViolations(page)).toEqual([]);
    // The title has the focus: the button that led here is gone.
    for (let key = 0; key < 3; key += 1) await user.press('Tab');
    expect(await harbour.evaluate((button) => button === document.activeElement)).toBe(true);
    await user.press('Enter');
    await user.hears('A deleted page was brought back');
    await frame.getByRole('heading', { name: 'Harbour we charge' }).waitFor();
    await user.save();
    expect(existsSync(join(studio.pages, 'harbour.yaml'))).toBe(true);
    await user.undo();
    await user.save();
    expect(existsSync(join(studio.pages, 'harbour.yaml'))).toBe(false);
  },
);

test('by keyboard alone the focus follows the section and comes back from windows; the visitor’s own colours show what is selected', async ({
  visitor,
}) => {
  const page = await studio.newPage(visitor, studioWindow);
  const user = await startUser(page, await studio.nextAddress());
  await user.open('A workshop for boats');
  const isFocused = (target: Locator) =>
    expect.poll(() => target.evaluate((element) => element === document.activeElement)).toBe(true);
  await expectFewLines(page);
  const rows = page.getByRole('treeitem');
  await rows.nth(1).focus();
  await user.press('ArrowDown');
  await user.press('ArrowUp');
  await isFocused(rows.nth(1));
  // Enter leads to the form, and Esc back.
  await user.press('Enter');
  await page.locator('#studio-form :focus').waitFor();
  await user.type(' here');
  await user.row(/How long it takes here/).waitFor();
  await user.press('Control+z');
  await user.row(/How long it takes here/).waitFor({ state: 'detached' });
  await user.press('Escape');
  await isFocused(rows.nth(1));
  await user.press('Alt+ArrowDown');
  await isFocused(rows.nth(2));
  await user.undo();

  // The buttons of a row go with the section that they move, where there is room for them.
  await page.setViewportSize({ width: 1920, height: 900 });
  await rows.nth(1).click();
  await user.button('Move down').press('Enter');
  await user.hears('was moved to 3 of 4');
  await isFocused(user.button('Move down'));
  await user.undo();

  await rows.nth(1).focus();
  await user.press('Enter');
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest('#studio-form') !== null)).toBe(true);
  await user.button('Add a section').press('Enter');
  await page.getByRole('dialog', { name: 'Add a section' }).getByRole('searchbox').waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await user.press('Escape');
  await isFocused(user.button('Add a section'));
  await page.locator('summary', { hasText: 'Page' }).first().press('Enter');
  await user.button(/^New page, rename/).press('Enter');
  await page.getByRole('dialog', { name: 'Pages' }).waitFor();
  await user.press('Escape');
  await isFocused(page.locator('summary', { hasText: 'Page' }).first());

  await page.emulateMedia({ forcedColors: 'active' });
  const ground = (target: Locator) => target.evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(await ground(rows.and(page.locator('[aria-selected=true]')))).not.toBe(await ground(rows.first()));
  expect(await ground(user.button('Desktop'))).not.toBe(await ground(user.button('Phone')));
  await page.emulateMedia({ forcedColors: 'none' });

  // Bold and links come as in a word processor, and what is typed after them is plain.
  await user.row(/How long it takes/).click();
  const text = user.field('Paragraphs');
  await text.focus();
  // A figure is one sign.
  await text.locator('[data-figure]', { hasText: '3 weeks' }).waitFor();
  await user.press('Control+Home');
  for (let sign = 0; sign < 'A boat waits '.length; sign += 1) await user.press('ArrowRight');
  await user.press('Delete');
  await text.locator('[data-figure]').waitFor({ state: 'detached' });
  await user.press('Control+z');
  // A press on it brings the cursor beside it, and what is typed comes there.
  await user.click(text.locator('[data-figure]'));
  await user.type('!');
  await expect.poll(() => text.textContent()).toMatch(/!3 weeks|3 weeks!/);
  await user.press('Backspace');
  await expect.poll(() => text.textContent()).not.toContain('!');
  await user.press('Control+End');
  await user.type(' Come ');
  await user.press('Control+b');
  await user.type('quite early');
  expect(await user.button('Bold').getAttribute('aria-pressed')).toBe('true');
  await user.press('Control+b');
  await user.type(' or ');
  await user.press('Control+k');
  await page.getByRole('option', { name: /^Prices of the workshop/ }).waitFor();
  await user.type('prices of');
  await user.press('ArrowDown');
  await user.press('Enter');
  await user.type('.');
  expect(await text.locator('strong, a').allTextContents()).toEqual(['quite early', 'Prices of the workshop']);
  expect(await axeViolations(page)).toEqual([]);
  await user.save();
  expect(readFileSync(join(studio.pages, 'workshop.yaml'), 'utf8')).toContain(
    'We write when it is done. Come **quite early** or [Prices of the workshop](/prices).\n',
  );
});

test('slips that no form prevents are told beside their field, in the words of all checks, and fixed where that is sure', async ({
  visitor,
}) => {
  const page = await studio.newPage(visitor, studioWindow);
  const user = await startUser(page, await studio.nextAddress());
  await user.open('Prices of the workshop');
  await user.row(/What it costs/).click();
  const text = user.field('Paragraphs');
  /** The message of the field that holds some words, as it is seen and as it is tied to the field. */
  const messageAt = async (field: Locator, words: string) => {
    const message = page.locator('#studio-form [data-path] li[data-severity]', { hasText: words });
    await message.waitFor();
    const described = (await field.getAttribute('aria-describedby')) ?? '';
    const list = await message.evaluate((entry) => entry.parentElement?.id ?? 'none');
    expect(described.split(' ')).toContain(list);
    return message;
  };
  const expectSameWords = async (message: Locator) => {
    const shown = (await message.textContent()) ?? '';
    expect(
      saidElsewhere().some((words) => shown.includes(words)),
      shown,
    ).toBe(true);
  };

  // A page that a link leads to is deleted meanwhile.
  const workshop = join(studio.pages, 'workshop.yaml');
  rmSync(workshop);
  const broken = await messageAt(text, '/workshop');
  await expectSameWords(broken);
  expect(await text.getAttribute('aria-invalid')).toBe('true');
  await user.hears(/^Mistake: .*\/workshop/);
  await expectFewLines(page);

  // A figure gets another name in another tab.
  edit(join(studio.pages, '_facts.yaml'), /^boat_time:/m, 'boattime:');
  const renamed = await messageAt(text, 'boat time');
  await expectSameWords(renamed);
  await renamed.getByRole('button', { name: 'Fix it' }).click();
  await renamed.waitFor({ state: 'detached' });
  await text.locator('[data-figure="((facts.boattime))"]', { hasText: '3 weeks' }).waitFor();
  expect(await text.evaluate((field) => field === document.activeElement)).toBe(true);

  // A heading has a word that no phone has room for.
  await user.row(/What we charge/).click();
  const heading = user.field(/^Heading/);
  const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';
  await heading.fill(long);
  const wide = await messageAt(heading, long.slice(0, 20));
  await user.save();
  await expectSameWords(wide);
  expect(await axeViolations(page)).toEqual([]);

  // A figure stands in a heading as what it says, and is written as what it is.
  await heading.fill('It takes x');
  await user.press('Backspace');
  await heading.locator('xpath=ancestor::*[@data-path][1]').getByRole('button', { name: 'Figure' }).click();
  await user.type('3 weeks');
  await user.press('ArrowDown');
  await user.press('Enter');
  await heading.locator('[data-figure]', { hasText: '3 weeks' }).waitFor();
  await user.type(' at most');
  await expect.poll(() => heading.textContent()).toBe('It takes 3 weeks at most');
  await user.row(/It takes 3 weeks at most/).waitFor();
  await user.save();
  expect(readFileSync(join(studio.pages, 'prices.yaml'), 'utf8')).toContain(
    'heading: It takes ((facts.boattime)) at most',
  );
});
