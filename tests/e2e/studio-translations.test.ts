import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';
import { translatedWritten } from '#builder/change';
import { axeViolations } from '../access/support/axe.ts';
import { startRepository } from '../studio/support/repository.ts';
import { startUser } from '../studio/support/studio-user.ts';
import { textsOf, writeWorkshop } from '../studio/support/workshop-site.ts';
import { startStudio, studioWindow } from '../support/preview.ts';
import { test } from '../support/visitor.ts';

const fact = 'berth: { value: £40, meaning: What a berth costs., source: The harbour, checked: 2026-01-01 }\n';
const doors = (heading: string, text: string) => `sections:
  - type: prose
    heading: ${heading}
    paragraphs: ${text}
`;

/** The workshop in two languages: its figures and a shared section are translated, and the originals say something else since. */
const studio = startStudio((folder) => {
  const pages = writeWorkshop(folder);
  const change = (name: string, what: string, by: string) => {
    const file = join(pages, name);
    writeFileSync(file, readFileSync(file, 'utf8').replace(what, by));
  };
  change('_site.yaml', 'language: en\n', 'language: en\nlanguages: [en, es]\n');
  const commit = startRepository(folder);
  mkdirSync(join(pages, '_shared'));
  mkdirSync(join(pages, 'es/_shared'), { recursive: true });
  appendFileSync(join(pages, '_facts.yaml'), fact);
  appendFileSync(join(pages, 'es/_facts.yaml'), 'berth: { value: 40 libras }\nboat_time: { value: 3 semanas }\n');
  writeFileSync(join(pages, '_shared/doors.yaml'), doors('Doors', 'They open at nine.'));
  writeFileSync(join(pages, 'es/_shared/doors.yaml'), doors('Puertas', 'Abren a las nueve.'));
  appendFileSync(join(pages, 'prices.yaml'), '  - { type: shared, name: doors }\n');
  translatedWritten(['es/_facts', 'es/_shared/doors'], { folder: pages, isDryRun: false });
  commit('All is translated');
  change('_facts.yaml', '£40', '£45');
  change('_facts.yaml', '3 weeks', '5 weeks');
  change('_shared/doors.yaml', 'nine', 'ten');
  return pages;
});

const noteIn = (page: Page): Locator => page.getByRole('region', { name: 'What the original says now' });

/** Shows what the list of all that is to be looked at says. */
async function show(page: Page, words: RegExp): Promise<void> {
  await page.getByRole('button', { name: /^\d+ to look at$/ }).click();
  const window = page.getByRole('dialog', { name: 'The state of the site' });
  await window.getByRole('listitem').filter({ hasText: words }).getByRole('button', { name: 'Show' }).click();
  await window.waitFor({ state: 'detached' });
}

test('figures and shared sections whose original has changed are told in words where they are changed, and settled one by one', async ({
  visitor,
}) => {
  const page = await studio.newPage(visitor, studioWindow);
  const user = await startUser(page, await studio.nextAddress());
  const before = textsOf(studio.pages);
  const facts = () => readFileSync(join(studio.pages, 'es/_facts.yaml'), 'utf8');
  const note = noteIn(page);
  const price = note.getByRole('listitem').filter({ hasText: 'The figure “berth” changed from “£40” to “£45”' });
  const weeks = note.getByRole('listitem').filter({ hasText: 'boat time” changed from “3 weeks” to “5 weeks”' });

  await show(page, /Berth has changed from “£40”|“berth” has changed from “£40”/);
  await price.waitFor();
  await weeks.waitFor();
  expect(await axeViolations(page)).toEqual([]);
  // Its sentence leads to what is to be changed, which is settled by what it says then.
  await price.getByRole('button', { name: /^The figure/ }).click();
  await user.focusIn(/^40 libras$/);
  await page.keyboard.press('Control+a');
  await page.keyboard.type('45 libras');
  await price.getByRole('button', { name: 'Mark as up to date' }).click();
  await price.waitFor({ state: 'detached' });
  expect(await weeks.count()).toBe(1);
  await user.save();
  expect(facts()).toContain('berth: { value: 45 libras, translated: £45 }\n');
  await weeks.getByRole('button', { name: 'Mark as up to date' }).focus();
  await page.keyboard.press('Enter');
  await note.waitFor({ state: 'detached' });
  // A mark is seen nowhere, so it is told with the way back. Undone, what it was about is told again.
  await page
    .getByLabel('Messages')
    .getByText(/was marked as up to date\.$/)
    .waitFor();
  await page.getByLabel('Messages').getByRole('button', { name: 'Undo' }).click();
  await weeks.waitFor();
  await weeks.getByRole('button', { name: 'Mark as up to date' }).click();
  await note.waitFor({ state: 'detached' });
  await user.save();
  expect(facts()).toContain('boat_time: { value: 3 semanas, translated: 5 weeks }\n');

  await show(page, /doors.* has changed since this was translated/i);
  const hours = note.getByRole('listitem').filter({ hasText: '“They open at nine.” to “They open at ten.”' });
  await hours.waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await hours.getByRole('button', { name: 'Mark as up to date' }).click();
  await note.waitFor({ state: 'detached' });
  await user.save();
  const changed = [...textsOf(studio.pages)].flatMap(([name, text]) => (before.get(name) === text ? [] : name));
  expect(changed).toEqual(['es/_facts.yaml', 'es/_shared/doors.yaml']);
});
