import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Frame, Page } from 'playwright';
import { expect } from 'vitest';
import { axeViolations } from '../access/support/axe.ts';
import { runByKeyboard, runByMouse, undoAll } from '../studio/support/run-tasks.ts';
import { allTasks } from '../studio/support/studio-tasks.ts';
import { type StudioUser, startUser } from '../studio/support/studio-user.ts';
import { diffOf, textsOf, writeWorkshop } from '../studio/support/workshop-site.ts';
import { isThorough } from '../support/extent.ts';
import { photograph } from '../support/originals.ts';
import { startStudio, studioWindow } from '../support/preview.ts';
import { test } from '../support/visitor.ts';

const studio = startStudio(writeWorkshop);

test('ten tasks of a new user cost few clicks and leave what an exact engineer would have typed; undo takes back all', async ({
  visitor,
  task: { meta },
}) => {
  writeFileSync(join(studio.folder, 'Ben Ruiz.jpg'), await photograph({ width: 400, height: 500 }));
  const begin = textsOf(studio.pages);
  const user = await startUser(await studio.newPage(visitor, studioWindow), await studio.nextAddress());
  await user.open('A workshop for boats');
  const costs = await runByMouse(user, studio.pages, allTasks(studio.folder));
  const steps = await undoAll(user, studio.pages, begin);
  // Letters that are typed in one go are one step: no more than the changes that were made.
  expect(steps).toBeLessThanOrEqual(17);
  meta.note = `What the Studio asks of a new user: ${costs.join('; ')}; undo all of it: ${steps} clicks.`;
});

test.runIf(isThorough)(
  'the same tasks by keyboard alone take at most two keys for a click',
  async ({ visitor, task: { meta } }) => {
    const begin = textsOf(studio.pages);
    const user = await startUser(await studio.newPage(visitor, studioWindow), await studio.nextAddress());
    await user.open('A workshop for boats');
    const costs = await runByKeyboard(user, studio.pages, allTasks(studio.folder));
    await undoAll(user, studio.pages, begin);
    meta.note = `By keyboard alone: ${costs.join('; ')}.`;
  },
);

test('questions become steps and words are replaced on all pages, by keyboard; undo takes both back', async ({
  visitor,
}) => {
  const page = await studio.newPage(visitor, studioWindow);
  const user = await startUser(page, await studio.nextAddress());
  await user.open('A workshop for boats');
  const begun = textsOf(studio.pages);
  const text = () => readFileSync(join(studio.pages, 'workshop.yaml'), 'utf8');
  const dialog = page.getByRole('dialog');

  await user.row(/What people ask/).click();
  await user.button(/^More for/).click();
  await user.button('Change what it is …').click();
  await dialog.getByLabel('Steps').check();
  if (isThorough) expect(await axeViolations(page)).toEqual([]);
  await user.button('Change it').press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await user.row(/^Steps/).waitFor();

  await user.press('Control+Shift+F');
  const find = dialog.getByLabel('Find', { exact: true });
  await find.waitFor();
  if (isThorough) {
    // Ways to go through thirty letters are more than anybody can wait for; what comes then isn't held up.
    await dialog.getByLabel('A pattern (regular expression)').check();
    await find.fill('(([a-z]+ ?)+)+~');
    await dialog.getByRole('alert').filter({ hasText: 'takes too long' }).waitFor();
    await find.fill('b(oa)t');
    await dialog.getByText('Found in 3 places.').waitFor();
    await dialog.getByLabel('A pattern (regular expression)').uncheck();
    await find.fill('');
    await find.focus();
  }
  // Enter after what is looked for takes nothing out.
  await user.type('boat');
  await dialog.getByText('Found in 3 places.').waitFor();
  await user.press('Enter');
  await expect.poll(() => dialog.locator('mark').allTextContents()).toEqual(['boat', 'boat', 'boat']);
  await dialog.getByLabel('Replace with').fill('ship');
  await expect.poll(() => dialog.locator('ins').allTextContents()).toEqual(['ship', 'ship', 'ship']);
  if (isThorough) expect(await axeViolations(page)).toEqual([]);
  await dialog.getByLabel(/^A boatship waits/).uncheck();
  await user.button('Replace in 2 places').press('Enter');
  await dialog.getByText('Replaced in 2 places.').waitFor();
  await user.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await user.save();
  expect(text()).toContain('title: A workshop for ships\n');
  expect(text()).toContain('A boat waits ((facts.boat_time))');
  expect(text()).toContain(
    '  - type: steps\n    heading: What people ask\n    items:\n      # Asked most in spring.\n      - title: May I help?',
  );

  await user.undo();
  await user.undo();
  await user.save();
  expect(textsOf(studio.pages)).toEqual(begun);
});

