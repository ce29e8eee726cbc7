import { expect, it } from 'vitest';
import { measureEdits, measureWords } from '../edit/support/measure.ts';
import { measureMerges } from '../edit/support/measure-merges.ts';
import { freshSeed } from '../support/random.ts';

const seed = freshSeed();

it('10,000 random changes break nothing, and at most one in a thousand is refused', () => {
  const { made, refused, broken } = measureEdits(10_000, seed);
  console.log(`seed ${seed}: ${made} made, ${refused.length} refused\n${refused.join('\n')}`);
  expect(broken).toEqual([]);
  expect(refused.length).toBeLessThanOrEqual(10);
});

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
