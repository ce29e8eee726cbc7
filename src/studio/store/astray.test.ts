import { expect, it } from 'vitest';
import { measureAstraySessions } from '../../../tests/studio/support/measure-astray.ts';

it('an edit reaches the section that its author saw, or is refused, whatever others change at any moment', async () => {
  const { astray, edits, refused, outside } = await measureAstraySessions({ seed: 1, edits: 80 });
  expect(astray).toEqual([]);
  expect(outside).toBeGreaterThan(30);
  expect(refused).toBeLessThan(edits / 4);
});

it('what can’t be put together place by place is asked about as a whole, and is over with the answer', async () => {
  // This session asked again and again: the answer was read as one about the first place.
  const { astray } = await measureAstraySessions({ seed: 1_949_021_886, edits: 1 });
  expect(astray).toEqual([]);
});
