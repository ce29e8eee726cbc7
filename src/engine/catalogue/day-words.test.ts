import { expect, it } from 'vitest';
import { dayWords } from './day-words.ts';

it('a day and a month are said as people write them, and what is neither as it stands', () => {
  expect(dayWords('2026-05-01')).toBe('1 May 2026');
  expect(dayWords('2020-01')).toBe('January 2020');
  expect(dayWords('2026-13')).toBe('2026-13');
  expect(dayWords('soon')).toBe('soon');
});
