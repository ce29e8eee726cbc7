import { expect, it } from 'vitest';
import { runFuzz } from '../trust/support/run-fuzz.ts';

it('100,000 hostile pages give diagnostics and nothing else', { timeout: 90 * 60_000 }, async () => {
  const seed = Math.floor(Math.random() * 2 ** 31);
  const result = await runFuzz(100_000, seed);
  console.log(JSON.stringify({ seed, ...result, codes: result.codes.length }));
  expect(result.failure, `seed ${seed}`).toBeUndefined();
  expect(result.files).toBe(100_000);
  expect(result.slowest).toBeLessThan(1000);
  expect(result.megabytes).toBeLessThan(300);
});
