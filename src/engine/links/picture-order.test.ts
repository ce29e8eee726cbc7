import { expect, it } from 'vitest';
import { cropOf } from './picture-order.ts';

it('the part of a picture that has a shape has the focus in its middle, as far as the picture goes', () => {
  const wide = { width: 1000, height: 500 };
  const left = (x: number) => cropOf(wide, 1, [x, 0.5]);
  expect(left(0.5)).toEqual({ left: 250, top: 0, width: 500, height: 500 });
  expect([left(0.4).left, left(0).left, left(1).left]).toEqual([150, 0, 500]);
  expect(cropOf({ width: 500, height: 1000 }, 1, [0.5, 0.4])).toEqual({ left: 0, top: 150, width: 500, height: 500 });
  expect(cropOf(wide, undefined, [0, 0])).toEqual({ left: 0, top: 0, ...wide });
});
