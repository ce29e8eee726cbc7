import { expect, it } from 'vitest';
import { nextCalled } from './type-ahead.ts';

const names = ['We mend boats', 'How long', 'What people ask', 'Who works here'];

it('goes to the next that begins so, and round', () => {
  expect(nextCalled(names, 'w', 0)).toBe(2);
  expect(nextCalled(names, 'w', 2)).toBe(3);
  expect(nextCalled(names, 'W', 3)).toBe(0);
});

it('stays with more letters of what it came to', () => {
  expect(nextCalled(names, 'wha', 2)).toBe(2);
  expect(nextCalled(names, 'who', 2)).toBe(3);
});

it('stays where nothing begins so', () => {
  expect(nextCalled(names, 'x', 1)).toBe(-1);
  expect(nextCalled([], 'w', 0)).toBe(-1);
});
