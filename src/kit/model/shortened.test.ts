import { expect, it } from 'vitest';
import { beginningOf, withoutMiddle } from './shortened.ts';

it('a text is cut between words, unless hardly anything were left', () => {
  const long = 'One open room, four stands, and a kettle that is always on for everybody';
  expect(beginningOf(long, 20)).toBe('One open room, four…');
  expect(beginningOf(long, 22)).toBe('One open room, four…');
  expect(withoutMiddle(long, 40)).toBe('One open room, four stands, … everybody');
  expect(beginningOf(`/${'a'.repeat(40)}`, 10)).toBe('/aaaaaaaa…');
  expect(withoutMiddle(long, 100)).toBe(long);
});
