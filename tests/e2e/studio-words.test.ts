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
