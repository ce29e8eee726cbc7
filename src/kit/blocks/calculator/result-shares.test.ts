import { expect, it } from 'vitest';
import type { Result } from './evaluate.ts';
import { resultShares } from './result-shares.ts';

const result = (name: string, value: number, unit: string): Result => ({
  name,
  label: name,
  value,
  text: String(value),
  unit,
  emphasis: false,
});

it('compares results of one unit, in percent of the largest', () => {
  const shares = resultShares([result('total', 400, '$B'), result('waste', 120, '$B'), result('people', 9, ' people')]);
  expect([...shares]).toEqual([
    ['total', 100],
    ['waste', 30],
  ]);
});

it('draws nothing that cannot be drawn: one of a kind, mere numbers, amounts below 0', () => {
  expect(resultShares([result('only', 4, '$')]).size).toBe(0);
  expect(resultShares([result('people', 4, ''), result('hospitals', 2, '')]).size).toBe(0);
  expect(resultShares([result('loss', -4, '$'), result('gain', 4, '$')]).size).toBe(0);
});

it('gives amounts of 0 no length', () => {
  expect([...resultShares([result('a', 0, '$'), result('b', 0, '$')]).values()]).toEqual([0, 0]);
});
