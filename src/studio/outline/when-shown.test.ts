import { expect, it } from 'vitest';
import { whenShown } from './when-shown.ts';

it('when something is shown is said in few words', () => {
  const said = (value: unknown) => whenShown(value, new Date(2026, 0, 1));
  expect(said({ type: 'prose' })).toBe('');
  expect(said({ from: '2026-05-01' })).toBe('from 1 May');
  expect(said({ from: '2026-05-01 09:00', until: '2027-01-02' })).toBe('1 May, 09:00 to 1 Jan 2027');
  expect(said({ until: '2026-06-01T00:00Z' })).toBe('until 31 May');
  expect(said({ hidden: true, until: '2026-06-01' })).toBe('hidden');
  // What is no day is told beside its field; a block may have a group of this name.
  expect(said({ from: 'soon' })).toBe('from soon');
  expect(said({ type: 'steps', from: { value: '2' } })).toBe('');
});
