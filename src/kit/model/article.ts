import type { ArticlesBlock } from './types.generated.ts';
import type { Link, RichText } from './values.ts';

/** An article that a list gathers: a page that says that it is one. */
export type GatheredArticle = {
  title: string;
  excerpt: RichText;
  /** The day it appeared, as year-month-day. */
  date: string;
  author?: string;
  tags: readonly string[];
  link: Link;
};

/** An entry of a list of articles, written there or gathered. */
export type Article = Omit<NonNullable<ArticlesBlock['items']>[number], 'category' | 'readTime'> & {
  category?: string;
  readTime?: string;
  tags?: readonly string[];
};

/** A list of articles, with those that were gathered when its page was compiled. */
export type ArticleList = ArticlesBlock & { gathered?: readonly GatheredArticle[] };

type Listed = { [K in 'items' | 'gathered']?: ArticleList[K] | undefined };

/** All articles of a list: those that are written in it, then those that it gathers. */
export function articlesOf({ items = [], gathered = [] }: Listed): Article[] {
  return [...items, ...gathered];
}

/** What an article is about, each word once. */
export function tagsOf({ category, tags = category === undefined ? [] : [category] }: Article): readonly string[] {
  return tags;
}

/** What a page that is an article says of itself, and the articles beside it. */
export type PageArticle = {
  date: string;
  author?: string;
  tags: readonly string[];
  /** The article that appeared before it among those that stand beside it, and the one after it. */
  previous?: ArticleStep;
  next?: ArticleStep;
};

export type ArticleStep = { title: string; link: Link };
