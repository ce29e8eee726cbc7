import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator } from 'playwright';
import { type State, unfold } from './studio-states.ts';
import type { StudioUser } from './studio-user.ts';

/** What a person sees of the Studio that nothing has to be opened for: the page on devices and days, in place, with a mistake. */
export const sights = (pages: string): State[] => {
  const file = join(pages, 'workshop.yaml');
  const before = readFileSync(file, 'utf8');
  return [
    { name: 'page selected', enter: (user) => user.button('Title, address, dates').click() },
    { name: 'section selected', enter: (user) => user.row(/What people ask/).click() },
    {
      name: 'go to anything',
      enter: async (user) => {
        await user.press('Control+g');
        await user.page.getByRole('dialog', { name: 'Go to anything' }).getByRole('searchbox').fill('add');
      },
      leave: async (user) => {
        await user.press('Escape');
        await user.page.getByRole('dialog', { name: 'Go to anything' }).waitFor({ state: 'detached' });
      },
    },
    {
      name: 'page in its other colours',
      enter: (user) => user.button('Dark').click(),
      leave: (user) => user.button('Light').click(),
    },
    {
      name: 'on another day',
      enter: async (user) => {
        await user.button(/^View/).click();
        await user.page.getByLabel('As visitors see it on').fill('2030-03-01');
      },
      leave: async (user) => {
        await user.button('Back to today').click();
        await user.press('Escape');
      },
    },
    {
      name: 'words that are changed in place',
      enter: async (user) => {
        const frame = await user.frame();
        await frame.getByRole('heading', { name: 'We mend bots of wood' }).dblclick();
        await frame.locator('[contenteditable]').waitFor();
      },
      leave: async (user) => {
        await user.press('Escape');
        await (await user.frame()).locator('[contenteditable]').waitFor({ state: 'detached' });
      },
    },
    {
      name: 'a section with a mistake',
      enter: async (user) => {
        writeFileSync(
          file,
          before.replace('question: May I help?', 'qestion: 7').replace('type: people', 'type: peeple'),
        );
        await user
          .row(/Has a mistake/)
          .first()
          .click();
      },
      leave: async (user) => {
        writeFileSync(file, before);
        await (await user.frame()).getByRole('heading', { name: 'Who works here' }).waitFor();
      },
    },
    {
      name: 'a section that visitors don’t see',
      enter: async (user) => {
        await user.row(/Who works here/).click();
        await user.button(/^More for/).click();
        await user.button('Hide from visitors').click();
        await user.page.getByText('Not saved yet').waitFor();
      },
      leave: (user) => user.undo(),
    },
  ];
};

/** A field of the form whose choices are a part of the form, and not a list above it. */
const opened = (name: string, button: (user: StudioUser) => Locator): State => ({
  name,
  enter: async (user) => {
    const rows = user.page.getByRole('treeitem');
    for (let index = 0; index < (await rows.count()); index += 1) {
      await rows.nth(index).click();
      await user.page.locator('#studio-form h2').first().waitFor();
      await unfold(user);
      if ((await button(user).count()) === 0) continue;
      await button(user).first().click();
      await button(user).first().scrollIntoViewIfNeeded();
      return;
    }
    throw new Error('No section of the page has such a field.');
  },
  leave: (user) => button(user).first().click(),
});

const form = ({ page }: StudioUser) => page.locator('#studio-form');

const anotherPicture = opened('', (user) => form(user).getByRole('button', { name: 'Another picture' }));

/** A picture in the place of one of which something was said. */
const replaced: State = {
  name: 'what was said of the picture before',
  enter: async (user) => {
    await anotherPicture.enter(user);
    await form(user).locator('li > button[aria-pressed=false]:has(img)').last().click();
    await user.page.getByText(/^This was said of the picture before/).waitFor();
  },
  leave: (user) => user.undo(),
};

/** The pickers of a page that holds every kind of section. */
export const pickers: readonly State[] = [
  opened('icons', (user) => form(user).locator('button:has(+ [data-drawn=icon])')),
  opened('drawings', (user) => form(user).locator('button:has(+ [data-drawn=drawing])')),
  opened('pictures', (user) => form(user).getByRole('button', { name: 'Another picture' })),
  replaced,
];

const closeDialog = async (user: StudioUser) => {
  await user.press('Escape');
  await user.page.locator('dialog[open]').waitFor({ state: 'detached' });
};

/** Earlier versions of a section that has one, and of a page: first one, then compared with today's. */
export const versions: readonly State[] = [
  {
    name: 'a section that was never different',
    enter: async (user) => {
      await user.row(/We mend/).click();
      await user.button('Earlier versions').click();
      await user.page.getByText(/^This section has only ever been/).waitFor();
    },
    leave: closeDialog,
  },
  {
    name: 'an earlier version of a section',
    enter: async (user) => {
      await user.row(/What people ask/).click();
      await user.button('Earlier versions').click();
      await user.page.getByRole('dialog').locator('ol button').last().click();
      await user.page.getByRole('dialog').locator('.sentences').first().waitFor();
    },
    leave: closeDialog,
  },
  {
    name: 'an earlier version',
    enter: async (user) => {
      await user.button('Title, address, dates').click();
      await user.button('Earlier versions').click();
      await user.page.getByRole('dialog').locator('ol button').last().click();
      await user.page.getByRole('dialog').locator('.sentences').first().waitFor();
    },
  },
  {
    name: 'an earlier version, side by side',
    enter: async (user) => {
      await user.page.getByRole('dialog').getByText('As text').click();
      await user.page.getByRole('dialog').getByRole('cell').first().scrollIntoViewIfNeeded();
    },
    leave: closeDialog,
  },
];

/** A picture that was sent and that nothing shows once it is undone. `picture` is a file of this computer. */
export const strayPicture = (picture: string): State => ({
  name: 'a picture that no page shows',
  enter: async (user) => {
    if (await user.button('Save').isEnabled()) await user.save();
    // What was changed before is none of the steps that are taken back.
    const last = () => user.button('Undo').getAttribute('title');
    const before = await last();
    await user.row(/Who works here/).click();
    await unfold(user);
    await user.button('Picture').last().click();
    const chooser = user.page.waitForEvent('filechooser');
    await user.button('From this computer').click();
    await (await chooser).setFiles(picture);
    await user.field(/^What the picture shows/).waitFor();
    while ((await last()) !== before) await user.undo();
    await user.button('Delete it').waitFor();
  },
  leave: async (user) => {
    await user.button('Delete it').click();
    await user.button('Delete it').waitFor({ state: 'detached' });
  },
});
