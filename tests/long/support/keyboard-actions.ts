import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { savedWords } from '../../studio/support/studio-user.ts';
import { fields } from './keyboard-fields.ts';
import { pagesOfSite } from './keyboard-pages.ts';
import { sections } from './keyboard-sections.ts';
import { type Action, dialog, list } from './keyboard-steps.ts';
import type { KeyboardUser } from './keyboard-user.ts';

const whole: readonly Action[] = [
  {
    name: 'undo and redo by their buttons',
    run: async (user) => {
      await user.toRow(/What people ask/);
      await user.press('Delete');
      await user.use(user.button('Undo'));
      await user.row(/What people ask/).waitFor();
      await user.use(user.button('Redo'));
      await user.row(/What people ask/).waitFor({ state: 'detached' });
    },
  },
  {
    name: 'look at it on every device and in both themes',
    run: async (user) => {
      for (const name of ['Phone', 'Tablet', 'Light', 'Dark', 'Desktop']) {
        await user.use(user.button(name), 'Space');
        await user.button(name).and(user.page.locator('[aria-pressed=true]')).waitFor();
      }
    },
  },
  {
    name: 'look at it on another day, and back',
    run: async (user) => {
      const view = user.page.locator('button[popovertarget]', { hasText: 'View' });
      await user.use(view);
      await user.use(user.page.getByLabel(/^Show what visitors/), 'Space');
      await user.to(user.page.getByLabel(/^As visitors see it on/));
      await user.type('03012030');
      await user.to(user.page.getByLabel('Time of that day'));
      await user.type('0900AM');
      await expect.poll(() => view.textContent()).toContain('2030');
      await user.use(user.button('Back to today'));
      await expect.poll(() => view.textContent()).toBe('View');
      await user.use(user.page.getByLabel(/^Show what visitors/), 'Space');
      await user.to(user.button('Print …'));
    },
  },
  {
    name: 'change the text itself, and leave it',
    run: async (user) => {
      await user.pressInBar(user.button('As text'));
      const text = user.page.locator('[aria-label="Text of the page"] [contenteditable=true]');
      await text.waitFor();
      for (let steps = 0; steps < 200 && !(await isInText(user)); steps += 1) await user.press('Tab');
      await user.press('Control+End');
      await user.type('# A note.');
      await user.page.getByText('Not saved yet').waitFor();
      await user.press('Escape');
      await user.press('Tab');
      expect(await isInText(user)).toBe(false);
      await user.pressInBar(user.button('As text'));
      await text.waitFor({ state: 'detached' });
    },
  },
  {
    name: 'see an earlier version, and take a section of it back, and all',
    run: async (user) => {
      for (const part of ['Take this', 'Take all']) {
        await user.toRow(/What people ask/);
        await user.press('Delete');
        await user.row(/What people ask/).waitFor({ state: 'detached' });
        await user.pressInBar(user.button('Earlier versions'));
        const earlier = dialog(user, /^Earlier versions/);
        // What is selected now is the section beside it.
        await user.use(earlier.getByRole('button', { name: 'The whole page' }));
        await user.use(earlier.locator('ol button').last());
        await user.use(earlier.locator('summary', { hasText: 'As text' }));
        const take =
          part === 'Take this'
            ? earlier.getByRole('button', { name: 'Bring it back' }).first()
            : earlier.locator('.version .main');
        await user.use(take);
        await earlier.waitFor({ state: 'detached' });
        await user.row(/What people ask/).waitFor();
        await user.leaveNothing();
      }
    },
  },
  {
    name: 'ask for help, and be shown around',
    run: async (user) => {
      await user.toRow(/What people ask/);
      await user.press('?');
      await dialog(user, 'Help').waitFor();
      await user.use(user.button('Show me around'));
      await user.use(user.button('Next'));
      await user.use(user.button('Skip the tour'));
    },
  },
  {
    name: 'see what changed, and save by a button',
    run: async (user, pages) => {
      const before = readFileSync(join(pages, 'workshop.yaml'), 'utf8');
      await user.toRow(/What people ask/);
      await user.press('Alt+ArrowUp');
      await user.pressInBar(user.button('What changed'));
      await user.use(dialog(user, 'What changed').locator('summary').first());
      await user.press('Escape');
      await user.use(user.button('Save'));
      await user.page.getByText(savedWords).waitFor();
      await user.press('Control+z');
      await user.page.getByText('Not saved yet').waitFor();
      await user.press('Control+s');
      await user.page.getByText(savedWords).waitFor();
      expect(readFileSync(join(pages, 'workshop.yaml'), 'utf8')).toBe(before);
    },
  },
  {
    name: 'have it saved by itself, and no longer',
    run: async (user) => {
      const box = user.page.getByLabel('AutoSave');
      await user.pressInBar(box, 'Space');
      expect(await box.isChecked()).toBe(true);
      await user.pressInBar(box, 'Space');
      expect(await box.isChecked()).toBe(false);
    },
  },
  {
    name: 'take back what was not saved',
    run: async (user) => {
      await user.toRow(/What people ask/);
      await user.press('Alt+ArrowUp');
      await user.page.getByText('Not saved yet').waitFor();
      await user.page.reload();
      await user.page.getByRole('tree').waitFor();
      await user.use(user.button('Bring them back'));
      await user.page.getByText('Not saved yet').waitFor();
      await user.leaveNothing();
      await user.use(list(user));
      await user.use(user.page.locator('nav').getByRole('button', { name: /^A workshop for boats/ }));
      await user.shows('How long it takes');
    },
  },
];

function isInText(user: KeyboardUser): Promise<boolean> {
  return user.page.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.closest('.cm-content') != null);
}

/** All that can be done at the Studio, but for what only a mouse does another way: dragging, and a double click on words. */
export const actions: readonly Action[] = [...sections, ...pagesOfSite, ...fields, ...whole];
