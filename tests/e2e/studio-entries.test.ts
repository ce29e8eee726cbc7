import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator } from 'playwright';
import { expect } from 'vitest';
import { startUser } from '../studio/support/studio-user.ts';
import { copySampleSite } from '../support/content.ts';
import { startStudio, studioWindow } from '../support/preview.ts';
import { test, type Visitor } from '../support/visitor.ts';

const names = Array.from({ length: 24 }, (_, index) => `Person ${index + 1}`);

/** A page with more people than a window has room for. */
const crew = `title: All who row
description: Everybody who rows with us, and what they look like.
sections:
  - type: hero
    heading: All who row
  - type: people
    heading: The crew
    items:
${names.map((name) => `      - { name: ${name}, role: Rower, picture: { file: PICTURE, alt: ${name} } }`).join('\n')}
`;

const studio = startStudio((folder) => {
  const pages = join(folder, 'pages');
  copySampleSite(pages);
  writeFileSync(join(pages, 'crew.yaml'), crew.replaceAll('PICTURE', 'people/desmond.svg'));
  return pages;
});

async function opened(visitor: Visitor) {
  const page = await studio.newPage(visitor, studioWindow);
  const user = await startUser(page, await studio.nextAddress());
  await user.open('All who row');
  return { page, user, frame: await user.frame() };
}

test('a double click on a portrait leaves it where it is, and leads to its field', async ({ visitor }) => {
  const { page, user, frame } = await opened(visitor);
  const portrait = frame.getByRole('img', { name: 'Person 7', exact: true });
  await user.doubleClick(portrait);
  const field = page.locator('[data-path="sections.1.items.6.picture"]');
  await field.waitFor();
  await expect.poll(() => field.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  expect(await seen(field)).toBe(true);
  expect(await portrait.isVisible()).toBe(true);
  expect(await frame.locator('[contenteditable]').count()).toBe(0);
});

test('a new entry of a long list is on the screen, in the form with the focus and in the page', async ({ visitor }) => {
  const { page, user, frame } = await opened(visitor);
  await user.row(/The crew/).click();
  await user.button('Add a person').click();
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest('[data-path]')?.getAttribute('data-path')))
    .toBe('sections.1.items.24.name');
  expect(await seen(page.locator('[data-path="sections.1.items.24.name"]'))).toBe(true);
  const last = frame.getByText('Sample name 25');
  await last.waitFor();
  await expect.poll(() => seen(last)).toBe(true);
});

test('a language is added in one step, with its home page, and nothing is a mistake on the way', async ({
  visitor,
}) => {
  const { page, user } = await opened(visitor);
  await page.locator('summary', { hasText: 'On every page' }).click();
  await user.button(/^Web address, languages/).click();
  await user.button('Languages').click();
  await user.button('Add a language').click();
  const field = page.locator('[data-path="languages.1"] input');
  await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await user.button(/mistake/).count()).toBe(0);
  await user.type('Spanish');
  await user.press('Enter');
  await user.button(/^Language of the page: English/).waitFor();
  await expect.poll(() => field.inputValue()).toBe('Spanish');
  expect(await user.button(/mistake/).count()).toBe(0);
  await user.save();
  expect(readFileSync(join(studio.pages, '_site.yaml'), 'utf8')).toMatch(
    /^languages:(?: \[en, es\]|\n +- en\n +- es)$/m,
  );
  expect(existsSync(join(studio.pages, 'es/home.yaml'))).toBe(true);
});

/** Whether an element is wholly in its window. */
function seen(place: Locator): Promise<boolean> {
  return place.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  });
}
