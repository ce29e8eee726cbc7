import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { writeWordsSite } from '../studio/support/words-site.ts';
import { openWordsWindow } from '../studio/support/words-window.ts';
import { startStudio } from '../support/preview.ts';
import { test } from '../support/visitor.ts';

const studio = startStudio(writeWordsSite);

/** How long the press of a hand takes, in ms. */
const hand = 100;

test('words that were just emptied, in the form or in the page, are gone as soon as others are open', async ({
  visitor,
}) => {
  const { page, user, frame } = await openWordsWindow(studio, visitor);
  const file = join(studio.pages, 'words.yaml');
  const before = readFileSync(file, 'utf8');
  const [above, text] = ['Boats above all', 'And more in few words'];
  writeFileSync(file, before.replace('    heading: How we work', `    eyebrow: ${above}\n$&\n    text: ${text}`));
  const section = frame.locator('main [data-block=prose]').first();
  await section.getByText(above).waitFor();
  await user.row(/How we work/).click();
  await user.field('Introduction').click();
  await user.press('Control+a');
  await user.press('Delete');
  await user.doubleClickWord(section.locator('h2'), 'work', hand);
  await frame.locator('h2[contenteditable=true]').waitFor();
  expect(await section.textContent()).not.toContain(text);
  await user.press('Escape');
  await user.doubleClickWord(section.getByText(above), 'above');
  await frame.locator('[contenteditable=true]', { hasText: above }).waitFor();
  await user.press('Control+a');
  await user.press('Delete');
  await user.doubleClickWord(section.locator('h2'), 'work', hand);
  await frame.locator('h2[contenteditable=true]').waitFor();
  expect(await section.textContent()).not.toContain(above);
  await user.press('Escape');
  await page.keyboard.press('Control+s');
  await expect.poll(() => readFileSync(file, 'utf8')).toBe(before);
});

test('a button below a field that was just emptied is pressed at once, however long a hand takes', async ({
  visitor,
}) => {
  const { page, user } = await openWordsWindow(studio, visitor);
  const file = join(studio.pages, 'words.yaml');
  const before = readFileSync(file, 'utf8');
  writeFileSync(file, before.replace('    heading: How we work', '$&\n    text: In few words'));
  await user.shows('In few words');
  await user.row(/How we work/).click();
  await user.field('Introduction').click();
  await user.press('Control+a');
  await user.press('Delete');
  await page.getByRole('button', { name: 'Words above the heading' }).click({ delay: hand });
  await user.field('Words above the heading').waitFor();
  await user.field('Introduction').waitFor({ state: 'detached' });
});

test('Escape takes back what was typed in the page since it was saved, and nothing of what is saved', async ({
  visitor,
}) => {
  const { page, user, frame } = await openWordsWindow(studio, visitor);
  const file = join(studio.pages, 'words.yaml');
  const before = readFileSync(file, 'utf8');
  const heading = frame.locator('main [data-block=prose] h2').first();
  const saved = () => readFileSync(file, 'utf8');
  await user.doubleClickWord(heading, 'work');
  await frame.locator('h2[contenteditable=true]').waitFor();
  await user.press('Control+a');
  await user.type('How boats come');
  await user.press('Control+s');
  await expect.poll(saved).toBe(before.replace('heading: How we work', 'heading: How boats come'));
  await user.type(' and go');
  await user.shows('How boats come and go');
  await user.press('Escape');
  await page.getByText('All saved').waitFor();
  await expect.poll(() => heading.textContent()).toBe('How boats come');
  // What was saved meanwhile is not as it was opened: typed back, it is another change.
  await user.doubleClickWord(heading, 'come');
  await frame.locator('h2[contenteditable=true]').waitFor();
  await user.press('Control+a');
  await user.type('How they come');
  await user.press('Control+s');
  await expect.poll(saved).toBe(before.replace('heading: How we work', 'heading: How they come'));
  await user.press('Control+a');
  await user.type('How boats come');
  await user.press('Control+Enter');
  await user.press('Control+s');
  await expect.poll(saved).toBe(before.replace('heading: How we work', 'heading: How boats come'));
});
