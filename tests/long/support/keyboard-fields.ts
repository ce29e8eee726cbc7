import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { projectRoot } from '#builder/base';
import { type Action, focused, form, inMenu, menu } from './keyboard-steps.ts';

/** What is done in forms. */
export const fields: readonly Action[] = [
  {
    name: 'change words of a section',
    run: async (user) => {
      await user.toRow(/How long it takes/);
      await user.write(user.field(/^Heading/), 'How long');
      await user.shows('How long');
    },
  },
  {
    name: 'add a field that may be there',
    run: async (user) => {
      await user.toRow(/How long it takes/);
      await user.use(form(user).getByRole('group', { name: 'Add to this' }).getByRole('button').first());
      await focused(user, '#studio-form :is(input, textarea, [contenteditable])');
      await user.type('Words');
      await user.button('Undo').and(user.page.locator(':not([aria-disabled=true])')).waitFor();
    },
  },
  {
    name: 'add an entry, write it, move it, copy it, delete it',
    run: async (user) => {
      await user.toRow(/What people ask/);
      await user.use(user.button('Add a question'));
      await user.focusIn(/Sample/);
      await user.type('Do you mend sails?');
      await user.shows('Do you mend sails?');
      await inMenu(user, 'Question 3', 'Move up');
      await user.press('Alt+ArrowUp');
      await inMenu(user, 'Question 1', 'Copy');
      await inMenu(user, 'Question 4', 'Delete');
      await expect.poll(() => form(user).locator('[data-kind=group]').count()).toBe(3);
    },
  },
  {
    name: 'open an entry, and choose where its link leads',
    run: async (user) => {
      await user.toRow(/Who works here/);
      const entry = form(user).locator('.open').first();
      if ((await entry.getAttribute('aria-expanded')) === 'false') await user.use(entry);
      await user.to(user.field('Link').last());
      await user.press('Control+a');
      await user.type('prices');
      await user.press('ArrowDown');
      await user.press('Enter');
      await expect.poll(() => user.field('Link').last().inputValue()).toMatch(/^\/prices/);
    },
  },
  {
    name: 'choose a picture that is there, say what it shows and what of it stays in sight',
    run: async (user) => {
      await user.toRow(/Who works here/);
      const entry = form(user).locator('.open').first();
      if ((await entry.getAttribute('aria-expanded')) === 'false') await user.use(entry);
      await user.use(user.button('Picture').last());
      await user.use(user.button(/^(?:Choose a picture|Another picture)$/).last());
      await user.use(form(user).locator('ul:not([hidden]) > li button[aria-pressed]').first());
      await user.write(user.field(/^What the picture shows/).last(), 'Ada at her bench');
      await expect.poll(() => user.button('Undo').getAttribute('title')).toContain('picture');
      const point = user.button(/^What stays in sight/);
      await user.to(point);
      await user.press('ArrowRight');
      await expect.poll(() => point.getAttribute('aria-label')).toContain('52 %');
    },
  },
  {
    name: 'choose another picture, and keep what was said of the one before',
    run: async (user) => {
      await user.toRow(/Who works here/);
      const entry = form(user).locator('.open').first();
      if ((await entry.getAttribute('aria-expanded')) === 'false') await user.use(entry);
      await user.use(user.button('Picture').last());
      const choose = async (button: string, place: number) => {
        await user.use(user.button(button).last());
        await user.use(form(user).locator('ul:not([hidden]) > li button[aria-pressed]').nth(place));
      };
      const words = user.field(/^What the picture shows/).last();
      await choose('Choose a picture', 0);
      await user.write(words, 'Ada at her bench');
      // The second time as the first, where other fields were selected before.
      for (const place of [1, 2]) {
        await choose('Another picture', place);
        await expect.poll(() => words.textContent()).toBe('');
        await user.use(user.button('Yes, keep it'));
        await user.button('Yes, keep it').waitFor({ state: 'detached' });
        await user.focusIn(/^Ada at her bench$/);
      }
    },
  },
  {
    name: 'send a picture from this computer',
    run: async (user, pages) => {
      await user.toRow(/Who works here/);
      const entry = form(user).locator('.open').first();
      if ((await entry.getAttribute('aria-expanded')) === 'false') await user.use(entry);
      await user.use(user.button('Picture').last());
      const chooser = user.page.waitForEvent('filechooser');
      await user.use(user.button('From this computer').last());
      await (await chooser).setFiles(join(projectRoot, 'schema/sample-site/_public/icon-512.png'));
      await expect.poll(() => existsSync(join(pages, '_media/icon-512.png'))).toBe(true);
    },
  },
  {
    name: 'turn a switch, and choose one of a few',
    run: async (user) => {
      await menu(user, /How long it takes/, 'Hide from visitors');
      const settings = form(user).locator('details', { has: user.page.locator('summary', { hasText: 'Settings' }) });
      const unfold = async () => {
        if (!(await settings.evaluate((element) => element.hasAttribute('open'))))
          await user.use(settings.locator('summary').first());
      };
      await unfold();
      await user.use(form(user).getByRole('switch').first(), 'Space');
      await user.row(/hidden/).waitFor({ state: 'detached' });
      await user.leaveNothing();
      await user.toRow(/How long it takes/);
      await unfold();
      await user.use(
        form(user)
          .locator('details')
          .getByRole('button', { name: /^(?:Ground|Background)/ }),
      );
      await user.to(form(user).locator('select').first());
      await user.press('ArrowDown');
      await user.button('Undo').and(user.page.locator(':not([aria-disabled=true])')).waitFor();
    },
  },
  {
    name: 'have a slip fixed',
    run: async (user, pages) => {
      const file = join(pages, 'workshop.yaml');
      const before = readFileSync(file, 'utf8');
      await user.toRow(/How long it takes/);
      writeFileSync(file, before.replace('((facts.boat_time))', '((facts.Boat_Time))'));
      const fix = form(user).getByRole('button', { name: 'Fix it' }).first();
      await user.use(fix);
      await fix.waitFor({ state: 'detached' });
      writeFileSync(file, before);
    },
  },
  {
    name: 'choose whose words count',
    run: async (user, pages) => {
      const file = join(pages, 'workshop.yaml');
      const before = readFileSync(file, 'utf8');
      await user.toRow(/What people ask/);
      await user.write(user.field(/^Heading/), 'Asked');
      await user.page.getByText('Not saved yet').waitFor();
      writeFileSync(file, before.replace('heading: What people ask', 'heading: Questions'));
      const use = user.button('Use what is chosen');
      await use.waitFor();
      await user.to(user.page.getByRole('radio', { name: /^Yours/ }));
      await user.press('ArrowDown');
      await user.use(use);
      await user.row(/Questions/).waitFor();
      writeFileSync(file, before);
      await user.row(/What people ask/).waitFor();
    },
  },
];
