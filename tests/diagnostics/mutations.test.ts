import { expect, it } from 'vitest';
import { measureSlips, measureTriples } from './support/measure.ts';
import { slips } from './support/slips.ts';

// A sample, the same in every run; `npm run test:long` makes every slip on every line.
it('one slip gives one message on its line, and --fix undoes it', () => {
  const { made, caught, clean, restored, failures } = measureSlips(1811);
  expect(slips.length).toBeGreaterThanOrEqual(15);
  expect(made).toBeGreaterThan(15);
  expect(caught, failures.join('\n')).toBeGreaterThanOrEqual(98);
  expect(clean, failures.join('\n')).toBeGreaterThanOrEqual(97);
  expect(restored, failures.join('\n')).toBeGreaterThanOrEqual(95);
});

it('three slips on a page are found in one run', () => {
  const { pages, found, failures } = measureTriples(1, 2);
  expect(pages).toBeGreaterThan(7);
  expect(found, failures.join('\n')).toBeGreaterThanOrEqual(93);
});
