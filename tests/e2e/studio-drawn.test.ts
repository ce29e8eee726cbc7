import type { Locator } from 'playwright';
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

test('a long text has no scroll bar beside that of the form: its tools, and what asks for a link, stay in sight', async ({
  visitor,
}) => {
  const { page, user } = await openWordsWindow(studio, visitor);
  await page.setViewportSize({ width: 1440, height: 600 });
  await user.click(user.row(/How we work/));
  const text = user.field('Paragraphs');
  await user.click(text);
  await user.press('ControlOrMeta+End');
  await page.keyboard.insertText(' and so on'.repeat(400));
  const isInSight = async (shown: Locator) => {
    const box = await shown.boundingBox();
    return box !== null && box.y >= 0 && box.y + box.height <= 600;
  };
  const tools = page.locator('#studio-form').getByRole('group', { name: 'Tools for Paragraphs' });
  await expect.poll(() => text.evaluate((element) => element.clientHeight)).toBeGreaterThan(1200);
  expect(await text.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0);
  expect(await isInSight(tools)).toBe(true);
  await user.press('ControlOrMeta+Home');
  await user.press('ControlOrMeta+k');
  await expect.poll(() => isInSight(page.locator('#studio-form').getByRole('combobox'))).toBe(true);
});

test('the form of another section begins at its top, however far the one before was scrolled', async ({ visitor }) => {
  const { page, user } = await openWordsWindow(studio, visitor);
  await page.setViewportSize({ width: 1280, height: 420 });
  const form = page.locator('#studio-form');
  const scrolled = () => form.evaluate((pane) => pane.scrollTop);
  await user.click(user.row(/How we work/));
  await user.field('Heading').first().waitFor();
  await form.evaluate((pane) => pane.scrollTo(0, pane.scrollHeight));
  await expect.poll(scrolled).toBeGreaterThan(0);
  await user.click(page.getByRole('treeitem').first());
  await form.getByRole('heading', { name: 'Top of the page' }).waitFor();
  await expect.poll(scrolled).toBe(0);
});
