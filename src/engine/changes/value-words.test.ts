import { expect, it } from 'vitest';
import { valueKinds } from '#kit/model';
import { textDifference } from './text-difference.ts';
import { differenceOf } from './value-words.ts';

const [before, after] = ['The film plays here and nowhere else', 'The film plays at once and nowhere else'];

it('a change of words that visitors read is told by those that differ, whatever their view fills in', () => {
  const asWords = JSON.stringify(textDifference(before, after));
  const told = Object.keys(valueKinds).filter(
    (kind) => JSON.stringify(differenceOf(before, after, { kind, type: 'string' })) === asWords,
  );
  const read = Object.entries(valueKinds).flatMap(([kind, known]) => ('isRead' in known ? [kind] : []));
  expect(told).toEqual(read);
});
