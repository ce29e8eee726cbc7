import { expect, it } from 'vitest';
import { cropOf, framingOf } from './picture-order.ts';

it('the part of a picture that has a shape has the focus in its middle, as far as the picture goes', () => {
  const wide = { width: 1000, height: 500 };
  const left = (x: number) => cropOf(wide, 1, { focus: [x, 0.5] });
  expect(left(0.5)).toEqual({ left: 250, top: 0, width: 500, height: 500 });
  expect([left(0.4).left, left(0).left, left(1).left]).toEqual([150, 0, 500]);
  expect(cropOf({ width: 500, height: 1000 }, 1, { focus: [0.5, 0.4] })).toEqual({
    left: 0,
    top: 150,
    width: 500,
    height: 500,
  });
  expect(cropOf(wide, undefined, { focus: [0, 0] })).toEqual({ left: 0, top: 0, ...wide });
});

it('of what is shown of a picture, the part that has a shape lies within it', () => {
  const whole = { width: 1000, height: 500 };
  const shown = (crop: string, ratio?: number, focus?: string) => cropOf(whole, ratio, framingOf({ crop, focus }));
  expect(shown('10% 20% 50% 40%')).toEqual({ left: 100, top: 100, width: 500, height: 200 });
  // Without a focus it is the middle of what is shown, and one beyond it counts as far as that goes.
  expect(shown('10% 20% 50% 40%', 1)).toEqual({ left: 250, top: 100, width: 200, height: 200 });
  expect(shown('10% 20% 50% 40%', 1, '100% 0%')).toEqual({ left: 400, top: 100, width: 200, height: 200 });
  expect(shown('10% 20% 50% 40%', 5)).toEqual({ left: 100, top: 150, width: 500, height: 100 });
  // One that reaches beyond the picture has been reported, and is shown as far as there is anything.
  expect(shown('80% 0% 100% 100%')).toEqual({ left: 800, top: 0, width: 200, height: 500 });
  expect(shown('100% 100% 1% 1%')).toEqual({ left: 990, top: 495, width: 10, height: 5 });
  expect(framingOf({ crop: 'all of it', focus: '1% 2% 3%' })).toEqual({});
});
