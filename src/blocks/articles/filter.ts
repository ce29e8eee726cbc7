import type { ArticlesBlock } from '../types.generated.ts';

export type Article = ArticlesBlock['items'][number];

/** The categories of a list of articles, each once, in the order in which they first appear. */
export function categoriesOf(articles: readonly Article[]): string[] {
  return [...new Set(articles.map(({ category }) => category))];
}

/** The articles of a category, in their order; all of them without a category. */
export function articlesIn(articles: readonly Article[], category: string | undefined): Article[] {
  return articles.filter((article) => category === undefined || article.category === category);
}

/** What is said after a choice: `2 articles in Policy`, `1 article`. */
export function describeCount(count: number, category: string | undefined): string {
  const articles = count === 1 ? '1 article' : `${count} articles`;
  return category === undefined ? articles : `${articles} in ${category}`;
}
