import { describe, expect, it } from 'vitest';
import { type Article, articlesIn, categoriesOf, describeCount } from './filter.ts';
import { formatDate } from './format-date.ts';

const article = (title: string, category: string): Article => ({
  title,
  category,
  excerpt: ['What it says.'],
  date: '2025-09-30',
  readTime: '4 min read',
});
const articles = [article('One', 'Policy'), article('Two', 'Product'), article('Three', 'Policy')];

describe('categoriesOf', () => {
  it('names each category once, in order of appearance', () => {
    expect(categoriesOf(articles)).toEqual(['Policy', 'Product']);
  });
});

describe('articlesIn', () => {
  it('keeps the articles of a category, or all', () => {
    expect(articlesIn(articles, 'Policy').map(({ title }) => title)).toEqual(['One', 'Three']);
    expect(articlesIn(articles, undefined)).toEqual(articles);
  });
});

describe('describeCount', () => {
  it('counts in words', () => {
    expect(describeCount(1, 'Policy')).toBe('1 article in Policy');
    expect(describeCount(3, undefined)).toBe('3 articles');
  });
});

describe('formatDate', () => {
  it.each([
    ['2025-09-30', 'September 30, 2025'],
    ['2025-01-01', 'January 1, 2025'],
    ['2024-02-29', 'February 29, 2024'],
  ])('writes %s as %s in any time zone', (date, expected) => {
    expect(formatDate(date)).toBe(expected);
  });
});
