import { expect, it } from 'vitest';
import { gapAt } from './section-drag.ts';

it.each([
  [-10, 0],
  [40, 0],
  [60, 1],
  [140, 1],
  [250, 2],
  [900, 3],
])('a section that is dropped at %i comes before section %i', (y, gap) => {
  const boxes = [
    { top: 0, bottom: 100 },
    { top: 100, bottom: 200 },
    { top: 200, bottom: 400 },
  ];
  expect(gapAt(boxes, y)).toBe(gap);
});
