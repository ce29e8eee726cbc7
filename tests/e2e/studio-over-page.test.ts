import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { startUser } from '../studio/support/studio-user.ts';
import { writeWordsSite } from '../studio/support/words-site.ts';
import { startStudio, studioWindow } from '../support/preview.ts';
import { test, type Visitor } from '../support/visitor.ts';

const studio = startStudio(writeWordsSite);

async function opened(visitor: Visitor, options: object = {}) {
  const page = await studio.newPage(visitor, { ...studioWindow, ...options });
  const user = await startUser(page, await studio.nextAddress());
  await user.open('Words of every kind');
  return { page, user, frame: await user.frame() };
}

test('a list that opens at words of the page covers none of them, at the top of the window as little as at its foot', async ({
  visitor,
}) => {
  const { page, user, frame } = await opened(visitor);
  const open = frame.locator('[contenteditable=true]');
  const words = frame.getByText('Then two of us begin.');
  for (const block of ['start', 'center', 'end'] as const) {
    await words.dblclick();
    await open.waitFor();
    await words.evaluate((element, at) => element.scrollIntoView({ block: at }), block);
    await user.press('Control+k');
    await page.getByRole('option').first().waitFor();
    const covered = async () => {
      const [list, text] = [await page.getByRole('listbox').boundingBox(), await open.boundingBox()];
      return list && text && Math.min(list.y + list.height, text.y + text.height) - Math.max(list.y, text.y);
    };
    await expect.poll(covered, { message: block }).toBeLessThanOrEqual(0);
    await user.press('Escape');
    await user.press('Escape');
    await open.waitFor({ state: 'detached' });
  }
});

test('the tools for an answer cover neither it nor its question', async ({ visitor }) => {
  const { page, frame } = await opened(visitor);
  const question = frame.locator('summary', { hasText: 'May I help you' });
  await question.click();
  await frame.getByText('Yes, on Fridays.').dblclick();
  await frame.locator('[contenteditable=true]').waitFor();
  for (const words of [question, frame.locator('[contenteditable=true]')]) {
    const tools = await page.locator(':has(> [aria-label="Tools for words in the page"])').boundingBox();
    const box = await words.boundingBox();
    expect(tools && box && Math.min(tools.y + tools.height - box.y, box.y + box.height - tools.y)).toBeLessThanOrEqual(
      0,
    );
  }
});

test('what is pasted beside all words of the page is offered as a section', async ({ visitor }) => {
  const { user, frame } = await opened(visitor);
  const caption = frame.locator('caption');
  await caption.click();
  await user.paste('', 'Boat\tPrice\r\nDinghy\t900\r\n');
  await user.button('Add the table below: a heading and 1 row').waitFor();
  await caption.click();
  await user.paste('', 'A word to everybody');
  await user.button('Add it as a text below').waitFor();
  // Nor is there a text to select: not the page with its menu and its foot.
  await caption.click();
  await user.press('Control+a');
  expect(await caption.evaluate(() => getSelection()?.toString())).toBe('');
});

test('by touch the name of a section is as high as its line, and its tools are as large as a finger', async ({
  visitor,
}) => {
  const { user, frame } = await opened(visitor, { hasTouch: true });
  await user.row(/What people ask/).tap();
  await frame.getByTitle('Drag to move').waitFor();
  const height = async (selector: string) => Math.round((await frame.locator(selector).boundingBox())?.height ?? 0);
  await expect.poll(() => height('[title="Drag to move"]')).toBeGreaterThanOrEqual(44);
  expect(await height('.label')).toBeLessThanOrEqual(28);
});

test('a form that opens in a dialog is seen as it opens while it is written, until it or the page is left', async ({
  visitor,
}) => {
  const { page, user, frame } = await opened(visitor);
  await page.locator('summary', { hasText: 'On every page' }).click();
  await user.button('Forms and mailboxes').click();
  const sheet = frame.locator('[data-form-sheet]');
  expect(await sheet.count()).toBe(0);
  const form = page.locator('#studio-form');
  await form.getByRole('button', { name: 'Write to us', exact: true }).click();
  await user.field('Title').first().click();
  await sheet.getByRole('heading', { name: 'Write to us' }).waitFor();
  await user.press('Control+a');
  await user.type('Write to the boats');
  await sheet.getByRole('heading', { name: 'Write to the boats' }).waitFor();
  await user.focusIn(/^Write to the boats$/);
  // What is said once it was sent is seen while that is written: this one has closed then.
  await form.locator('summary:visible', { hasText: 'Settings' }).first().click();
  const titleOf = (outcome: string) => form.locator(`[data-path$=".${outcome}.title"] [role=textbox]:visible`).first();
  await titleOf('success').click();
  await user.press('Control+a');
  await user.type('It is with the boats');
  await sheet.getByText('It is with the boats').waitFor();
  expect(await sheet.getByRole('heading', { name: 'Write to the boats' }).count()).toBe(0);
  await titleOf('failure').click();
  await sheet.getByRole('heading', { name: 'Write to the boats' }).waitFor();
  await form.getByRole('button', { name: 'Plan a visit', exact: true }).click();
  await user.field('Title').filter({ visible: true }).last().click();
  await sheet.getByRole('heading', { name: 'Plan a visit' }).waitFor();
  // As visitors have it, though what it asks is the site's own.
  await sheet.getByRole('button', { name: 'Cancel' }).waitFor();
  await sheet.getByRole('button', { name: 'Close' }).click();
  await sheet.waitFor({ state: 'detached' });
  await form.getByRole('heading', { name: 'Title, address, dates' }).waitFor();
});

test('a press in the page closes the menus of the window around it', async ({ visitor }) => {
  const { page, user, frame } = await opened(visitor);
  const menu = page.locator(':popover-open');
  for (const name of ['View', /^More for /]) {
    await user.button(name).click();
    await menu.waitFor();
    await frame.locator('caption').click();
    await menu.waitFor({ state: 'detached' });
  }
});

test('the button that moves a section stays under the pointer', async ({ visitor }) => {
  const { user, frame } = await opened(visitor);
  await user
    .row(/In spring time|Tabs/)
    .first()
    .click();
  const up = frame.getByTitle('Move up', { exact: true });
  const settled = frame.locator('.selected:not([data-unsettled])');
  const top = async () => Math.round((await up.boundingBox())?.y ?? 0);
  await settled.waitFor();
  const blocks = frame.locator('main [data-view=shown] > [data-block]');
  const place = () => blocks.evaluateAll((all) => all.map((each) => each.getAttribute('data-block')).indexOf('tabs'));
  const before = await top();
  const first = await place();
  for (let steps = 1; steps < 3; steps += 1) {
    await up.click();
    await expect.poll(place).toBe(first - steps);
    await settled.waitFor();
    await expect.poll(top).toBe(before);
  }
});

test('a button beside the sheet that finds words is pressed at once', async ({ visitor }) => {
  const { page, user } = await opened(visitor);
  await user.row(/What people ask/).click();
  await user.field('Heading').click();
  await user.press('End');
  await user.type('!');
  await user.press('Control+h');
  const sheet = page.getByRole('dialog', { name: 'Find and replace' });
  await sheet.waitFor();
  const box = await user.button(/^Save/).boundingBox();
  await page.mouse.click((box?.x ?? 0) + 10, (box?.y ?? 0) + 10);
  await sheet.waitFor({ state: 'detached' });
  await expect.poll(() => readFileSync(join(studio.pages, 'words.yaml'), 'utf8')).toContain('What people ask!');
});
