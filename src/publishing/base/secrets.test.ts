import { expect, it } from 'vitest';
import { newName } from './secrets.ts';

it('names stand in the order in which they were made, in one moment too, and where the clock is put back', () => {
  const now = Date.now();
  const names = [now, now, now + 1, now - 5000, now, now + 60_000].map(newName);
  expect(names.toSorted()).toEqual(names);
});
