import { expect, it } from 'vitest';
import { likeness } from './likeness.ts';

it.each([
  ['price', 'prices', 'en'],
  ['pricing', 'price', 'en'],
  ['studies', 'study', 'en'],
  ['precios', 'precio', 'es'],
  ['Öffnungen', 'Öffnung', 'de'],
])('takes %s for %s', (word, wanted, language) => {
  expect(likeness(word.toLowerCase(), wanted.toLowerCase(), language)).toBeGreaterThan(0.5);
});

it('takes a word for one that it begins with, less so the longer it is, and for one with a slip, least of all', () => {
  const whole = likeness('author', 'author', 'en');
  const longer = likeness('authorization', 'author', 'en');
  const slip = likeness('authroization', 'authorization', 'en');
  expect(whole).toBeGreaterThan(longer);
  expect(longer).toBeGreaterThan(slip);
  expect(slip).toBeGreaterThan(0);
  expect(likeness('cat', 'car', 'en')).toBe(0);
  expect(likeness('2027', '2026', 'en')).toBe(0);
});