/** A Studio in a narrow window, with the file of the page that is open in it, as it was. */
type Desk = { page: Page; user: StudioUser; frame: Frame; file: string; text: string };

async function seeDevicesAndDays({ page, user, frame, file, text }: Desk): Promise<void> {
  const widths = { Phone: 390, Tablet: 768, Desktop: 1024 };
  for (const [device, width] of Object.entries(widths)) {
    await user.button(device).click();
    await expect.poll(() => frame.evaluate(() => innerWidth)).toBe(width);
  }
  for (const theme of ['Light', 'Dark']) {
    await user.button(theme).click();
    await expect.poll(() => frame.locator('html').getAttribute('data-theme')).toBe(theme.toLowerCase());
  }
  writeFileSync(file, `${text}    from: 2030-01-01\n`);
  await user.row(/Who works here.*2030/).waitFor();
  await user.button(/^View/).click();
  const day = page.getByLabel('As visitors see it on');
  const people = frame.getByRole('heading', { name: 'Who works here' });
  await day.fill('2029-12-31');
  await people.waitFor({ state: 'detached' });
  await day.fill('2030-01-02');
  await people.waitFor();
  await user.button('Back to today').click();
  await user.press('Escape');
}

/** Between the two presses of a double click, as slow as a person's, the page stays where it is, at its edge too. */
async function pressSlowly({ page, user, frame }: Desk): Promise<void> {
  const size = page.viewportSize();
  if (size) await page.setViewportSize({ ...size, height: 420 });
  await user.row(/We mend/).click();
  // What is selected stays in view until somebody moves the page.
  await page.locator('iframe').hover();
  await page.mouse.wheel(0, 20);
  await expect.poll(() => frame.evaluate(() => scrollY)).toBeGreaterThan(0);
  const heading = frame.getByRole('heading', { name: 'Who works here' });
  await heading.evaluate((element) => scrollBy(0, element.getBoundingClientRect().bottom + 10 - innerHeight));
  const box = await heading.boundingBox();
  if (!box) throw new Error('The heading is not seen.');
  await page.mouse.move(box.x + 5, box.y + box.height / 2);
  for (const clickCount of [1, 2]) {
    await page.mouse.down({ clickCount });
    await page.mouse.up({ clickCount });
    await frame.locator('.label', { hasText: 'Who works here' }).waitFor();
  }
  await heading.and(frame.locator('[contenteditable]')).waitFor();
  await user.press('Escape');
  // What is selected in the outline is scrolled to.
  const scrolled = await frame.evaluate(() => scrollY);
  for (const name of [/We mend/, /Who works here/]) await user.row(name).click();
  await expect.poll(() => frame.evaluate(() => scrollY)).toBeGreaterThan(scrolled);
  if (size) await page.setViewportSize(size);
}

/** What can't be shown is a card in the page, and not gone; what can't be read is read-only; both are fixed by a press. */
async function fixSlips({ page, user, frame, file, text }: Desk): Promise<void> {
  writeFileSync(file, text.replace('type: people', 'type: peeple'));
  await frame.getByText('There is no kind of section “peeple”').waitFor();
  await user.row(/Has a mistake/).click();
  await user.button('Fix it').click();
  await frame.getByRole('heading', { name: 'Who works here' }).waitFor();
  await user.save();
  expect(readFileSync(file, 'utf8')).toBe(text);

  writeFileSync(file, text.replace('heading: How long it takes', 'heading: How: long'));
  await page.locator('.unreadable').waitFor();
  expect(await user.field(/^Heading/).isEditable()).toBe(false);
  await user.button('Fix it').click();
  await page.locator('.unreadable').waitFor({ state: 'detached' });
  await user.save();
  expect(readFileSync(file, 'utf8')).toBe(text.replace('heading: How long it takes', 'heading: "How: long"'));
}

/** Another has written other words at the same place: those that are chosen are the file's. */
async function chooseTheirs({ page, user, frame, file, text }: Desk): Promise<void> {
  await user.row(/How: long/).click();
  await user.field(/^Heading/).fill('My words');
  await page.getByText('Not saved yet').waitFor();
  const theirs = text.replace('heading: How long it takes', 'heading: Their words');
  writeFileSync(file, theirs);
  await page.getByLabel(/^Theirs: /).check();
  expect(await axeViolations(page)).toEqual([]);
  await user.button('Use what is chosen').click();
  await frame.getByRole('heading', { name: 'Their words' }).waitFor();
  await page.getByText('All saved').waitFor();
  expect(readFileSync(file, 'utf8')).toBe(theirs);
}

