import { expect, it } from 'vitest';
import { measureEdits, measureWords } from '../edit/support/measure.ts';
import { measureMerges } from '../edit/support/measure-merges.ts';
import { thereAndBackEverywhere } from '../edit/support/there-and-back.ts';
import { freshSeed } from '../support/random.ts';

const seed = freshSeed();

// In parts, each with its own seed, so that one can be made again alone.
it.each([0, 1, 2, 3, 4])(
  '10,000 random changes break nothing, and at most one in a thousand is refused: part %i',
  (part) => {
    const { made, refused, broken } = measureEdits(2000, seed + part);
    console.log(`seed ${seed + part}: ${made} made, ${refused.length} refused\n${refused.join('\n')}`);
    expect(broken).toEqual([]);
    expect(refused.length).toBeLessThanOrEqual(2);
  },
);

it('99 of 100 changed words touch one line', () => {
  const { made, onOneLine, others } = measureWords(1500, seed);
  console.log(`seed ${seed}: ${onOneLine} of ${made}\n${others.join('\n')}`);
  expect(onOneLine / made).toBeGreaterThanOrEqual(0.99);
});

it('1,500 pairs of edits are merged or asked about, never wrong', () => {
  const { merged, asked, wrong } = measureMerges(1500, seed);
  console.log(`seed ${seed}: ${merged} merged, ${asked.length} asked\n${asked.join('\n')}`);
  expect(wrong).toEqual([]);
  // Edits that are made at random speak of the same place now and then.
  expect(asked.length).toBeLessThanOrEqual(45);
});

it('changes and those that take them back leave every byte as it was', () => {
  const { tried, others } = thereAndBackEverywhere(seed, { texts: 1, pairs: 3 });
  console.log(`seed ${seed}: ${JSON.stringify(tried)}`);
  expect(others).toEqual([]);
});
