import { expect, it } from 'vitest';
import { enterAt } from './lists.ts';

it('a new paragraph is separated as those of its field are, of which a text may be one', () => {
  const text = (before: string, after: string) => enterAt('in two', 2, { before, after }).text;
  expect(text('', '')).toBe('\n\n');
  expect(text('First.\n\n', '\n')).toBe('\n\n');
  expect(text('', '\nLast.\n')).toBe('\n');
  expect(text('First.\n', '')).toBe('\n');
  expect(text('', '\n- one\n- two\n')).toBe('\n\n');
});
