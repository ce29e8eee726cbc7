import { photograph } from '../../support/originals.ts';
import { fromWord } from './studio-tasks.ts';
import type { StudioUser } from './studio-user.ts';

/** How a task is done by keyboard alone, from the list of sections on. */
type Way = (user: StudioUser) => Promise<void>;

/** Goes to anything that is on the screen, by a word of its name. */
async function goTo(user: StudioUser, words: string): Promise<void> {
  const dialog = user.page.getByRole('dialog', { name: 'Go to anything' });
  await user.press('Control+g');
  await dialog.getByRole('searchbox').and(user.page.locator(':focus')).waitFor();
  await user.type(words);
  await user.press('Enter');
  await dialog.waitFor({ state: 'detached' });
}

/** Goes to the row of a section by letters that its name begins with. */
async function toRow(user: StudioUser, letters: string): Promise<void> {
  await user.type(letters);
  await user.page.locator('[role=treeitem][aria-selected=true]:focus', { hasText: new RegExp(letters, 'i') }).waitFor();
}

async function write(user: StudioUser, words: string): Promise<void> {
  await user.press('Control+a');
  await user.type(words);
}

/** Waits until a field of the form has the focus. */
const inField = (user: StudioUser) =>
  user.page.locator('#studio-form :is(input, textarea, select, [contenteditable]):focus').waitFor();

const closed = (user: StudioUser) => user.page.locator('dialog[open]').waitFor({ state: 'detached' });

/** Asks for something to be done with a page. */
async function askOfPages(user: StudioUser, words: string): Promise<void> {
  await goTo(user, 'New page, rename');
  await user.page.getByRole('dialog', { name: 'Pages' }).waitFor();
  await goTo(user, words);
  await user.page.getByRole('dialog', { name: 'Pages' }).waitFor({ state: 'detached' });
}

/** Goes to a form of what all pages share: its first field, or what is folded there, has the focus. */
async function toShared(user: StudioUser, part: string): Promise<void> {
  await goTo(user, part);
  await user.page.locator('#studio-form :focus').waitFor();
}

async function writeFirst(user: StudioUser, part: string, words: string): Promise<void> {
  await toShared(user, part);
  await inField(user);
  await write(user, words);
}

/** A picture as a camera's folder has it. */
const portrait = async () => ({
  name: 'Ben Ruiz.jpg',
  mimeType: 'image/jpeg',
  buffer: await photograph({ width: 400, height: 500 }),
});

