import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { axeViolations } from '../access/support/axe.ts';
import { startUser } from '../studio/support/studio-user.ts';
import { textsOf, writeWorkshop } from '../studio/support/workshop-site.ts';
import { isThorough } from '../support/extent.ts';
import { startStudio, studioWindow } from '../support/preview.ts';
import { test } from '../support/visitor.ts';

/** The workshop with a title that is too short, a section that is due, and a button that does nothing. */
const studio = startStudio((folder) => {
  const pages = writeWorkshop(folder);
  writeFileSync(
    join(pages, 'berths.yaml'),
    `title: Berths
description: What a berth costs in the harbour, by length of the boat and for how long it stays there.
sections:
  - type: hero
    heading: Berths
    buttons:
      - label: Ask for one
        action: none
  - type: prose
    review: 2020-01
    heading: What they cost
    paragraphs: "Ten pounds a night, and less for a month."
`,
  );
  return pages;
});

test('the state of the site is told in one place: a note is shown, set aside with a reason, and comes back when its place changes', async ({
  visitor,
}) => {
  const page = await studio.newPage(visitor, studioWindow);
  const user = await startUser(page, await studio.nextAddress());
  const before = textsOf(studio.pages);
  const count = page.getByRole('button', { name: /^\d+ to look at$/ });
  const numberOf = async () => Number.parseInt((await count.textContent()) ?? '', 10);
  await count.waitFor();
  const all = await numberOf();
  const window = page.getByRole('dialog', { name: 'The state of the site' });
  const short = window.getByRole('listitem').filter({ hasText: 'This title has only 6 characters' });

  await count.focus();
  await page.keyboard.press('Enter');
  await window.getByText('This section is to be looked at again since January 2020.').waitFor();
  expect(await axeViolations(page)).toEqual([]);
  // Below the name of a page, its notes don't repeat it.
  await short.getByText('Berths').waitFor();
  await window.getByRole('radio', { name: 'page' }).check();
  await short.getByText('Berths').waitFor({ state: 'detached' });
  await short.getByRole('button', { name: 'Set aside …' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.type('Everybody calls it so');
  await page.keyboard.press('Enter');
  await window.getByText('Set aside (1)').waitFor();
  await expect.poll(numberOf).toBe(all - 1);
  expect(await short.count()).toBe(0);
  await page.keyboard.press('Escape');
  await user.save();
  expect(readFileSync(join(studio.pages, '_site.yaml'), 'utf8')).toContain('reason: Everybody calls it so');

  // Its place says something else.
  await count.click();
  await window
    .getByRole('listitem')
    .filter({ hasText: 'looked at again since January 2020' })
    .getByRole('button', { name: 'Show' })
    .click();
  await window.waitFor({ state: 'detached' });
  const file = join(studio.pages, 'berths.yaml');
  writeFileSync(file, readFileSync(file, 'utf8').replace('title: Berths', 'title: Mooring'));
  await count.click();
  await window.getByText('This title has only 7 characters').waitFor();
  await window.getByText('Set aside (1)').waitFor({ state: 'detached' });
  await page.keyboard.press('Escape');
  await user.undo();
  await user.save();
  writeFileSync(file, readFileSync(file, 'utf8').replace('title: Mooring', 'title: Berths'));
  expect(textsOf(studio.pages)).toEqual(before);
});

test.runIf(isThorough)(
  'what is sure is made right from the list, by keyboard, and undone; the list then knows of it',
  async ({ visitor }) => {
    const page = await studio.newPage(visitor, studioWindow);
    const user = await startUser(page, await studio.nextAddress());
    const file = join(studio.pages, 'berths.yaml');
    const before = readFileSync(file, 'utf8');
    const count = page.getByRole('button', { name: /^\d+ to look at$/ });
    const window = page.getByRole('dialog', { name: 'The state of the site' });
    await count.waitFor();
    writeFileSync(file, before.replace('    heading: What they cost', '    headin: What they cost'));
    await count.click();
    const slip = window.getByRole('listitem').filter({ hasText: 'headin' });
    await slip.getByRole('button', { name: 'Fix it' }).focus();
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await slip.waitFor({ state: 'detached' });
    await page.keyboard.press('Escape');
    await user.save();
    expect(readFileSync(file, 'utf8')).toBe(before);
    await user.undo();
    await count.click();
    await slip.waitFor();
  },
);
