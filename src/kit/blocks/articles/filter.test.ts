import { describe, expect, it } from 'vitest';
import { testSite } from '../../../../tests/support/render-block.tsx';
import { formatDate } from '../../context/format-date.ts';
import type { Article } from '../../model/article.ts';
import { articlesIn, categoriesOf, describeCount } from './filter.ts';

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
    expect(describeCount(1, 'Policy', testSite.labels, 'en')).toBe('1 article in Policy');
    expect(describeCount(3, undefined, testSite.labels, 'en')).toBe('3 articles');
  });

  it('counts in the plural forms of the site’s language', () => {
    const labels = {
      ...testSite.labels,
      articles: { one: '((count)) artykuł', few: '((count)) artykuły', other: '((count)) artykułów' },
    };
    expect([1, 3, 5].map((count) => describeCount(count, undefined, labels, 'pl'))).toEqual([
      '1 artykuł',
      '3 artykuły',
      '5 artykułów',
    ]);
  });
});

describe('formatDate', () => {
  it.each([
    ['2025-09-30', 'en', 'September 30, 2025'],
    ['2025-01-01', 'en', 'January 1, 2025'],
    ['2024-02-29', 'es', '29 de febrero de 2024'],
  ])('writes %s in %s as %s, in any time zone', (date, language, expected) => {
    expect(formatDate(date, language)).toBe(expected);
  });
});
