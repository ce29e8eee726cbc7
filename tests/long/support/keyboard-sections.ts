import { expect } from 'vitest';
import { type Action, dialog, focused, menu } from './keyboard-steps.ts';

/** What is done with sections, and how they are added. */
export const sections: readonly Action[] = [
  {
    name: 'select the next section, the last and the first',
    run: async (user) => {
      await user.toRow(/What people ask/);
      await user.press('End');
      await focused(user, '[data-row="3"]');
      await user.press('Home');
      await focused(user, '[data-row="0"]');
    },
  },
  {
    name: 'move a section by Alt and an arrow',
    run: async (user) => {
      await user.toRow(/What people ask/);
      await user.press('Alt+ArrowUp');
      await user.hears(/was moved to 2 of 4/);
    },
  },
  {
    name: 'move a section by its menu',
    run: async (user) => {
      await menu(user, /How long it takes/, 'Move down');
      await user.hears(/was moved to 3 of 4/);
      await menu(user, /How long it takes/, 'Move up');
      await user.hears(/was moved to 2 of 4/);
    },
  },
  {
    name: 'duplicate a section by keys',
    run: async (user) => {
      await user.toRow(/How long it takes/);
      await user.press('Control+d');
      await user
        .row(/How long it takes/)
        .nth(1)
        .waitFor();
    },
  },
  {
    name: 'delete a section by a key',
    run: async (user) => {
      await user.toRow(/What people ask/);
      await user.press('Delete');
      await user.row(/What people ask/).waitFor({ state: 'detached' });
    },
  },
  {
    name: 'go from a section to its form',
    run: async (user) => {
      await user.toRow(/What people ask/);
      await user.press('Enter');
      await focused(user, '#studio-form :is(input, textarea, select, [contenteditable])');
    },
  },
  {
    name: 'duplicate by the menu',
    run: async (user) => {
      await menu(user, /What people ask/, 'Duplicate');
      await user
        .row(/What people ask/)
        .nth(1)
        .waitFor();
    },
  },
  {
    name: 'hide from visitors and show again',
    run: async (user) => {
      await menu(user, /What people ask/, 'Hide from visitors');
      await user.row(/hidden/).waitFor();
      await menu(user, /What people ask/, 'Show to visitors');
      await user.row(/hidden/).waitFor({ state: 'detached' });
    },
  },
  {
    name: 'hide until a date, and from a date on',
    run: async (user) => {
      for (const entry of ['Hide until a date …', 'Hide from a date on …']) {
        await menu(user, /What people ask/, entry);
        await user.type('03012030');
        await user.focusIn(/^2030-03-01$/);
        await user.page.getByText('Not saved yet').waitFor();
        await user.leaveNothing();
      }
    },
  },
  {
    name: 'copy a section, to paste it on another page',
    run: async (user) => {
      await menu(user, /What people ask/, 'Copy, to paste on any page');
      await menu(user, /How long it takes/, /^Paste .* below/);
      await user
        .row(/What people ask/)
        .nth(1)
        .waitFor();
    },
  },
  {
    name: 'delete by the menu',
    run: async (user) => {
      await menu(user, /What people ask/, 'Delete');
      await user.row(/What people ask/).waitFor({ state: 'detached' });
    },
  },
  {
    name: 'add a section above by the menu',
    run: async (user) => {
      await menu(user, /What people ask/, 'Add a section above');
      await dialog(user, 'Add a section').getByRole('searchbox').waitFor();
    },
  },
  {
    name: 'add a section: search, go to an example by the arrows, choose it',
    run: async (user) => {
      await user.use(user.button('Add a section'));
      await focused(user, '[type=search]');
      await user.type('said');
      await dialog(user, 'Add a section').locator('.choose').first().waitFor();
      await user.press('ArrowDown');
      await focused(user, '.choose');
      await user.press('Enter');
      await user.hears(/ was added/);
    },
  },
  {
    name: 'see the other ways to show it, and all kinds again',
    run: async (user) => {
      await user.use(user.button('Add a section'));
      await focused(user, '[type=search]');
      await user.use(user.button(/ways to show it$/).first());
      await user.use(user.button('All kinds of sections'));
    },
  },
  {
    name: 'take another word where nothing is found',
    run: async (user) => {
      await user.use(user.button('Add a section'));
      await focused(user, '[type=search]');
      await user.type('xylophone');
      await user.use(user.button('prices'));
      await dialog(user, 'Add a section').locator('.choose').first().waitFor();
    },
  },
  {
    name: 'look at examples of a kind of section, leave them, and put one below',
    run: async (user) => {
      await user.toRow(/How long it takes/);
      const examples = user.button('Examples');
      const window = dialog(user, /^Examples/);
      await user.use(examples);
      await window
        .getByRole('button', { name: /^Add below/ })
        .first()
        .waitFor();
      await user.press('Escape');
      await window.waitFor({ state: 'detached' });
      await expect.poll(() => examples.evaluate((button) => button === document.activeElement)).toBe(true);
      await user.press('Enter');
      await user.use(window.getByRole('button', { name: /^Add below/ }).first(), 'Space');
      await user.hears(/ was added, 3 of 5/);
      await window.waitFor({ state: 'detached' });
      // What was added has the focus.
      const added = user.page.locator('[role=treeitem][aria-selected=true]');
      await expect.poll(() => added.evaluate((row) => row === document.activeElement)).toBe(true);
    },
  },
];
