import { expect, it } from 'vitest';
import { lengthWords } from './page-words.ts';

it.each([
  [0, '0 words, a minute to read'],
  [1, '1 word, a minute to read'],
  [412, '412 words, 2 minutes to read'],
  [2300, '2,300 words, 10 minutes to read'],
])('a page of %i words says how long it takes', (count, words) => {
  expect(lengthWords(count)).toBe(words);
});
