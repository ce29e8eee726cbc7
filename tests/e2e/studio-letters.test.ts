import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Frame } from 'playwright';
import { expect } from 'vitest';
import { parse } from 'yaml';
import { fontFolder } from '#builder/base';
import { startUser } from '../studio/support/studio-user.ts';
import { writeWorkshop } from '../studio/support/workshop-site.ts';
import { isThorough } from '../support/extent.ts';
import { startStudio, studioWindow } from '../support/preview.ts';
import { test } from '../support/visitor.ts';

const studio = startStudio((folder) => {
  const pages = writeWorkshop(folder);
  mkdirSync(join(pages, '_public'));
  return pages;
});

test('letters of this computer are shown at once, and taken back with undo', async ({ visitor }) => {
  const page = await studio.newPage(visitor, studioWindow);
  const user = await startUser(page, await studio.nextAddress());
  await user.open('A workshop for boats');
  const frame = await user.frame();
  const heading = frame.locator('main h1');
  const familyOf = () => heading.evaluate((element) => getComputedStyle(element).fontFamily.split(',')[0]);
  const before = await familyOf();
  await page.locator('summary', { hasText: 'On every page' }).click();
  await user.button(/^Colours and letters/).click();
  // What is told in between counts, too.
  const mistakes = await page.evaluateHandle(() => {
    const told: string[] = [];
    const look = () => {
      for (const each of document.querySelectorAll('[data-mistakes]')) told.push(each.textContent);
    };
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
    return told;
  });
  const buffer = readFileSync(join(fontFolder, 'instrument-sans-5.3.0.woff2'));
  const files = ['Boat-Italic.woff2', 'Boat-Bold.woff2', 'Boat-Regular.woff2'];
  await page.getByLabel('Files of a font').setInputFiles(files.map((name) => ({ name, mimeType: '', buffer })));
  await expect.poll(familyOf).toBe('Boat');
  await expect.poll(() => isLoaded(frame, 'Boat')).toBe(true);
  await user.save();
  expect(await mistakes.jsonValue()).toEqual([]);
  const { font } = parse(readFileSync(join(studio.pages, '_theme.yaml'), 'utf8')) as { font: unknown };
  const own = (name: string) => expect.stringMatching(new RegExp(`^/fonts/boat-${name}-\\w{8}\\.woff2$`));
  expect(font).toEqual({ family: 'Boat', file: own('regular'), more: [own('bold'), own('italic')] });
  await user.undo();
  await expect.poll(familyOf).toBe(before);
});

test.runIf(isThorough)('letters that everybody may use come with their sets and their licence', async ({ visitor }) => {
  const page = await studio.newPage(visitor, studioWindow);
  const user = await startUser(page, await studio.nextAddress());
  await user.open('A workshop for boats');
  const frame = await user.frame();
  await page.locator('summary', { hasText: 'On every page' }).click();
  await user.button(/^Colours and letters/).click();
  await page.getByLabel('Font for all words').selectOption('Literata');
  await user.button('Use it').click();
  await expect
    .poll(() => frame.locator('main h1').evaluate((element) => getComputedStyle(element).fontFamily.split(',')[0]))
    .toBe('Literata');
  await expect.poll(() => isLoaded(frame, 'Literata')).toBe(true);
  await user.save();
  expect(existsSync(join(studio.pages, '_public/fonts'))).toBe(true);
});

/** Whether letters of a family are there to be shown. */
function isLoaded(frame: Frame, name: string): Promise<boolean> {
  return frame.evaluate(
    (wanted) => [...document.fonts].some(({ family, status }) => family === wanted && status === 'loaded'),
    name,
  );
}
