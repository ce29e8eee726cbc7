import { appendFileSync, cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Frame, Page } from 'playwright';
import { expect } from 'vitest';
import { axeViolations } from '../access/support/axe.ts';
import { writeSmallSite } from '../support/content.ts';
import { startStudio, studioWindow } from '../support/preview.ts';
import { test, type Visitor } from '../support/visitor.ts';
import { dragOver } from './support/drag-over.ts';
import { shapeOf } from './support/shape-of.ts';

const inOne = '          - { type: prose, paragraphs: First words. }\n';
const tabs = `  - type: tabs
    items:
      - label: One
        sections:
${inOne}      - label: Two
        sections:
          - { type: prose, paragraphs: Second words. }
`;

const typed = '[**It**](/page-2) says **1**. And more.';
const studio = startStudio((folder) => {
  const pages = writeSmallSite(folder, 2);
  appendFileSync(
    join(pages, 'page-1.yaml'),
    '  # Always last.\n  - { type: prose, id: last, heading: Last words, paragraphs: They come last. }\n',
  );
  // A site in two languages, of which only the home page is translated.
  const site = join(pages, '_site.yaml');
  writeFileSync(site, readFileSync(site, 'utf8').replace(/^language: en$/m, '$&\nlanguages: [en, es]'));
  cpSync(join(pages, 'home.yaml'), join(pages, 'es/home.yaml'));
  appendFileSync(join(pages, 'page-2.yaml'), tabs);
  return pages;
});

/** The Studio with a page open in it, and the frame that shows the page. */
async function openPage(visitor: Visitor, title: string): Promise<{ page: Page; frame: Frame }> {
  const page = await studio.newPage(visitor, studioWindow);
  await page.goto(await studio.nextAddress());
  await page.getByRole('tree').waitFor();
  await page.locator('summary', { hasText: 'Page' }).first().click();
  await page.getByRole('button', { name: title }).click();
  const frame = await (await page.locator('iframe').elementHandle())?.contentFrame();
  if (!frame) throw new Error('There is no preview.');
  await frame.waitForFunction((wanted) => document.title.includes(wanted), title);
  return { page, frame };
}

const textOf = (name: string) => readFileSync(join(studio.pages, name), 'utf8');
const rows = (page: Page) => page.getByRole('treeitem');

