import { expect, it } from 'vitest';
import { freshSeed } from '../support/random.ts';
import { runFuzz } from './support/run-fuzz.ts';

it('hostile pages give diagnostics and nothing else: no crash, no hang, no changed prototype, no foreign address', {
  timeout: 600_000,
}, async () => {
  const seed = freshSeed();
  const { failure, files, codes, megabytes } = await runFuzz(20, seed);
  expect(failure, `seed ${seed}`).toBeUndefined();
  expect(files).toBe(20);
  expect(codes.length).toBeGreaterThan(10);
  expect(megabytes).toBeLessThan(300);
});
