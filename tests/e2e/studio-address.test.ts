import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { StudioUser } from '../studio/support/studio-user.ts';
import { writeSmallSite } from '../support/content.ts';
import { isThorough } from '../support/extent.ts';
import { startStudio, studioWindow } from '../support/preview.ts';
import { test } from '../support/visitor.ts';

const studio = startStudio((folder) => writeSmallSite(folder, 2));

test('the address names page and section: it outlives a reload, can be sent, and Back goes to the page before', async ({
  visitor,
}) => {
  const page = await studio.newPage(visitor, studioWindow);
  await page.goto(await studio.nextAddress('?page=page-1.yaml'));
  const rows = page.getByRole('treeitem');
  const selected = () => rows.locator('xpath=self::*[@aria-selected="true"]').textContent();
  await rows.nth(1).click();
  await expect.poll(() => new URL(page.url()).search).toBe('?page=page-1.yaml&section=2');
  await page.setViewportSize({ width: 1440, height: 400 });
  const frame = () => page.frames().at(-1);
  // Letters that come later move what stands below them by a pixel.
  const scrolled = () => frame()?.evaluate(() => 10 * Math.round(scrollY / 10));
  // The preview becomes lower a moment after the window.
  await expect
    .poll(async () => {
      await frame()?.evaluate(() => scrollTo(0, 90));
      return scrolled();
    })
    .toBe(90);
  await page.reload();
  await expect.poll(selected).toContain('What page 1 says');
  await expect.poll(scrolled).toBe(90);
  await page.locator('summary', { hasText: 'Page' }).first().click();
  await page.getByRole('button', { name: 'Page 2 of a small site' }).click();
  await expect.poll(() => new URL(page.url()).search).toBe('?page=page-2.yaml');
  await expect.poll(scrolled).toBe(0);
  await page.goBack();
  await expect.poll(selected).toContain('What page 1 says');
  await expect.poll(scrolled).toBe(90);
  await page.goto(new URL('?page=gone.yaml', page.url()).href);
  await page.getByText('The page of this address is not there any more').first().waitFor();
  await expect.poll(() => new URL(page.url()).search).toBe('?page=home.yaml');
});

test('what was done is taken back and done again after the Studio is loaded again, saved or not', async ({
  visitor,
}) => {
  const page = await studio.newPage(visitor, studioWindow);
  await page.goto(await studio.nextAddress('?page=page-2.yaml'));
  const user = new StudioUser(page);
  const heading = user.field(/^Heading/);
  const text = () => readFileSync(join(studio.pages, 'page-2.yaml'), 'utf8');
  const before = text();
  await user.row(/What page 2 says/).click();
  await heading.fill('Said and saved');
  await user.save();
  await heading.fill('Said and not saved');
  await page.getByText('Not saved yet').waitFor();
  await page.reload();
  await user.button('Bring them back').click();
  await user.row(/Said and not saved/).waitFor();
  await user.button('Undo').click();
  await user.row(/Said and saved/).waitFor();
  await page.getByText('All saved').waitFor();
  await page.reload();
  await user.row(/Said and saved/).waitFor();
  await user.button('Redo').click();
  await user.row(/Said and not saved/).waitFor();
  await user.button('Undo').click();
  await user.row(/Said and saved/).waitFor();
  await user.button('Undo').click();
  await user.row(/What page 2 says/).waitFor();
  await user.save();
  expect(text()).toBe(before);
});

test.runIf(isThorough)(
  'what is wrong is a press away, in its field or in its line of the text; what is answered drops no focus',
  async ({ visitor }) => {
    const file = join(studio.pages, 'page-2.yaml');
    const sound = readFileSync(file, 'utf8');
    const page = await studio.newPage(visitor, studioWindow);
    const focused = () =>
      page.evaluate(() => document.activeElement?.closest('[data-path]')?.getAttribute('data-path'));
    await page.goto(await studio.nextAddress('?page=page-1.yaml'));
    await page.getByRole('tree').waitFor();

    writeFileSync(file, sound.replace('It says', '[It](/nowhere) says'));
    await page.getByRole('button', { name: /^Not public: 1 mistake on “.+”$/ }).click();
    await expect.poll(focused).toBe('sections.1.paragraphs');

    writeFileSync(file, `${sound}  - { type: prose, heading: "Open, paragraphs: Words. }\n`);
    await page.getByRole('button', { name: 'See line 6 in the text' }).click();
    await expect.poll(() => page.locator('.cm-activeLine').textContent()).toContain('"Open');
    await page.getByRole('button', { name: 'As text' }).click();
    writeFileSync(file, sound);
    await page.getByRole('button', { name: 'See line 6 in the text' }).waitFor({ state: 'detached' });

    await page.getByRole('treeitem').nth(1).click();
    const heading = page.getByRole('textbox', { name: /^Heading/ });
    await heading.fill('Kept words');
    await page.getByText('Not saved yet').waitFor();
    await page.reload();
    await page.getByRole('button', { name: 'Bring them back' }).click();
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('treeitem');
    await page.getByRole('button', { name: 'What changed' }).click();
    await page.getByRole('button', { name: 'Save all of it' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    const kept = readFileSync(file, 'utf8');
    expect(kept).toContain('Kept words');

    // Whoever knows nothing of the text gets out of it by what was saved before.
    writeFileSync(file, `${kept}  - { type: prose, heading: "Open, paragraphs: Words. }\n`);
    await page.getByLabel('Form', { exact: true }).getByRole('button', { name: 'Earlier versions' }).click();
    await page.locator('dialog, [role=dialog]').locator('ol li button').first().click();
    await page.getByRole('button', { name: 'Bring this version back' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'See line 6 in the text' }).waitFor({ state: 'detached' });
    await page.keyboard.press('Control+s');
    await expect.poll(() => readFileSync(file, 'utf8')).toBe(kept);
  },
);
