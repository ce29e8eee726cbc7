import { availableParallelism } from 'node:os';
import { expect, it } from 'vitest';
import { casesOf } from '../support/extent.ts';
import { freshSeed } from '../support/random.ts';
import { runFuzz } from '../trust/support/run-fuzz.ts';

const files = casesOf(100_000);

// A page with many slips may take most of a second of the processor, so all cores take a share.
it(`${files} hostile pages give diagnostics and nothing else`, { timeout: 5 * 60 * 60_000 }, async () => {
  const shares = availableParallelism();
  const share = Math.ceil(files / shares);
  const first = freshSeed();
  const results = await Promise.all(
    Array.from({ length: shares }, async (_, index) => ({
      seed: first + index,
      ...(await runFuzz(share, first + index)),
    })),
  );
  for (const { seed, ...result } of results) {
    console.log(JSON.stringify({ seed, ...result, codes: result.codes.length }));
    expect(result.failure, `seed ${seed}`).toBeUndefined();
    expect(result.files).toBe(share);
    expect(result.slowest).toBeLessThan(1000);
    expect(result.megabytes).toBeLessThan(300);
  }
});
