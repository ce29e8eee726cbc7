import { expect } from 'vitest';
import { type Action, dialog, focused, form, list, manage } from './keyboard-steps.ts';

/** What is done with pages. */
export const pagesOfSite: readonly Action[] = [
  {
    name: 'open another page, and come back',
    run: async (user) => {
      for (const title of ['Prices of the workshop', 'A workshop for boats']) {
        await user.use(list(user));
        await user.use(user.page.locator('nav').getByRole('button', { name: new RegExp(`^${title}`) }));
        await user.shows(title === 'A workshop for boats' ? 'How long it takes' : 'What it costs');
      }
    },
  },
  {
    name: 'go to what stands on every page',
    run: async (user) => {
      const common = user.page.locator('summary', { hasText: 'On every page' });
      await user.use(common);
      await user.use(user.page.locator('nav details').last().getByRole('listitem').first().getByRole('button'));
      await form(user).locator('h2').first().waitFor();
      await user.use(common);
    },
  },
  {
    name: 'go to the title, address and dates of the page',
    run: async (user) => {
      await user.use(user.button('Title, address, dates'));
      await user.write(user.field(/^Title/), 'Boats');
      await user.shows('We mend');
      await expect.poll(() => user.button('Undo').getAttribute('title')).toContain('Title');
    },
  },
  {
    name: 'make a page',
    run: async (user) => {
      await manage(user, 'New page');
      await user.type('Our harbour');
      await user.use(user.button('Make the page'));
      await user.shows('Our harbour');
      await user.use(list(user));
      await user.use(user.page.locator('nav').getByRole('button', { name: /^A workshop for boats/ }));
      await user.shows('How long it takes');
    },
  },
  {
    name: 'rename a page',
    run: async (user) => {
      await manage(user, 'Rename A workshop for boats');
      await user.write(user.page.getByLabel('The address'), '/boats');
      await user.use(user.button('See what this changes'));
      await user.use(dialog(user, /page/).locator('summary').first());
      await user.use(user.page.locator('dialog .row > button.main[type=button]'));
      await user.hears(/was given the address \/boats\.$/);
    },
  },
  {
    name: 'delete a page, with another in its place',
    run: async (user) => {
      await manage(user, 'Delete Prices of the workshop');
      const instead = user.page.getByRole('dialog').getByRole('combobox');
      await user.to(instead);
      await user.type('workshop');
      await user.press('ArrowDown');
      await user.press('Enter');
      await user.use(user.button('See what this changes'));
      await user.use(user.page.locator('dialog .row > button.main[type=button]'));
      await user.hears(/“Prices of the workshop” was deleted\.$/);
    },
  },
  {
    name: 'find a page, and go back to the pages',
    run: async (user) => {
      await manage(user, 'Copy A workshop for boats');
      await user.use(user.button('Back to the pages'));
      await user.write(user.page.getByLabel('Find a page'), 'prices');
      await user.use(dialog(user, 'Pages').locator('.open'));
      await user.shows('What it costs');
      await user.use(list(user));
      await user.use(user.page.locator('nav').getByRole('button', { name: /^A workshop for boats/ }));
      await user.shows('How long it takes');
    },
  },
  {
    name: 'go to the page in another language, which is added where there is none, and back',
    run: async (user) => {
      const language = user.button(/^Language of the page/);
      const choices = user.page.locator(':popover-open');
      await user.toRow(/What people ask/);
      for (const way of [/^Add it in Spanish/, /^English/, /^Spanish/, /^English/]) {
        await user.use(language);
        await user.use(choices.getByRole('button', { name: way }));
        const name = way.source.includes('English') ? 'English' : 'Spanish';
        await user.page.getByRole('button', { name: `Language of the page: ${name}` }).waitFor();
        await focused(user, 'button[aria-label^="Language of the page"]');
        await user
          .row(/What people ask/)
          .and(user.page.locator('[aria-selected=true]'))
          .waitFor();
      }
    },
  },
];
