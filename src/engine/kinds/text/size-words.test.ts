import { expect, it } from 'vitest';
import { sizeWords } from './size-words.ts';

it.each([
  [0, 'en', '1 kB'],
  [12_345, 'en', '12 kB'],
  [999_400, 'en', '999 kB'],
  [1_240_000, 'en', '1.2 MB'],
  [1_240_000, 'es', '1,2 MB'],
  [48_600_000, 'en', '49 MB'],
  [3_200_000_000, 'en', '3.2 GB'],
])('%d bytes in %s are %s', (bytes, language, words) =>
  expect(sizeWords(bytes, language).replaceAll(/\s/g, ' ')).toBe(words),
);
