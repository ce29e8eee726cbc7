import { expect } from 'vitest';
import { writeWordsSite } from '../studio/support/words-site.ts';
import { openWordsWindow } from '../studio/support/words-window.ts';
import { startStudio } from '../support/preview.ts';
import { test } from '../support/visitor.ts';

const studio = startStudio(writeWordsSite);

test('a letter has nothing drawn anew but its section', async ({ visitor }) => {
  const { user, frame } = await openWordsWindow(studio, visitor);
  await user.click(user.row(/How we work/));
  await user.click(user.field('Heading'));
  await user.shows('How we work');
  const touched = await frame.evaluateHandle(() => {
    const found = new Set<string>();
    const isPage = (element: Element | null) => element === document.documentElement || element?.closest('#root');
    new MutationObserver((records) => {
      for (const { target } of records) {
        const element = target instanceof Element ? target : target.parentElement;
        if (isPage(element))
          found.add(element?.closest('[data-block]')?.getAttribute('data-block') ?? String(element?.tagName));
      }
    }).observe(document, { attributes: true, childList: true, characterData: true, subtree: true });
    return found;
  });
  await user.press('End');
  await user.type('!');
  await frame.getByRole('heading', { name: 'How we work!' }).waitFor();
  expect(await touched.evaluate((found) => [...found])).toEqual(['prose']);
});

test('what is open in a section stays open while others come and go above it', async ({ visitor }) => {
  const { page, user, frame } = await openWordsWindow(studio, visitor);
  await frame.locator('details').evaluate((details: HTMLDetailsElement) => {
    details.open = true;
  });
  await user.click(user.row(/How we work/));
  await page.keyboard.press('Control+d');
  await expect.poll(() => frame.getByRole('heading', { name: /How we work/ }).count()).toBe(2);
  expect(await frame.locator('details').getAttribute('open')).toBe('');
  await user.undo();
  await expect.poll(() => frame.getByRole('heading', { name: /How we work/ }).count()).toBe(1);
  expect(await frame.locator('details').getAttribute('open')).toBe('');
});
