import { expect, it } from 'vitest';
import { measureAstraySessions } from '../studio/support/measure-astray.ts';
import { freshSeed } from '../support/random.ts';

it('10,000 edits while others change the same page reach the sections that their author saw, or are refused', async () => {
  const seed = freshSeed();
  const total = await measureAstraySessions({ seed, edits: 10_000 });
  console.log(`from seed ${seed}:`, total);
  expect(total.astray).toEqual([]);
  expect(total.refused).toBeLessThan(total.edits / 4);
});
