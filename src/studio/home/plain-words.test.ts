import { expect, it } from 'vitest';
import { browserWords, timeWords } from './plain-words.ts';

it('a time is said as people say it', () => {
  const now = new Date(2026, 4, 2, 18, 0).getTime();
  expect(timeWords(new Date(2026, 4, 2, 9, 5).getTime(), now)).toBe('today, 09:05');
  expect(timeWords(new Date(2026, 4, 1, 23, 59).getTime(), now)).toBe('yesterday, 23:59');
  expect(timeWords(new Date(2026, 3, 30, 23, 59).getTime(), now)).toBe('30 Apr, 23:59');
  expect(timeWords(new Date(2025, 11, 31, 23, 59).getTime(), now)).toBe('31 Dec 2025, 23:59');
});

it.each([
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Windows'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15',
    'Safari on a Mac',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36 Edg/150.0.0.0',
    'Edge on Windows',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/150.0 Mobile/15E148 Safari/604.1',
    'Chrome on an iPhone',
  ],
  [
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Mobile Safari/537.36',
    'Chrome on Android',
  ],
  ['curl/8.5', 'A browser'],
])('%s', (agent, words) => {
  expect(browserWords(agent)).toBe(words);
});
