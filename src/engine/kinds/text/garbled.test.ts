import { expect, it } from 'vitest';
import { garbledIn } from './garbled.ts';

it('characters of UTF-8 that were read as Windows-1252 are told with what they were', () => {
  expect(garbledIn('CafÃ© at nine')).toEqual({ found: 'Ã©', word: 'é', at: 3 });
  expect(garbledIn('Itâ€™s')).toEqual({ found: 'â€™', word: '’', at: 2 });
  expect(garbledIn('a word.Â Another')).toEqual({ found: 'Â', word: ' ', at: 7 });
});

it.each(['Café at nine', 'ÀÉÍ', 'à€€', 'í\u00a0\u0080', 'ô\u0090\u0080\u0080', 'Ã'])(
  '%s is as it was meant',
  (text) => {
    expect(garbledIn(text)).toBeUndefined();
  },
);
