import type { Page } from 'playwright';

/** A way to work in the Studio: how it is begun, and what each letter of `words` does. It returns what the files must say then. */
export type Way = {
  name: string;
  begin: (page: Page) => Promise<void>;
  /** Does something that can't be half done, instead of typing. */
  act?: (page: Page) => Promise<void>;
};

const rows = (page: Page) => page.getByLabel('Sections of the page').getByRole('treeitem');

const form: Way['begin'] = async (page) => {
  await rows(page).first().click();
  await page
    .locator('#studio-form')
    .getByLabel(/^Introduction/)
    .first()
    .click();
  await page.keyboard.press('Control+End');
};

/** Sends a picture and doesn't wait for it. */
const startUpload: Way['begin'] = (page) =>
  page.evaluate(async () => {
    const canvas = document.createElement('canvas');
    canvas.width = 600;
    canvas.height = 400;
    canvas.getContext('2d')?.fillRect(20, 20, 300, 200);
    const picture = await new Promise<Blob | null>((take) => canvas.toBlob(take, 'image/png'));
    const headers = {
      'content-type': 'application/vnd.studio.picture',
      'x-session-token': sessionStorage.getItem('session-token') ?? '',
    };
    void fetch('/_studio/api/media/sent.png', { method: 'PUT', headers, body: picture }).catch(() => undefined);
  });

export const ways: readonly Way[] = [
  { name: 'in the form', begin: form },
  {
    name: 'in place',
    begin: async (page) => {
      const frame = page.frameLocator('iframe');
      await frame.getByRole('heading', { level: 1 }).dblclick();
      await frame.locator('[contenteditable]').waitFor();
      await page.keyboard.press('Control+End');
    },
  },
  {
    name: 'in the text pane',
    begin: async (page) => {
      await page.getByRole('button', { name: 'As text' }).click();
      await page.locator('[aria-label="Text of the page"] [contenteditable]').click();
      await page.keyboard.press('Control+End');
      await page.keyboard.type('# ');
    },
  },
  {
    name: 'in the form while a picture is sent',
    begin: async (page) => {
      await form(page);
      await startUpload(page);
    },
  },
  {
    name: 'adding a section',
    begin: async (page) => {
      await page.getByRole('button', { name: 'Add a section', exact: true }).click();
      await page.getByRole('searchbox').fill('quote');
      await page.locator('dialog button.choose').first().waitFor();
    },
    act: (page) => page.locator('dialog button.choose').first().click(),
  },
  {
    name: 'moving a section',
    begin: (page) => rows(page).nth(1).click(),
    act: (page) => page.keyboard.press('Alt+ArrowDown'),
  },
];