test('a section is moved, its words are changed in place, and the file changes by what was changed', async ({
  visitor,
}) => {
  const { page, frame } = await openPage(visitor, 'Page 1 of a small site');
  const before = textOf('page-1.yaml');
  const said = page.locator('[role=status] > p').last();

  await rows(page).nth(1).click();
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('treeitem');
  await page.keyboard.press('Alt+ArrowDown');
  await expect.poll(() => said.textContent()).toBe('Text “What page 1 says” was moved to 3 of 3.');
  await expect.poll(() => rows(page).last().getAttribute('aria-selected')).toBe('true');
  // The focus has followed the section.
  await page.keyboard.press('Alt+ArrowUp');
  await expect.poll(() => said.textContent()).toBe('Text “What page 1 says” was moved to 2 of 3.');
  expect(await axeViolations(page)).toEqual([]);

  // While it is dragged, a line says where it would come. Escape leaves everything as it was.
  const line = page.locator('[data-drop]');
  await dragOver(rows(page).nth(1), rows(page).last());
  await expect.poll(() => line.getAttribute('data-drop')).toBe('after');
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await line.waitFor({ state: 'detached' });
  expect(await rows(page).nth(1).textContent()).toContain('What page 1 says');
  // A list that is longer than its room scrolls to where it is held.
  await page.setViewportSize({ width: 1440, height: 300 });
  const aside = page.getByLabel('Pages and sections');
  await dragOver(rows(page).nth(1), page.getByRole('button', { name: 'Add a section' }));
  await expect
    .poll(async () => {
      await page.mouse.move(40, 290);
      await page.mouse.move(41, 290);
      return aside.evaluate(
        ({ scrollTop, scrollHeight, clientHeight }) => scrollTop + clientHeight >= scrollHeight - 1,
      );
    })
    .toBe(true);
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await page.setViewportSize(studioWindow.viewport);
  // So are the entries of a list in a form.
  await page.locator('summary', { hasText: 'On every page' }).click();
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const entries = page.locator('#studio-form li > .head');
  await entries.first().waitFor();
  // What can be done with an entry depends on where it stands.
  const names = entries.locator('.open');
  const [first, second] = await names.allTextContents();
  await dragOver(entries.nth(0), entries.nth(1));
  await page.mouse.up();
  await expect.poll(async () => (await names.allTextContents()).slice(0, 2)).toEqual([second, first]);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect.poll(() => names.first().textContent()).toBe(first);
  await page.locator('summary', { hasText: 'On every page' }).click();
  await rows(page).nth(1).click();

  const heading = frame.getByRole('heading', { name: 'What page 1 says' });
  await heading.dblclick();
  await expect.poll(() => heading.getAttribute('contenteditable')).toBe('true');
  await page.keyboard.press('End');
  await page.keyboard.type(' again');
  await page.keyboard.press('Enter');
  await frame.getByRole('heading', { name: 'What page 1 says again' }).waitFor();
  await page.keyboard.press('Control+z');
  await heading.waitFor();
  await page.getByRole('button', { name: 'Redo', exact: true }).click();
  await frame.getByRole('heading', { name: 'What page 1 says again' }).waitFor();
  expect(textOf('page-1.yaml')).toBe(before);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect
    .poll(() => textOf('page-1.yaml'))
    .toBe(before.replace('heading: What page 1 says', 'heading: What page 1 says again'));
  expect(textOf('page-2.yaml')).toContain('heading: What page 2 says');
  // A button that has done its work keeps the focus, and so does a section that comes from a row's menu.
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  await page.getByText('All saved').waitFor();
  expect(await focused()).toBe('Save');
  await rows(page).last().click();
  await page.getByRole('button', { name: /^More for/ }).click();
  await page.getByRole('button', { name: 'Duplicate' }).click();
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-row'))).toBe('3');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect.poll(() => rows(page).count()).toBe(3);
  await frame.evaluate(() => {
    window.print = () => document.body.classList.add('printed');
  });
  await page.keyboard.press('Control+p');
  await frame.locator('.printed').waitFor({ state: 'attached' });

  // It is saved by keys while words are still being typed, too.
  await frame.getByRole('heading', { name: 'What page 1 says again' }).dblclick();
  await frame.locator('[contenteditable]').waitFor();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' and again');
  await page.keyboard.press('Control+s');
  await expect.poll(() => textOf('page-1.yaml')).toContain('heading: What page 1 says again and again');
  expect(await frame.locator('[contenteditable]').count()).toBe(1);
  await page.keyboard.press('Enter');
  // Words with marks are changed where they stand too, to the bytes that the form writes; what is taken back leaves none.
  const words = frame.locator('p', { hasText: 'It says' });
  const marked = textOf('page-1.yaml');
  await words.dblclick({ position: { x: 4, y: 8 } });
  await expect.poll(() => frame.evaluate(() => getSelection()?.toString())).toBe('It');
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Control+b');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Where the link leads' }).fill('/page-2');
  await page.keyboard.press('Enter');
  await expect.poll(() => words.locator('a').textContent()).toBe('It');
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' And more. ');
  await page.keyboard.press('Control+s');
  await expect.poll(() => textOf('page-1.yaml')).toBe(marked.replace('It says **1**.', typed));
  // Word by word, with the space before the first; then the link and the bold type.
  for (const key of ['z', 'z', 'z', 'z', 'z']) await page.keyboard.press(`Control+${key}`);
  await page.keyboard.press('Control+Enter');
  await expect.poll(() => frame.locator('[contenteditable]').count()).toBe(0);
  await page.keyboard.press('Control+s');
  await expect.poll(() => textOf('page-1.yaml')).toBe(marked);
});

test('the preview shows what the site shows, element for element', async ({ visitor }) => {
  const { frame } = await openPage(visitor, 'Page 2 of a small site');
  const site = await studio.newPage(visitor, { javaScriptEnabled: false });
  await site.goto(new URL('/page-2', studio.url).href);
  expect(await shapeOf(frame)).toEqual(await shapeOf(site));
});

/** Presses what stands behind the button of the bar, where a site of several languages has it. */
async function pressInMenu(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name }).click();
}