/** The ways of the tasks, by their names. */
export const keyboardWays: Readonly<Record<string, Way>> = {
  'change a word in place': async (user) => {
    await user.press('Enter');
    await inField(user);
    await write(user, 'We mend boats of wood');
    await user.shows('We mend boats of wood');
  },
  'add an FAQ entry': async (user) => {
    await toRow(user, 'what');
    await goTo(user, 'add a question');
    await user.focusIn(/Sample/);
    await user.type('Do you mend sails?');
    await user.press('Tab');
    await user.type('No, but our neighbours do.');
    await user.shows('Do you mend sails?');
  },
  'add a section from the palette': async (user) => {
    await user.press('/');
    await user.page.getByRole('searchbox', { name: 'What do you want to show?' }).waitFor();
    await user.type('quote');
    await user.press('ArrowDown');
    await user.press('Enter');
    await user.hears(/^Quote .* was added/);
  },
  'move it up by mouse': async (user) => {
    await user.press('Alt+ArrowUp');
    await user.hears(/^Quote.* was moved to 3 of 5/);
  },
  'move it up by keyboard': async (user) => {
    await user.press('Alt+ArrowUp');
    await user.hears(/^Quote.* was moved to 2 of 5/);
  },
  'change a figure everywhere': async (user) => {
    await toRow(user, 'how');
    await user.button('Change it everywhere').waitFor();
    await goTo(user, 'change it everywhere');
    await user.focusIn(/^3 weeks$/);
    await write(user, '2 weeks');
    await user.shows('A boat waits 2 weeks for its turn.');
  },
  'add a team member with a portrait': async (user) => {
    await toRow(user, 'who');
    await goTo(user, 'add a person');
    await user.focusIn(/Sample/);
    await user.type('Ben Ruiz');
    await user.press('Tab');
    await user.type('Sailmaker');
    await goTo(user, 'picture');
    await user.button('From this computer').waitFor();
    const chooser = user.page.waitForEvent('filechooser');
    await goTo(user, 'from this computer');
    await (await chooser).setFiles(await portrait());
    await user.field(/^What the picture shows/).waitFor();
    await user.focusIn(/^$/);
    await user.type('Ben Ruiz at his bench');
  },
  'paste three paragraphs with a list from Word': async (user) => {
    await toRow(user, 'how');
    await goTo(user, 'paragraphs');
    await inField(user);
    await user.press('Control+a');
    await user.paste(fromWord, 'We came with two boats and one oar.');
    await user.shows('It was June.');
  },
  'rename a page': async (user) => {
    await askOfPages(user, 'Rename A workshop');
    await goTo(user, 'The address');
    await write(user, 'Boats!');
    await user.press('Enter');
    await user.button('Rename it').waitFor();
    await user.press('Control+Enter');
    await user.hears(/was given the address \/boats\.$/);
  },
  'hide a section until a date': async (user) => {
    await toRow(user, 'who');
    await goTo(user, 'Hide until');
    await user.page.locator('input[type=date]:focus').waitFor();
    await user.type('03012030');
    await user.focusIn(/^2030-03-01$/);
  },
  'duplicate a section': async (user) => {
    await toRow(user, 'what');
    await user.press('Control+d');
    await user.hears(/was duplicated/);
  },
  'delete it': async (user) => {
    await user.press('Delete');
    await user.hears(/was deleted/);
  },
  'hide a section': async (user) => {
    await toRow(user, 'who');
    await goTo(user, 'hide from visitors');
    await user.hears(/was hidden from visitors/);
  },
  'a drawing, chosen by how it looks': async (user) => {
    await toRow(user, 'we');
    await goTo(user, 'drawing');
    await user.page.locator('#studio-form [data-path="sections.0.drawing"] :focus').waitFor();
    await user.press('Enter');
    await user.page.getByRole('searchbox', { name: 'Find one for Drawing' }).waitFor();
    await user.press('Tab');
    await user.type('waiting');
    await user.press('Enter');
    await user.page.getByText('Not saved yet').waitFor();
  },
  'a button that opens a form': async (user) => {
    await toRow(user, 'we');
    await goTo(user, 'buttons');
    await user.button('Add a button').waitFor();
    await goTo(user, 'add a button');
    await user.focusIn(/Sample/);
    for (const words of ['Opens a form', 'Ask for a state briefing']) {
      await user.press('Tab');
      await user.page.locator('#studio-form select:focus').waitFor();
      await user.type(words);
      await user.page.locator('#studio-form select:focus', { hasText: words }).waitFor();
    }
  },
  'a word of the menu': async (user) => {
    await toShared(user, 'Menu');
    await user.press('Enter');
    await user.field('Label').first().waitFor();
    await goTo(user, 'Label');
    await inField(user);
    await write(user, 'Who we are');
  },
  'the end of all pages': (user) => writeFirst(user, 'Footer', 'Boats since 1903.'),
  'the name': (user) => writeFirst(user, 'Name and brand', 'The Yard'),
  'a form': async (user) => {
    await toShared(user, 'Forms and mailboxes');
    await goTo(user, 'Join the Movement');
    await user.field('Title').first().waitFor();
    // Behind its name a form has the button that deletes it.
    await user.press('Tab');
    await user.press('Tab');
    await inField(user);
    await write(user, 'Write to the yard');
  },
  'a new page': async (user) => {
    await askOfPages(user, 'New page');
    await user.type('Open days');
    await user.press('Enter');
    await closed(user);
  },
  'a copy of a page': async (user) => {
    await askOfPages(user, 'Copy Prices');
    await write(user, '/costs');
    await user.press('Enter');
    await closed(user);
  },
  'a page that goes': async (user) => {
    await askOfPages(user, 'Delete A workshop');
    await user.press('Enter');
    await user.button('Delete it').waitFor();
    await goTo(user, 'Delete it');
    await closed(user);
  },
};
