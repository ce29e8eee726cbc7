import { countWords } from '../../context/words.ts';
import { type Article, tagsOf } from '../../model/article.ts';
import type { Site } from '../../model/page.ts';

type Labels = Pick<Site['labels'], 'articles' | 'articlesInCategory'>;

/** The categories of a list of articles, each once, in the order in which they first appear. */
export function categoriesOf(articles: readonly Article[]): string[] {
  return [...new Set(articles.flatMap(tagsOf))];
}

/** The articles of a category, in their order; all of them without a category. */
export function articlesIn(articles: readonly Article[], category: string | undefined): Article[] {
  return articles.filter((article) => category === undefined || tagsOf(article).includes(category));
}

/** What is said after a choice, in the words of `_site.yaml`: `2 articles in Policy`, `1 article`. */
export function describeCount(count: number, category: string | undefined, labels: Labels, language: string): string {
  return category === undefined
    ? countWords(labels.articles, count, language)
    : countWords(labels.articlesInCategory, count, language, { category });
}
