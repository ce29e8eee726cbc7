import { expect, it } from 'vitest';
import { randomFrom } from '../../../../tests/support/random.ts';
import { areaOf, croppedText, grips, moved, sides, wholePicture } from './crop.ts';

it('a part is moved by its sides, and ends where the picture does', () => {
  const part = areaOf('10% 20% 50% 40%');
  expect(moved(part, ['left'], [5, 9])).toEqual({ left: 15, top: 20, width: 45, height: 40 });
  expect(moved(part, ['right', 'bottom'], [-5, 99])).toEqual({ left: 10, top: 20, width: 45, height: 80 });
  expect(moved(part, sides, [90, -3.4])).toEqual({ left: 50, top: 17, width: 50, height: 40 });
  // Nobody could take hold of one without any room.
  expect(moved(part, ['left', 'top'], [99, 99])).toEqual({ left: 55, top: 55, width: 5, height: 5 });
  expect(moved(part, ['right'], [-99, 0])).toEqual({ left: 10, top: 20, width: 5, height: 40 });
});

it('however it is drawn, it can be written, and is what was written', () => {
  const random = randomFrom(271128);
  const all = [...sides.map((side) => [side]), ...grips, sides];
  let part = wholePicture;
  for (let turn = 0; turn < 2000; turn += 1) {
    const own = all[random(all.length)] ?? sides;
    part = moved(part, own, [random(1600) / 10 - 80, random(1600) / 10 - 80]);
    const { left, top, width, height } = part;
    expect(Math.min(left, top, width - 5, height - 5, 100 - left - width, 100 - top - height)).toBeGreaterThanOrEqual(
      0,
    );
    expect(areaOf(croppedText(part))).toEqual(part);
  }
});

it('what is no part of a picture is all of it', () => {
  for (const value of [undefined, '', '10% 20%', '10% 20% 0% 5%', 7]) expect(areaOf(value)).toEqual(wholePicture);
});
