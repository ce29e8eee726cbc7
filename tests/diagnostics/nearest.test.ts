import { expect, it } from 'vitest';
import { differByOne, editDistance, isSameName, nearest } from '../../src/content/base/nearest.ts';
import { randomFrom } from '../support/random.ts';

it('tells words that differ by one letter as their distance does', () => {
  const pick = randomFrom(3);
  const word = () => Array.from({ length: pick(5) }, () => 'ab-'[pick(3)]).join('');
  const pairs = Array.from({ length: 5_000 }, () => [word(), word()] as const);
  const near = pairs.filter(([a, b]) => editDistance(a, b) === 1);
  expect(near.length).toBeGreaterThan(500);
  expect(pairs.filter(([a, b]) => differByOne(a, b))).toEqual(near);
});

it('finds the word that was meant, and none where two are as near', () => {
  expect(nearest('headng', ['heading', 'lead'])).toBe('heading');
  expect(nearest('Card_Grid', ['card-grid'])).toBe('card-grid');
  expect(nearest('cat', ['car', 'can'])).toBeUndefined();
  expect(nearest('zebra', ['heading'])).toBeUndefined();
});

it.each([
  ['/Services', '/services', true],
  ['reply-time', 'reply_time', true],
  ['/serivces', '/services', true],
  ['/serviices', '/services', true],
  ['/terms', '/team', false],
  ['/plane', '/plans', false],
  ['rol', 'roi', false],
  ['inquiy', 'inquiry', false],
])('%s can only be %s: %s', (written, known, isSame) => {
  expect(isSameName(written, known)).toBe(isSame);
});
