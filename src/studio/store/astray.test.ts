import { expect, it } from 'vitest';
import { measureAstraySessions } from '../../../tests/studio/support/measure-astray.ts';

it('an edit reaches the section that its author saw, or is refused, whatever others change at any moment', async () => {
  const { astray, edits, refused, outside } = await measureAstraySessions({ seed: 1, edits: 80 });
  expect(astray).toEqual([]);
  expect(outside).toBeGreaterThan(30);
  expect(refused).toBeLessThan(edits / 4);
});
