import { expect, it } from 'vitest';
import { searchWords } from './search-words.ts';

it.each([
  ['The doctor’s PRICE, and a fee', ['the', 'doctor', 'price', 'and', 'fee']],
  ['$3.36–\u2060$5.75 for 1,000 in under 100 ms', ['3.36', '5.75', 'for', '1,000', 'in', 'under', '100', 'ms']],
  ['Öffnungszeiten in der Straße', ['offnungszeiten', 'in', 'der', 'strasse']],
  ['Şişli, Łódź, Ærø', ['sisli', 'lodz', 'aero']],
  ['l’eau et d’autres', ['eau', 'et', 'autres']],
  ['東京都 2027', ['東京', '京都', '2027']],
  ['स्वास्थ्य', ['स्वास्थ्य']],
  ['… – !', []],
])('splits %s into words as search compares them', (text, words) => {
  expect(searchWords(text)).toEqual(words);
});
