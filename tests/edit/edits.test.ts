import { expect, it } from 'vitest';
import { isThorough } from '../support/extent.ts';
import { randomFrom } from '../support/random.ts';
import { measureEdits, measureWords, thereAndBack, undoneAndRedone } from './support/measure.ts';
import { dataOf } from './support/promises.ts';
import { placesIn } from './support/random-edits.ts';
import { shippedTexts, someText } from './support/texts.ts';

// `npm run test:long` makes 10,000.
it('random changes keep the data, every other byte, every comment beside its entry and the blank lines', () => {
  const { made, refused, broken } = measureEdits(25, 11);
  expect(broken).toEqual([]);
  expect(refused).toEqual([]);
  expect(made).toBe(25);
});

it('a changed word touches one line, nearly always', () => {
  const { made, onOneLine, others } = measureWords(40, 12);
  expect(onOneLine / made, others.join('\n')).toBeGreaterThanOrEqual(0.99);
});

it('undoing and redoing everything gives the same bytes', () => {
  const pick = randomFrom(13);
  const problems = Array.from({ length: 6 }, (_, index) => undoneAndRedone(someText(pick), 15, index));
  expect(problems.flat()).toEqual([]);
});

const every = isThorough ? 9 : 27;

it('moving, inserting and duplicating and back leaves a page as it was', () => {
  const problems = shippedTexts.flatMap((sample) =>
    placesIn(dataOf(sample.text), [])
      .flatMap(({ path, value }) => (Array.isArray(value) && value.length > 1 ? [{ path, value }] : []))
      .filter(({ path }, index) => path.length === 1 || index % every === 0)
      .flatMap((list) => thereAndBack(sample, list)),
  );
  expect(problems).toEqual([]);
});
