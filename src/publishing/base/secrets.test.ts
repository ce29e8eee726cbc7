import { expect, it } from 'vitest';
import { newName } from './secrets.ts';

it('a name stands behind the one before, in one moment too, and where the clock was put back', () => {
  const now = Date.now();
  const names: string[] = [];
  for (const time of [now, now, now + 1, now - 5000, now, now + 60_000]) names.push(newName(time, names.at(-1)));
  expect(names.toSorted()).toEqual(names);
  expect(new Set(names.map((name) => name.slice(0, 19))).size).toBe(names.length);
});