/** What is added between two sections of the page comes there, and what changed is said in plain words. */
async function addBetween({ page, user, frame }: Desk): Promise<void> {
  const before = user.row(/Their words/);
  const place = Number(await before.getAttribute('aria-posinset'));
  await before.click();
  await frame.getByTitle('Add a section below').click();
  await page.getByRole('searchbox').fill('questions');
  await user.hears(/^\d kinds of sections\. Enter adds “Questions and answers”\.$/);
  await page.getByRole('searchbox').press('Enter');
  await user.hears(/^Questions and answers .* was added/);
  await user
    .row(/^Questions and answers/)
    .first()
    .and(page.locator(`[aria-posinset="${place + 1}"]`))
    .waitFor();
  await user.inBar('What changed');
  const sentence = /^Section “.+” was added after “Their words”$/;
  await page.locator('.sentences li', { hasText: sentence }).waitFor();
  expect(await page.locator('.sentences li').count()).toBe(1);
  expect(await axeViolations(page)).toEqual([]);
  await user.press('Escape');
  await user.undo();
  await page.getByText('All saved').waitFor();
  // Once nothing is left to be saved, it leads to what was.
  await user.inBar('What changed');
  await page.getByRole('button', { name: 'Earlier versions of this page' }).click();
  const versions = page.getByRole('dialog', { name: /^Earlier versions/ });
  await versions.waitFor();
  await user.press('Escape');
  await versions.waitFor({ state: 'detached' });
}

/** What stands around the sections is changed where it stands as well, and beside a figure that a text begins or ends with. */
async function changeAround({ page, user, frame, file }: Desk): Promise<void> {
  const before = textsOf(studio.pages);
  const link = frame.locator('footer a').first();
  const label = await link.textContent();
  const places = frame.locator('[contenteditable=true]');
  // What was undone is told above the foot of the page, for a while.
  await page.getByRole('button', { name: /^Redo: / }).waitFor({ state: 'detached' });
  await link.dblclick();
  await places.waitFor();
  await page.locator('#studio-form').getByRole('heading', { name: 'Footer' }).waitFor();
  await user.press('End');
  await user.type(' today');
  await user.press('Enter');
  await user.save();
  const changed = diffOf(before, textsOf(studio.pages))
    .split('\n')
    .filter((line) => /^[-+]\s/.test(line));
  expect(changed).toEqual([
    expect.stringMatching(new RegExp(`^- .*label: ${label}$`)),
    expect.stringMatching(new RegExp(`^\\+ .*label: ${label} today$`)),
  ]);

  await user.doubleClickWord(frame.locator('p', { hasText: 'A boat waits' }), 'weeks');
  await places.waitFor();
  await user.press('ArrowRight');
  await user.type(', and more,');
  await user.save();
  expect(readFileSync(file, 'utf8')).toContain('A boat waits ((facts.boat_time)), and more, for its turn.');
  await user.undo();
  await user.undo();

  // What is typed once a text has got its first line break, and the answer to that, is kept too.
  await user.open('Prices of the workshop');
  const costs = frame.locator('p', { hasText: 'It costs less' });
  await costs.waitFor();
  await user.doubleClickWord(costs, 'less');
  await places.waitFor();
  await user.press('Control+End');
  await user.press('Shift+Enter');
  for (const words of ['And', ' then', ' some.']) {
    await user.type(words);
    await expect.poll(() => page.locator('#studio-form').textContent()).toContain(words);
  }
  await user.press('Escape');
  await places.waitFor({ state: 'detached' });
  await user.save();
  expect(diffOf(before, textsOf(studio.pages))).toBe('');
}

test.runIf(isThorough)(
  'a page is seen as it is on devices and days; its mistakes are fixed, what others wrote is chosen, what changed is said; the tour is short',
  async ({ visitor }) => {
    const page = await studio.newPage(visitor, { ...studioWindow, viewport: { width: 1024, height: 768 } });
    const user = await startUser(page, await studio.nextAddress());
    await user.open('A workshop for boats');
    const file = join(studio.pages, 'workshop.yaml');
    const desk = { page, user, frame: await user.frame(), file, text: readFileSync(file, 'utf8') };
    await pressSlowly(desk);
    await seeDevicesAndDays(desk);
    await fixSlips(desk);
    await chooseTheirs(desk);
    await addBetween(desk);
    await changeAround(desk);

    await user.inBar('Help');
    await user.button('Show me around').click();
    const [, steps] = /1 of (\d+)/.exec((await page.getByLabel('A short tour').textContent()) ?? '') ?? [];
    expect(Number(steps)).toBeLessThanOrEqual(5);
    await user.button('Skip the tour').click();
    await page.reload();
    await page.getByRole('tree').waitFor();
    expect(await page.getByLabel('A short tour').count()).toBe(0);
  },
);
