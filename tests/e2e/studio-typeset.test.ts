import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { startUser } from '../studio/support/studio-user.ts';
import { writeSmallSite } from '../support/content.ts';
import { startStudio, studioWindow } from '../support/preview.ts';
import { test } from '../support/visitor.ts';

const typed = `"Don't wait", 9-17, 5 km`;
const set = '“Don’t wait”, 9–\u206017, 5\u00a0km';
const text = `title: A page with signs of a keyboard
description: A page whose words are typed as people type them, and which is looked at in the Studio.
sections:
  - type: hero
    heading: '"Don''t wait", 9-17, 5 km'
    text: It's "here".
`;
const studio = startStudio((folder) => {
  const pages = writeSmallSite(folder, 0);
  writeFileSync(join(pages, 'signs.yaml'), text);
  return pages;
});
const written = () => readFileSync(join(studio.pages, 'signs.yaml'), 'utf8');

test('the page shows words as visitors will read them, the form as they are typed, and the file keeps what was typed', async ({
  visitor,
}) => {
  const page = await studio.newPage(visitor, studioWindow);
  const user = await startUser(page, await studio.nextAddress());
  await user.open('A page with signs of a keyboard');
  const frame = await user.frame();
  const heading = frame.locator('main h1');
  await expect.poll(() => heading.textContent()).toBe(set);
  await user.doubleClickWord(frame.locator('main .lead'), 'here');
  await user.type('there');
  // Letters that come before the place is open are kept; the key that closes it is pressed once they stand there.
  await expect.poll(() => frame.locator('.lead[contenteditable=true]').textContent()).toContain('there');
  await user.press('Enter');
  await expect.poll(() => frame.locator('main .lead').textContent()).toBe('It’s “there”.');
  await user.doubleClick(heading);
  const open = frame.locator('h1[contenteditable=true]');
  await open.waitFor();
  // Whoever writes in the page sees what stands in the file.
  expect(await open.textContent()).toBe(typed);
  await user.press('End');
  await user.type(' now');
  await user.press('Enter');
  await expect.poll(() => heading.textContent()).toBe(`${set} now`);
  await user.save();
  const wanted = text.replace('5 km', '5 km now').replace('"here"', '"there"');
  await expect.poll(written).toBe(wanted);
});
