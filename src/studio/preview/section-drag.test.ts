import { expect, it } from 'vitest';
import { gapAt } from './section-drag.ts';

it.each([
  [-10, 0],
  [40, 0],
  [60, 1],
  [140, 1],
  [250, 2],
  [900, 3],
])('the first section, dropped at %i, comes before section %i', (y, gap) => {
  const boxes = [
    { top: 0, bottom: 100 },
    { top: 100, bottom: 200 },
    { top: 200, bottom: 400 },
  ];
  expect(gapAt(boxes, 0, y)).toBe(gap);
});

it.each([
  [703, 0],
  [705, 1],
  [1095, 2],
  [1097, 3],
])('one between tall sections, dropped at %i, need not pass their middle to come before section %i', (y, gap) => {
  const boxes = [
    { top: 0, bottom: 800 },
    { top: 800, bottom: 1000 },
    { top: 1000, bottom: 2000 },
  ];
  expect(gapAt(boxes, 1, y)).toBe(gap);
});
