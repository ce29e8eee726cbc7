import { expect, it } from 'vitest';
import { clockOf, spansIn, withMore, withoutSpan, withSpan } from './hours-text.ts';

it('of hours only the span that is changed is written anew', () => {
  const hours = '9:00-13:00, 14:00 – 18:00';
  expect(spansIn(hours)).toEqual([
    { from: '9:00', to: '13:00' },
    { from: '14:00', to: '18:00' },
  ]);
  expect(withSpan(hours, 1, { from: '14:00', to: '18:30' })).toBe('9:00-13:00, 14:00 – 18:30');
  expect(withSpan(hours, 0, { from: '08:30', to: '13:00' })).toBe('8:30-13:00, 14:00 – 18:00');
  expect(withSpan(hours, 0, { from: '09:00', to: '13:00' })).toBe(hours);
  expect(withoutSpan(hours, 0)).toBe('14:00 – 18:00');
  expect(withMore('9:00-13:00')).toBe('9:00-13:00, 14:00-17:00');
  expect(withMore('20:00-23:00')).toBe('20:00-23:00, 18:00-20:00');
});

it('the end of a day is midnight in a field for times', () => {
  expect(clockOf('24:00')).toBe('00:00');
  expect(clockOf('9:05')).toBe('09:05');
  expect(withSpan('00:00-24:00', 0, { from: '00:00', to: '00:00' })).toBe('00:00-24:00');
  expect(withSpan('9:00-17:00', 0, { from: '09:00', to: '00:00' })).toBe('9:00-24:00');
});
