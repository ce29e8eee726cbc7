import { expect, it } from 'vitest';
import { randomFrom } from '../../../tests/support/random.ts';
import { differByOne, editDistance, isSameName, isSlipOf, nearest } from './nearest.ts';

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

it('finds among many what a look at the distance of each would find', () => {
  const pick = randomFrom(11);
  const word = () => Array.from({ length: 1 + pick(9) }, () => 'abcA-_é'[pick(7)]).join('');
  const plain = (name: string) => name.toLowerCase().replaceAll(/[-_]/g, '');
  const asked = Array.from({ length: 2_000 }, () => ({
    name: word(),
    known: Array.from({ length: 1 + pick(12) }, word),
  }));
  const found = asked.map(({ name, known }) => nearest(name, known));
  const wanted = asked.map(({ name, known }) => {
    const far = known.map((other) => (plain(other) === plain(name) ? 0 : editDistance(name, other)));
    const least = Math.min(...far);
    const best = new Set(known.filter((_, index) => far[index] === least));
    return best.size === 1 && least <= Math.max(name.length, 3) / 3 ? [...best][0] : undefined;
  });
  expect(found).toEqual(wanted);
  expect(found.filter((one) => one !== undefined).length).toBeGreaterThan(200);
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

it.each([
  ['/pricez', '/prices', true],
  ['/de/servces', '/de/services', true],
  ['/es/contact', '/en/contact', false],
  ['/plane', '/plans', false],
  ['/report-2', '/report-3', false],
  ['/services/pricez', '/prices', false],
])('the address %s can only be a slip of %s: %s', (written, known, isSlip) => {
  expect(isSlipOf(written, known)).toBe(isSlip);
});
