import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { projectRoot } from '#builder/base';
import { loadChecker, readExamples } from '#builder/files';
import type { StudioUser } from './studio-user.ts';

/** A state that the Studio can be in: how it is reached, and how it is left for the one that comes next. */
export type State = {
  name: string;
  enter: (user: StudioUser) => Promise<void>;
  leave?: (user: StudioUser) => Promise<void>;
};

/** Writes a page that holds the fullest example of every kind of section, so that its forms hold every kind of field. */
export function writeEveryBlock(pages: string): void {
  const sections = loadChecker(projectRoot)
    .blockTypes.map((type) => {
      const examples = Object.values(readExamples(projectRoot, type)).map(({ block }) => block);
      const [fullest = {}] = examples.toSorted((one, other) => stringify(other).length - stringify(one).length);
      const { id: _, ...section } = fullest as Record<string, unknown>;
      return section;
    })
    .toSorted((one, other) => Number(other['type'] === 'hero') - Number(one['type'] === 'hero'));
  const page = { title: 'Every kind of section', description: 'A page that shows all there is.', sections };
  writeFileSync(join(pages, 'every.yaml'), stringify(page));
}

const closeWindow = async (user: StudioUser) => {
  const list = user.page.locator('dialog[open] [role=combobox][aria-expanded=true]');
  // What a field offers is closed before the window.
  if ((await list.count()) > 0) {
    await user.press('Escape');
    await list.waitFor({ state: 'detached' });
  }
  await user.press('Escape');
  await user.page.locator('dialog[open], :popover-open').waitFor({ state: 'detached' });
};

const dialog = (user: StudioUser, title: string) =>
  user.page.getByRole('dialog', { name: title }).getByRole('button').nth(1).waitFor();

const foldedHeads = '#studio-form details:not([open]) > summary, #studio-form .open[aria-expanded=false]';

/** Opens all that is folded in the form, and what is folded in that. */
export async function unfold(user: StudioUser): Promise<void> {
  // No function has a name here: one would refer to what the browser hasn't been given.
  await user.page.evaluate(async (heads) => {
    for (let round = 0; round < 12; round += 1) {
      const folded = document.querySelectorAll<HTMLElement>(heads);
      if (folded.length === 0) break;
      for (const head of folded) head.click();
      // What was opened is rendered by the frame after the next one.
      for (let frame = 0; frame < 2; frame += 1) await new Promise((fulfil) => requestAnimationFrame(fulfil));
    }
  }, foldedHeads);
}

const pagesDialog = async (user: StudioUser) => {
  await user.page.locator('summary', { hasText: 'Page' }).first().click();
  await user.button(/^New page, rename/).click();
  await dialog(user, 'Pages');
};

const asked = (words: string, title: string): State => ({
  name: `window: ${title}`,
  enter: async (user) => {
    await pagesDialog(user);
    await user.button(words).first().click();
    await dialog(user, title);
  },
  leave: closeWindow,
});

