import { join } from 'node:path';
import { expect } from 'vitest';
import { startUser } from '../studio/support/studio-user.ts';
import { writeWordsSite } from '../studio/support/words-site.ts';
import { edit } from '../support/content.ts';
import { startStudio, studioWindow } from '../support/preview.ts';
import { test } from '../support/visitor.ts';

const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const studio = startStudio((folder) => {
  const pages = writeWordsSite(folder);
  edit(join(pages, '_site.yaml'), /^ {2}- text: We are closed/m, '  - hidden: true\n    text: We are closed');
  edit(join(pages, '_site.yaml'), /^navigation:$/m, '$&\n  - { label: Later, link: /contact, from: 2999-01-01 }');
  const events = '[{ title: Open day, begins: 2999-05-01, hidden: true }, { title: Regatta, begins: 2999-06-01 }]';
  edit(join(pages, 'words.yaml'), /$/, `  - type: events\n    heading: Dates\n    items: ${events}\n`);
  const week = Object.fromEntries(days.map((day) => [day, day === 'friday' ? '9:00-17:00' : 'closed']));
  edit(
    join(pages, 'words.yaml'),
    /$/,
    `  - type: opening-hours\n    heading: When we are there\n    week: ${JSON.stringify(week)}\n`,
  );
  return pages;
});

test('what visitors don’t see says so in the page: a notice, an entry of the menu, one of a list', async ({
  visitor,
}) => {
  const page = await studio.newPage(visitor, studioWindow);
  const user = await startUser(page, await studio.nextAddress());
  await user.open('Words of every kind');
  const marked = (await user.frame()).locator('[data-absent]');
  const seen = () =>
    marked.evaluateAll((all) =>
      all.map((one) => [
        one.textContent?.slice(0, 8),
        one.getAttribute('title'),
        getComputedStyle(one, '::after').content,
      ]),
    );
  await expect.poll(seen).toEqual([
    ['Later', 'from 1 Jan 2999', 'none'],
    ['We are c', 'hidden', '"hidden"'],
    ['1 MayOpe', 'hidden', '"hidden"'],
  ]);
});

test('opening hours say whether it is open on the day that is looked at, and today again', async ({ visitor }) => {
  const page = await studio.newPage(visitor, studioWindow);
  const user = await startUser(page, await studio.nextAddress());
  await user.open('Words of every kind');
  const frame = await user.frame();
  const said = () => frame.locator('open-now').evaluate((element) => element.shadowRoot?.textContent);
  await user.button(/^View/).click();
  const day = page.getByLabel('As visitors see it on');
  await day.fill('2030-05-03');
  await expect.poll(said).toMatch(/^Closed now, opens at 9:00/);
  await day.fill('2030-05-04');
  await expect.poll(said).toMatch(/^Closed now, opens on Friday at 9:00/);
  const html = frame.locator('html');
  await user.button('Back to today').click();
  await expect.poll(() => html.getAttribute('data-looked')).toBe(null);
});
