import { expect, it } from 'vitest';
import { randomFrom } from '../../../tests/support/random.ts';
import { always, anyOf, between, both, isShownAt, never, type Shown, since, without } from './shown.ts';

/** Some spans with whole ends from 0 to 9. */
function randomSpans(next: (count: number) => number): Shown {
  const end = () => (next(4) === 0 ? undefined : next(10));
  return anyOf(Array.from({ length: next(4) }, () => between(end(), end())));
}

it('spans of time add, meet and take away as the times in them do', () => {
  const next = randomFrom(11);
  const wrong: string[] = [];
  for (let round = 0; round < 500; round += 1) {
    const [one, other] = [randomSpans(next), randomSpans(next)];
    for (let time = -1; time <= 10; time += 0.5) {
      const [a, b] = [isShownAt(one, time), isShownAt(other, time)];
      const isRight =
        isShownAt(both(one, other), time) === (a && b) &&
        isShownAt(anyOf([one, other]), time) === (a || b) &&
        isShownAt(without(one, other), time) === (a && !b) &&
        isShownAt(since(one, 5), time) === (a && time >= 5);
      if (!isRight) wrong.push(`${JSON.stringify([one, other])} at ${time}`);
    }
  }
  expect(wrong).toEqual([]);
});

it('what has no time left is empty', () => {
  expect(without(always, always)).toEqual(never);
  expect(between(5, 5)).toEqual(never);
  expect(without(between(1, 2), between(1, 3))).toEqual(never);
  expect(anyOf([between(1, 2), between(2, 3)])).toEqual([[1, 3]]);
});
