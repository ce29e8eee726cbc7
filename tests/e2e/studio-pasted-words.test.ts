import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { parse } from 'yaml';
import { writeWordsSite } from '../studio/support/words-site.ts';
import { openWordsWindow } from '../studio/support/words-window.ts';
import { startStudio } from '../support/preview.ts';
import { test, type Visitor } from '../support/visitor.ts';

const studio = startStudio(writeWordsSite);

async function openWords(visitor: Visitor) {
  const words = await openWordsWindow(studio, visitor);
  return { ...words, open: words.frame.locator('[contenteditable=true]') };
}

const saved = () => parse(readFileSync(join(studio.pages, 'words.yaml'), 'utf8'));

test('cells that are pasted into a cell of the page are cells there at once, and nothing else is offered', async ({
  visitor,
}) => {
  const { page, user, frame, hands, open } = await openWords(visitor);
  await frame.getByText('Small dinghy').dblclick();
  await open.waitFor();
  await page.keyboard.press('Control+a');
  await hands.paste('Rowing boat\t$900\nRaft\t$40\n');
  await frame.getByRole('cell', { name: '$40' }).waitFor();
  expect(await open.count()).toBe(0);
  expect(await page.getByText('here it becomes a section of its own').count()).toBe(0);
  await user.save();
  expect(saved().sections[2].rows).toEqual([
    ['Rowing boat', '$900'],
    ['Raft', '$40'],
  ]);
});

test('what stands under headings in a paste is shown at once as parts below the words, which are kept', async ({
  visitor,
}) => {
  const { page, user, frame, hands, open } = await openWords(visitor);
  await frame.getByText('We paint the boats.').dblclick();
  await open.waitFor();
  await page.keyboard.press('End');
  await hands.paste(
    'and ropes\n\nLater on\n\nWe launch it.\n',
    '<p>&nbsp;and ropes</p><h2>Later on</h2><p>We launch it.</p>',
  );
  await frame.getByRole('heading', { name: 'Later on' }).waitFor();
  expect(await open.count()).toBe(0);
  await user.save();
  expect(saved().sections[5].items[0].sections[0]).toMatchObject({
    paragraphs: expect.stringContaining('and ropes'),
    parts: [{ heading: 'Later on', paragraphs: expect.stringContaining('We launch it.') }],
  });
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await frame.getByRole('heading', { name: 'Later on' }).waitFor({ state: 'detached' });
  await frame.getByText('and ropes').waitFor({ state: 'detached' });
  await frame.getByText('We paint the boats.').waitFor();
});

test('Escape closes what is said of a link before it leaves the words', async ({ visitor }) => {
  const { page, user, frame, open } = await openWords(visitor);
  await frame.getByText('mend old ones').dblclick();
  const told = page.getByRole('button', { name: 'Remove link' });
  await told.waitFor();
  await page.keyboard.press('Escape');
  await told.waitFor({ state: 'detached' });
  await page.keyboard.press('End');
  await page.keyboard.type(' Gladly.');
  await page.keyboard.press('Escape');
  await open.waitFor({ state: 'detached' });
  await user.hears('The words are as they were.');
  await frame.getByText('Gladly').waitFor({ state: 'detached' });
});
