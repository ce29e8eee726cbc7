import { expect, it } from 'vitest';
import { stepTo } from './drop-place.ts';

it('an entry comes before the first whose middle lies below where it is let go, or to the end', () => {
  const all = ['a', 'b', 'c', 'd'];
  // Twenty high, with gaps of ten.
  const boxes = all.map((_, index) => ({ top: 100 + index * 30, height: 20 }));
  const after = (from: number, y: number) => {
    const step = stepTo(from, y, boxes);
    return (
      step &&
      all
        .toSpliced(step.from, 1)
        .toSpliced(step.to, 0, all[from] ?? '')
        .join('')
    );
  };
  expect(after(3, 50)).toBe('dabc');
  expect(after(0, 161)).toBe('bacd');
  expect(after(0, 171)).toBe('bcad');
  expect(after(0, 185)).toBe('bcad');
  expect(after(0, 500)).toBe('bcda');
  expect(after(2, 115)).toBe('acbd');
  // From the middle of the entry above to that of the one below it stays.
  expect([111, 140, 169].map((y) => after(1, y))).toEqual([undefined, undefined, undefined]);
  expect([109, 171].map((y) => after(1, y))).toEqual(['bacd', 'acbd']);
  // The line is drawn above the entry that stands there now.
  expect(stepTo(0, 171, boxes)?.at).toBe(3);
});