/** Every window, menu and pane, with a page open in the Studio. */
export const windows: readonly State[] = [
  {
    name: 'list of pages',
    enter: (user) => user.page.locator('summary', { hasText: 'Page' }).first().click(),
    leave: (user) => user.page.locator('summary', { hasText: 'Page' }).first().click(),
  },
  {
    name: 'menu of a section',
    enter: async (user) => {
      await user.page.getByRole('treeitem').nth(1).click();
      await user.button(/^More for/).click();
    },
    leave: closeWindow,
  },
  ...['Change what it is', 'Show it on several pages'].map((title) => ({
    name: `window: ${title}`,
    enter: async (user: StudioUser) => {
      await user.row(/What people ask/).click();
      await user.button(/^More for/).click();
      await user.button(`${title} …`).click();
      await dialog(user, title);
    },
    leave: closeWindow,
  })),
  {
    name: 'window: The state of the site',
    enter: async (user) => {
      await user.inBar(/^(?:State|\d+ to look at|The state of the site)$/);
      await dialog(user, 'The state of the site');
      await user.button('Set aside …').first().click();
    },
    leave: closeWindow,
  },
  {
    name: 'window: Find and replace',
    enter: async (user) => {
      await user.press('Control+Shift+F');
      await user.type('boat');
      await user.page.getByText(/^Found in/).waitFor();
    },
    leave: closeWindow,
  },
  ...['phone', 'tablet'].map((device) => ({
    name: `as on a ${device}`,
    enter: (user: StudioUser) => user.button(new RegExp(`^${device}`, 'i')).click(),
    leave: (user: StudioUser) => user.button(/^desktop/i).click(),
  })),
  { name: 'menu of looks', enter: (user) => user.button(/^View/).click(), leave: closeWindow },
  {
    name: 'palette',
    enter: async (user) => {
      await user.button('Add a section').click();
      await dialog(user, 'Add a section');
    },
  },
  {
    name: 'palette, nothing found',
    enter: async (user) => {
      await user.page.getByRole('searchbox').fill('xylophone');
      await user.page.getByRole('dialog').getByText('Nothing is called').waitFor();
    },
    leave: async (user) => {
      // The first Escape would empty the search.
      await user.page.getByRole('searchbox').fill('');
      await closeWindow(user);
    },
  },
  { name: 'window: Pages', enter: pagesDialog, leave: closeWindow },
  asked('New page', 'A new page'),
  asked('Copy A workshop for boats', 'Copy a page'),
  asked('Rename A workshop for boats', 'Rename a page'),
  asked('Delete A workshop for boats', 'Delete a page'),
  {
    name: 'window: Deleted pages',
    enter: async (user) => {
      await pagesDialog(user);
      await user.button('Deleted pages …').click();
      await dialog(user, 'Deleted pages');
      await user.page
        .getByRole('dialog')
        .getByText(/^No deleted page|^A page comes back/)
        .waitFor();
    },
    leave: closeWindow,
  },
  {
    name: 'what renaming changes',
    enter: async (user) => {
      await pagesDialog(user);
      await user.button('Rename A workshop for boats').click();
      await user.page.getByLabel('The address').fill('/boats');
      await user.button('See what this changes').click();
      await user.page.getByRole('dialog').locator('summary').first().click();
    },
    leave: closeWindow,
  },
  {
    name: 'window: What changed',
    enter: async (user) => {
      await user.page.getByRole('treeitem').nth(1).click();
      await user.press('Alt+ArrowDown');
      await user.inBar('What changed');
      await dialog(user, 'What changed');
      await user.page.getByRole('dialog').locator('summary').first().click();
    },
    leave: async (user) => {
      await closeWindow(user);
      await user.undo();
    },
  },
  {
    name: 'window: Earlier versions',
    enter: async (user) => {
      await user.inBar('Earlier versions');
      await user.page.getByRole('dialog').getByText('There is none').waitFor();
    },
    leave: closeWindow,
  },
  {
    name: 'window: Help',
    enter: async (user) => {
      await user.inBar('Help');
      await dialog(user, 'Help');
    },
  },
  {
    name: 'tour',
    enter: async (user) => {
      await user.button('Show me around').click();
      await user.button('Next').click();
    },
    leave: (user) => user.button('Skip the tour').click(),
  },
  {
    name: 'text of the page',
    enter: async (user) => {
      await user.inBar('As text');
      await user.page.locator('[aria-label="Text of the page"] [contenteditable]').waitFor();
    },
    leave: (user) => user.inBar('As text'),
  },
];

/** What can be opened in a form, and what a form says of a mistake. */
export const forms: readonly State[] = [
  {
    name: 'a link’s choices',
    enter: async (user) => {
      await user.row(/Who works here/).click();
      await unfold(user);
      await user.field('Link').last().click();
      await user.page.getByRole('option').first().waitFor();
      await user.press('ArrowDown');
    },
    leave: (user) => user.press('Escape'),
  },
  {
    name: 'a figure to put in',
    enter: async (user) => {
      await user.row(/How long it takes/).click();
      await user.field('Paragraphs').focus();
      await user.page.locator('#studio-form').getByRole('button', { name: 'Figure' }).last().click();
      await user.page.getByRole('option').first().waitFor();
    },
    leave: (user) => user.press('Escape'),
  },
  {
    name: 'a heading that is too long',
    enter: async (user) => {
      await user.row(/We mend/).click();
      await user
        .field(/^Heading/)
        .fill('Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft');
      await user.page.locator('#studio-form [data-severity]').first().waitFor();
    },
    leave: (user) => user.undo(),
  },
  {
    name: 'window: a figure that is used is deleted',
    enter: async (user) => {
      await user.page.locator('summary', { hasText: 'On every page' }).click();
      const outline = user.page.getByRole('complementary', { name: 'Pages and sections' });
      await outline.getByRole('button', { name: 'Figures', exact: true }).click();
      await user.button(/^Delete boat time, used/).click();
      await dialog(user, 'Delete “boat time”?');
    },
    leave: async (user) => {
      await user.button('Cancel').click();
      await user.row(/We mend/).click();
    },
  },
];

/** A page whose text can't be read, and then one that others have changed at the same place. */
export const slips = (pages: string): State[] => {
  const file = join(pages, 'workshop.yaml');
  const before = readFileSync(file, 'utf8');
  return [
    {
      name: 'a form that can only be read',
      enter: async (user) => {
        writeFileSync(file, before.replace('heading: How long it takes', 'heading: How: long'));
        await user.page.locator('.unreadable').waitFor();
      },
      leave: async (user) => {
        writeFileSync(file, before);
        await user.page.locator('.unreadable').waitFor({ state: 'detached' });
      },
    },
    {
      name: 'words that others have changed too',
      enter: async (user) => {
        await user.row(/How long it takes/).click();
        await user.field(/^Heading/).fill('How long');
        await user.page.getByText('Not saved yet').waitFor();
        writeFileSync(file, before.replace('heading: How long it takes', 'heading: When'));
        await user.button('Use what is chosen').waitFor();
      },
      leave: async (user) => {
        await user.button('Use what is chosen').click();
        await user.button('Use what is chosen').waitFor({ state: 'detached' });
      },
    },
  ];
};