test('undo takes one step back, in the text and in windows too; a copy of a section leaves its address to the original', async ({
  visitor,
}) => {
  const { page } = await openPage(visitor, 'Page 1 of a small site');
  const text = page.locator('.cm-content');
  const heading = page.getByRole('textbox', { name: /^Heading/ });
  await rows(page).last().click();
  await heading.fill('Very last words');
  await pressInMenu(page, 'As text');
  await text.click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type('# why?');
  await expect.poll(() => text.textContent()).toContain('# why?');
  expect(await page.locator('dialog[open]').count()).toBe(0);
  await page.keyboard.press('Control+z');
  await expect.poll(() => text.textContent()).not.toContain('# why?');
  expect(await text.textContent()).toContain('Very last words');
  await pressInMenu(page, 'As text');

  await page.getByRole('button', { name: 'Add a section' }).click();
  const search = page.locator('dialog[open]').getByRole('searchbox').or(page.locator('dialog[open] input')).first();
  await search.pressSequentially('faq');
  await page.keyboard.press('Control+z');
  await expect.poll(() => search.inputValue()).not.toBe('faq');
  await page.locator('dialog[open]').getByRole('button', { name: 'Close' }).click();
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
  await expect.poll(() => heading.textContent()).toBe('Very last words');

  await rows(page).last().click();
  await page.keyboard.press('Control+d');
  await expect.poll(() => rows(page).count()).toBe(4);
  await page.keyboard.press('Control+s');
  await expect.poll(() => textOf('page-1.yaml').match(/heading: Very last words/g)?.length).toBe(2);
  expect(textOf('page-1.yaml').match(/id: last/g)).toHaveLength(1);

  // Copied, it comes to another page as it is written.
  await rows(page).nth(2).click();
  await page.getByRole('button', { name: /^More for/ }).click();
  await page.getByRole('button', { name: 'Copy, to paste on any page' }).click();
  await page.locator('summary', { hasText: 'Page' }).first().click();
  await page.getByRole('button', { name: 'Page 2 of a small site' }).click();
  await rows(page).filter({ hasText: 'What page 2 says' }).waitFor();
  await page.getByRole('button', { name: 'Paste Text “Very last words”' }).click();
  await expect.poll(() => rows(page).last().textContent()).toContain('Very last words');
  await page.keyboard.press('Control+s');
  await expect
    .poll(() => textOf('page-2.yaml'))
    .toMatch(/\n {2}# Always last\.\n {2}- \{ type: prose, id: last, .*\}\n$/);

  // What a kind of section can look like is a button away, and can be put below.
  await page.getByRole('button', { name: 'Examples', exact: true }).click();
  const examples = page.getByRole('dialog', { name: 'Examples: Text' });
  await examples
    .getByRole('button', { name: /^Add below/ })
    .first()
    .waitFor();
  expect(await axeViolations(page)).toEqual([]);
  const count = await rows(page).count();
  await examples
    .getByRole('button', { name: /^Add below/ })
    .first()
    .click();
  await expect.poll(() => rows(page).count()).toBe(count + 1);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect.poll(() => rows(page).count()).toBe(count);
  await rows(page).last().click();

  // The page is added in another language, at the section that is selected, and both lead to each other.
  const language = page.getByRole('button', { name: /^Language of the page/ });
  await language.click();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Add it in Spanish' }).click();
  await expect.poll(() => language.getAttribute('aria-label')).toBe('Language of the page: Spanish');
  expect(await language.evaluate((button) => button === document.activeElement)).toBe(true);
  await expect.poll(() => rows(page).last().getAttribute('aria-selected')).toBe('true');
  await language.click();
  await page.getByRole('button', { name: /^English/ }).click();
  await expect.poll(() => language.getAttribute('aria-label')).toBe('Language of the page: English');
  await page.keyboard.press('Control+s');
  await expect
    .poll(() => existsSync(join(studio.pages, 'es/page-2.yaml')) && textOf('es/page-2.yaml'))
    .toMatch(/^title: Page 2 of a small site\n(.*\n)*translated: \w{6}\nsections:\n/);

  // A section inside of another comes, moves and goes like any.
  const form = page.locator('#studio-form');
  const inside = form.locator('li:has(> .link)');
  await rows(page).filter({ hasText: 'Tabs' }).click();
  await form.getByRole('button', { name: 'One' }).first().click();
  await form.getByRole('button', { name: 'Add a section' }).click();
  await page
    .locator('dialog[open]')
    .getByRole('searchbox')
    .or(page.locator('dialog[open] input'))
    .first()
    .fill('quote');
  await page.locator('dialog[open]').getByRole('button', { name: 'Quote', exact: true }).click();
  await form.getByRole('button', { name: 'Back to Tabs' }).click();
  await expect.poll(() => inside.count()).toBe(2);
  await inside.last().locator('.link').focus();
  await page.keyboard.press('Alt+ArrowUp');
  await expect.poll(() => inside.first().textContent()).toContain('Quote');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Quote');
  await page.keyboard.press('Control+s');
  await expect.poll(() => textOf('page-2.yaml')).toMatch(/ type: quote[\s\S]*First words/);
  await inside
    .first()
    .getByRole('button', { name: /^More for Quote/ })
    .click();
  await inside.first().getByRole('button', { name: 'Delete' }).click();
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest('li')?.textContent)).toContain('Text');
  await page.keyboard.press('Control+s');
  await expect.poll(() => textOf('page-2.yaml')).toContain(tabs);
});
