import { describe, expect, it } from 'vitest';
import { formatDate } from '../../context/format-date.ts';
import { countWords } from '../../context/words.ts';
import { formatNumber } from './format-number.ts';
import { parseNumber } from './parse-number.ts';
import { inEnglishSigns } from './signs.ts';

const format = { prefix: '$', suffix: ' M', decimals: 1, grouping: true };

describe('numbers and days', () => {
  it('have the signs of the page’s language', () => {
    expect(formatNumber(12_345.67, { ...format, language: 'es' })).toBe('$12.345,7 M');
    expect(formatNumber(12_345.67, { ...format, language: 'en' })).toBe('$12,345.7 M');
    expect(formatNumber(12_345.67, format)).toBe('$12,345.7 M');
    expect(formatNumber(-12_345.67, { ...format, language: 'ar-EG' })).toMatch(/^-\$12.345.7 M$/);
    expect(formatDate('2025-09-30', 'es')).toBe('30 de septiembre de 2025');
  });

  it('are read as they are written in the language, and as in English where that is no doubt', () => {
    const read = (text: string, language: string) => parseNumber(inEnglishSigns(text, language));
    expect(['1.250', '1.250,5', '4,5', '4.5', '1250', '1.234.567', '12 %'].map((text) => read(text, 'es'))).toEqual([
      1250, 1250.5, 4.5, 4.5, 1250, 1_234_567, 12,
    ]);
    expect(['1,250', '4.5', '1.333', '1250'].map((text) => read(text, 'en'))).toEqual([1250, 4.5, 1.333, 1250]);
    expect(['1,333', '12,345', '100,125', '0,125'].map((text) => read(text, 'es'))).toEqual([
      1.333, 12.345, 100.125, 0.125,
    ]);
    expect(read('viele', 'es')).toBeUndefined();
  });

  it('have the plural forms that the language has', () => {
    const words = { one: '((count)) artículo', many: '((count)) de artículos', other: '((count)) artículos' };
    expect([1, 2, 1_000_000].map((count) => countWords(words, count, 'es'))).toEqual([
      '1 artículo',
      '2 artículos',
      '1.000.000 de artículos',
    ]);
  });
});
