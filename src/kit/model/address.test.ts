import { expect, it } from 'vitest';
import { addressPart, plainPath } from './address.ts';

it.each([
  ['Größe & Preis', 'grosse-preis'],
  ['  Œuvres d’été (2)', 'oeuvres-dete-2'],
  ["What's ‘on’?", 'whats-on'],
  ['医療', ''],
])('“%s” is %s in an address', (words, part) => {
  expect(addressPart(words)).toBe(part);
});

it('an address keeps its slashes, each once', () => {
  expect(plainPath('//Über uns//Team—2/')).toBe('/uber-uns/team-2');
  expect(plainPath('/')).toBe('/');
});
