import { expect } from 'vitest';
import { startUser } from '../studio/support/studio-user.ts';
import { WordsHands } from '../studio/support/words-hands.ts';
import { runSequences } from '../studio/support/words-sequences.ts';
import { writeWordsSite } from '../studio/support/words-site.ts';
import { isThorough, someOf } from '../support/extent.ts';
import { startStudio, studioWindow } from '../support/preview.ts';
import { freshSeed } from '../support/random.ts';
import { test } from '../support/visitor.ts';

const studio = startStudio(writeWordsSite);
const count = isThorough ? 20_000 : 40;

test(`${count} random sequences of changes in the page, everywhere and in every way, leave in the files what was typed`, {
  timeout: isThorough ? 10 * 60 * 60_000 : 600_000,
}, async ({ visitor, task: { meta } }) => {
  // Every run of the suite is the same; the long tests try others.
  const [seed = 1] = someOf([freshSeed()], [Number(process.env['SEED'] ?? 1)]);
  const page = await studio.newPage(visitor, studioWindow);
  const user = await startUser(page, await studio.nextAddress());
  await user.open('Words of every kind');
  const hands = await WordsHands.at(page, await user.frame());
  const wrong = await runSequences(hands, studio.pages, { count, seed });
  meta.note = `Words changed in the page: ${count} sequences with the seed ${seed}, ${wrong.length} wrong.`;
  expect(wrong, `SEED=${seed}`).toEqual([]);
});

test('words are dropped where the tools stood above them', async ({ visitor }) => {
  const page = await studio.newPage(visitor, studioWindow);
  const user = await startUser(page, await studio.nextAddress());
  await user.open('Words of every kind');
  const frame = await user.frame();
  const hands = await WordsHands.at(page, frame);
  const heading = frame.locator('main h1');
  await heading.dblclick();
  const open = frame.locator('h1[contenteditable=true]');
  await open.waitFor();
  await page.keyboard.press('Control+a');
  // Two lines, of which the first lies below the tools of the second.
  const [first, second] = ['Boats of good wood', 'gathering in our harbour'];
  await page.keyboard.type(`${first} ${second}`);
  await hands.settle();
  const from = first.length + 1;
  await hands.select(from, from + 'gathering'.length);
  await hands.settle();
  await hands.drag(await hands.spotOf(open, from, from + 'gathering'.length), await hands.spotOf(open, 0, 0));
  await expect.poll(() => open.textContent()).toBe(`gathering ${first} in our harbour`);
  expect(await page.getByRole('group', { name: 'Tools for words in the page' }).isVisible()).toBe(true);
});
