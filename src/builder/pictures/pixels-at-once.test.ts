import { setTimeout } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { freshSeed, randomFrom } from '../../../tests/support/random.ts';
import { pixelsAtOnce, whilePixelsFit } from './load-sharp.ts';

it('decodes the largest original alone, several small ones at once, all of them in the order in which they came', async () => {
  const seed = freshSeed();
  const pick = randomFrom(seed);
  const sizes = Array.from({ length: 60 }, () => 1e6 * (1 + (pick(3) === 0 ? pick(60) : pick(12))));
  const begun: number[] = [];
  let [pixels, most, together, mostTogether] = [0, 0, 0, 0];
  const results = await Promise.all(
    sizes.map((size, index) =>
      whilePixelsFit(size, async () => {
        begun.push(index);
        pixels += Math.min(size, pixelsAtOnce);
        together += 1;
        [most, mostTogether] = [Math.max(most, pixels), Math.max(mostTogether, together)];
        await setTimeout(pick(3));
        pixels -= Math.min(size, pixelsAtOnce);
        together -= 1;
        return index;
      }),
    ),
  );
  expect(most, `SEED=${seed}`).toBeLessThanOrEqual(pixelsAtOnce);
  expect(mostTogether, `SEED=${seed}`).toBeGreaterThan(1);
  expect(begun, `SEED=${seed}`).toEqual(sizes.map((_, index) => index));
  expect(results).toEqual(begun);
});

it('goes on after one that can’t be decoded', async () => {
  const failing = whilePixelsFit(pixelsAtOnce, () => Promise.reject(new Error('It is broken.')));
  const next = whilePixelsFit(pixelsAtOnce, async () => 'decoded');
  await expect(failing).rejects.toThrow('It is broken.');
  expect(await next).toBe('decoded');
});
