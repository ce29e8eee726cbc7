import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { axeViolations } from '../access/support/axe.ts';
import { wordDocuments } from '../studio/documents/word.ts';
import { startUser } from '../studio/support/studio-user.ts';
import { textsOf, writeWorkshop } from '../studio/support/workshop-site.ts';
import { startStudio, studioWindow } from '../support/preview.ts';
import { test, type Visitor } from '../support/visitor.ts';

const studio = startStudio(writeWorkshop);

/** Somebody at the window that makes a page, and what the files said before. */
async function beginPage(visitor: Visitor) {
  const page = await studio.newPage(visitor, studioWindow);
  const user = await startUser(page, await studio.nextAddress());
  const before = textsOf(studio.pages);
  await page.locator('summary', { hasText: 'Page' }).first().click();
  await user.button(/^New page, rename/).click();
  await user.button('New page').click();
  const window = page.getByRole('dialog', { name: 'A new page' });
  return { page, user, before, window };
}

test('a document of Word becomes a page: what becomes of it is shown before, pictures are described, and undo takes it back', async ({
  visitor,
}) => {
  // What can't be read is refused by the server.
  visitor.expectFailedRequests();
  const { page, user, before, window } = await beginPage(visitor);
  await window.getByRole('radio', { name: 'A document' }).check();
  const file = window.getByLabel('Which document');
  await file.setInputFiles({ name: 'notes.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') });
  await window.getByRole('alert').waitFor();

  const buffer = Buffer.from(wordDocuments['pictures with and without words, twice the same, of no use'] ?? []);
  await file.setInputFiles({ name: 'harbour.docx', mimeType: 'application/octet-stream', buffer });
  await window.getByText('It has been read.').waitFor();
  await window.getByRole('heading', { name: 'What comes otherwise, or not at all' }).waitFor();
  const missing = window.getByRole('listitem').filter({ hasText: 'For those who can’t see it' });
  await missing.first().getByLabel('What the picture shows').fill('The pier in the morning');
  expect(await axeViolations(page)).toEqual([]);
  await window.getByLabel('Its address').fill('/harbour');
  await page.keyboard.press('Enter');
  await window.waitFor({ state: 'detached' });
  await user.save();

  const made = join(studio.pages, 'harbour.yaml');
  const text = readFileSync(made, 'utf8');
  expect(text).toContain('A red boat at the pier');
  expect(text).toContain('The pier in the morning');
  const pictures = [...new Set([...text.matchAll(/file: (\S+?),?\s/g)].map(([, name = '']) => name))];
  expect(pictures.length).toBeGreaterThan(1);
  for (const name of pictures) expect(existsSync(join(studio.pages, '_media', name)), name).toBe(true);
  await user.undo();
  await user.save();
  expect(textsOf(studio.pages)).toEqual(before);
  // Its pictures are asked about, all at once.
  await page.getByRole('heading', { name: `No page shows ${pictures.length} pictures that you added` }).waitFor();
  await page.getByRole('button', { name: 'Delete them' }).click();
  await expect.poll(() => pictures.filter((name) => existsSync(join(studio.pages, '_media', name)))).toEqual([]);
});

test('a page begins as a template, which is shown as it will look', async ({ visitor }) => {
  const { page, user, before, window } = await beginPage(visitor);
  await window.getByLabel('What it is called').fill('Sail with us');
  const template = window.locator('label', { has: page.locator('[data-block=hero]') }).last();
  const heading = await template.locator('h1').textContent();
  const kinds = await template.locator('[data-block]').count();
  expect(kinds).toBeGreaterThan(2);
  await template.getByRole('radio').check();
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await window.waitFor({ state: 'detached' });
  const frame = await user.frame();
  await frame.getByRole('heading', { level: 1, name: 'Sail with us' }).waitFor();
  expect(heading).not.toBe('Sail with us');
  expect(await frame.locator('main [data-block]').count()).toBe(kinds);
  await user.save();
  await user.undo();
  await user.save();
  expect(textsOf(studio.pages)).toEqual(before);
});
