import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { projectRoot } from '../../../scripts/project-root.ts';
import type { KeyboardUser } from './keyboard-user.ts';

/** Something that can be done at the Studio, with the workshop's page open, and how it is seen to be done. */
export type Action = { name: string; run: (user: KeyboardUser, pages: string) => Promise<unknown> };

const dialog = (user: KeyboardUser, title: string | RegExp) => user.page.getByRole('dialog', { name: title });
const list = (user: KeyboardUser) => user.page.locator('summary', { hasText: 'Page' }).first();
const form = (user: KeyboardUser) => user.page.locator('#studio-form');
const focused = (user: KeyboardUser, selector: string) => user.page.locator(`${selector}:focus`).waitFor();

async function menu(user: KeyboardUser, row: RegExp, entry: string | RegExp): Promise<void> {
  await user.toRow(row);
  await user.use(user.button(/^More for/));
  await user.use(user.page.locator(':popover-open').getByRole('button', { name: entry }));
}

async function manage(user: KeyboardUser, button: string): Promise<void> {
  await user.use(list(user));
  await user.use(user.button(/^New page, rename/));
  await user.use(dialog(user, 'Pages').getByRole('button', { name: button, exact: true }));
}

const outline: readonly Action[] = [
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
      await user.hears(/is now 2 of 4/);
    },
  },
  {
    name: 'move a section by its buttons',
    run: async (user) => {
      await user.toRow(/How long it takes/);
      await user.use(user.button('Move down'));
      await user.hears(/is now 3 of 4/);
      await user.use(user.button('Move up'), 'Space');
      await user.hears(/is now 2 of 4/);
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
    name: 'hide until a date',
    run: async (user) => {
      await menu(user, /What people ask/, 'Hide until a date …');
      await user.type('03012030');
      await user.focusIn(/^2030-03-01$/);
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
];

const palette: readonly Action[] = [
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
];

const pagesOfSite: readonly Action[] = [
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
      await user.use(user.button('Title, address and dates of this page'));
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
      const done = user.button('Do it');
      if (await done.isVisible().catch(() => false)) await user.use(done);
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
      await user.write(user.page.getByLabel('Its address'), '/boats');
      await user.use(user.button('See what this changes'));
      await user.use(dialog(user, /page/).locator('summary').first());
      await user.use(user.button('Do it'));
      await user.hears('The page /workshop is now /boats');
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
      await user.use(user.button(/^(?:Do|Delete) it$/));
      await user.hears(/\/prices/);
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
];

const fields: readonly Action[] = [
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
      await user.button('Undo').and(user.page.locator(':enabled')).waitFor();
    },
  },
  {
    name: 'add an entry, write it, move it, copy it, take it away',
    run: async (user) => {
      await user.toRow(/What people ask/);
      await user.use(user.button('Add a question'));
      await user.focusIn(/Sample/);
      await user.type('Do you mend sails?');
      await user.shows('Do you mend sails?');
      await user.use(user.button('Move Question 3 up'));
      await user.press('Alt+ArrowUp');
      await user.use(user.button('Copy Question 1'));
      await user.use(user.button('Take Question 4 away'));
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
      await expect.poll(() => user.field('Link').last().inputValue()).toBe('/prices');
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
      await user.button('Undo').and(user.page.locator(':enabled')).waitFor();
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
      await user.press('ArrowRight');
      await user.type('0900AM');
      await expect.poll(() => view.textContent()).toContain('2030');
      await user.use(user.button('Back to today'));
      await expect.poll(() => view.textContent()).toBe('View');
      await user.use(user.page.getByLabel(/^Show what visitors/), 'Space');
      await user.to(user.button('On paper …'));
    },
  },
  {
    name: 'change the text itself, and leave it',
    run: async (user) => {
      await user.use(user.button('As text'));
      const text = user.page.locator('[aria-label="Text of the page"] [contenteditable]');
      await text.waitFor();
      for (let steps = 0; steps < 200 && !(await isInText(user)); steps += 1) await user.press('Tab');
      await user.press('Control+End');
      await user.type('# A note.');
      await user.page.getByText('Not saved yet').waitFor();
      await user.press('Escape');
      await user.press('Tab');
      expect(await isInText(user)).toBe(false);
      await user.use(user.button('As text'));
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
        await user.use(user.button('Earlier versions'));
        const earlier = dialog(user, /^Earlier versions/);
        await user.use(earlier.locator('ol button').last());
        await user.use(earlier.locator('summary', { hasText: 'Side by side' }));
        const take =
          part === 'Take this' ? earlier.locator('section .small').first() : earlier.locator('.version .main');
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
      await user.use(user.button('What changed'));
      await user.use(dialog(user, 'What changed').locator('summary').first());
      await user.press('Escape');
      await user.use(user.button('Save'));
      await user.page.getByText('All saved').waitFor();
      await user.press('Control+z');
      await user.page.getByText('Not saved yet').waitFor();
      await user.press('Control+s');
      await user.page.getByText('All saved').waitFor();
      expect(readFileSync(join(pages, 'workshop.yaml'), 'utf8')).toBe(before);
    },
  },
  {
    name: 'have it saved by itself, and no longer',
    run: async (user) => {
      const box = user.page.getByLabel('Save by itself');
      await user.use(box, 'Space');
      expect(await box.isChecked()).toBe(true);
      await user.use(box, 'Space');
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
      await user.use(user.button('Take them back'));
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
export const actions: readonly Action[] = [...outline, ...palette, ...pagesOfSite, ...fields, ...whole];
