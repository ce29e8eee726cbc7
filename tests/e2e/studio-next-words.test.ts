import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { writeWordsSite } from '../studio/support/words-site.ts';
import { openWordsWindow } from '../studio/support/words-window.ts';
import { startStudio } from '../support/preview.ts';
import { test } from '../support/visitor.ts';

const studio = startStudio(writeWordsSite);

test('Tab keeps the words and goes on to the next, Shift+Tab goes back, and what is typed on the way is written where it was meant', async ({
  visitor,
}) => {
  const { page, user, frame } = await openWordsWindow(studio, visitor);
  const { keyboard } = page;
  const open = frame.locator('[contenteditable=true]');
  // Nothing waits here: whoever types fast doesn't either.
  await frame.locator('main h1').dblclick();
  await keyboard.press('Control+a');
  await keyboard.type('Ships are built');
  await keyboard.press('Tab');
  await keyboard.type('Come in');
  await keyboard.press('Tab');
  await keyboard.type('Write');
  await keyboard.press('Shift+Tab');
  await keyboard.press('End');
  await keyboard.type(' and look');
  await keyboard.press('Tab');
  await keyboard.press('Tab');
  await expect.poll(() => open.textContent()).toBe('How we work');
  // Of another section none are selected, which would be lost to who goes on typing; the section is, once words of it are open.
  expect(await frame.evaluate(() => String(getSelection()))).toBe('');
  await frame.locator('.label', { hasText: /^Text/ }).waitFor({ state: 'attached' });
  await keyboard.type(' now');
  await expect.poll(() => open.textContent()).toBe('How we work now');
  await keyboard.press('Escape');
  await open.waitFor({ state: 'detached' });
  await user.save();
  const saved = readFileSync(join(studio.pages, 'words.yaml'), 'utf8');
  expect(saved).toContain('heading: Ships are built\n');
  expect(saved).toContain('text: Come in and look\n');
  expect(saved).toContain('label: Write,');
  expect(saved).toContain('heading: How we work\n');
});

test('behind the last words nothing is open, and it is said', async ({ visitor }) => {
  const { page, user, frame } = await openWordsWindow(studio, visitor);
  await frame.locator('main [data-block=prose] p:visible').last().dblclick();
  const open = frame.locator('[contenteditable=true]');
  await open.waitFor();
  await page.keyboard.press('Tab');
  await open.waitFor({ state: 'detached' });
  await user.hears('These were the last words here.');
});

test('Tab from a question opens its answer, from either side', async ({ visitor }) => {
  const { page, frame } = await openWordsWindow(studio, visitor);
  const open = frame.locator('[contenteditable=true]');
  await frame.getByText('May I help you').dblclick();
  await open.waitFor();
  const steps = [
    ['Tab', 'Yes, on Fridays.'],
    ['Tab', 'Two ways to pay'],
    ['Shift+Tab', 'Yes, on Fridays.'],
    ['Shift+Tab', 'May I help you'],
  ] as const;
  for (const [key, words] of steps) {
    await page.keyboard.press(key);
    await expect.poll(() => open.textContent()).toBe(words);
  }
});

test('keys that come at once act on what is selected by then', async ({ visitor }) => {
  const { page, user, frame } = await openWordsWindow(studio, visitor);
  const words = frame.locator('main [data-block=prose] p').first();
  await user.doubleClickWord(words, 'waits');
  await frame.locator('p[contenteditable=true]').waitFor();
  for (const key of ['Control+b', 'ArrowRight', 'Home']) await page.keyboard.press(key);
  // They are pressed while the page is busy, and heard all at once.
  void frame.evaluate(() => {
    for (const end = performance.now() + 500; performance.now() < end; );
  });
  await Promise.all([
    page.keyboard.down('Shift'),
    ...Array.from('Every boat', () => page.keyboard.press('ArrowRight')),
    page.keyboard.up('Shift'),
    page.keyboard.press('Control+k'),
  ]);
  await page.keyboard.type('/contact');
  await page.keyboard.press('Enter');
  await expect.poll(() => words.locator('a').allTextContents()).toEqual(['Every boat']);
  await user.press('Escape');
});
