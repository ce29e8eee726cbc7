import { expect, it } from 'vitest';
import { measureSlips, measureTriples } from '../diagnostics/support/measure.ts';
import { casesOf, share } from '../support/extent.ts';

it(`${casesOf(100)} % of all slips on every line of every page`, () => {
  const { made, caught, clean, restored, failures } = measureSlips(Math.round(1 / share));
  console.log(
    `${made} slips: ${caught.toFixed(2)} % caught, ${clean.toFixed(2)} % clean, ${restored.toFixed(2)} % restored\n${failures.join('\n')}`,
  );
  expect(caught).toBeGreaterThanOrEqual(99);
  expect(clean).toBeGreaterThanOrEqual(99);
  expect(restored).toBeGreaterThanOrEqual(97);
});

it(`three slips a page, ${casesOf(30)} times`, () => {
  const { pages, found, whole, failures } = measureTriples(casesOf(30));
  console.log(
    `${pages} pages: ${found.toFixed(1)} % of the slips found, all three on ${whole.toFixed(1)} %\n${failures.join('\n')}`,
  );
  expect(found).toBeGreaterThanOrEqual(93);
});
