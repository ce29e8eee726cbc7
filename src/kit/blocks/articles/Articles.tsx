import { useState } from 'react';
import { useSite } from '../../context/context.tsx';
import { type ArticleList, articlesOf } from '../../model/article.ts';
import { ButtonRoot } from '../../ui/Button.styles.ts';
import { Section } from '../../ui/Section.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { ArticleItem } from './ArticleItem.tsx';
import { articlesIn, categoriesOf, describeCount } from './filter.ts';
import { ArticleItems, FilterBar } from './styles.ts';

/** News, the featured article large, with buttons that choose a category (`working`) or only look so (`inert`). */
export function Articles({ filters, items, gathered, below: _, most: __, ...words }: ArticleList) {
  const { labels, language } = useSite();
  const [category, choose] = useState<string>();
  const isWorking = filters === 'working';
  const all = articlesOf({ items, gathered });
  const shown = articlesIn(all, category);
  const categories = categoriesOf(all);

  if (all.length === 0) return null;
  return (
    <Section {...words} block="articles">
      {categories.length > 0 && (
        <FilterBar role="group" aria-label={labels.category} data-filters={filters}>
          {[undefined, ...categories].map((choice) => (
            <ButtonRoot
              key={choice ?? ''}
              type="button"
              data-variant="outline"
              data-size="sm"
              aria-pressed={choice === category}
              aria-disabled={isWorking ? undefined : true}
              onClick={isWorking ? () => choose(choice) : undefined}
            >
              {choice ?? labels.allCategories}
              {!isWorking && <VisuallyHidden> {labels.noAction}</VisuallyHidden>}
            </ButtonRoot>
          ))}
          {isWorking ? (
            <p role="status">{describeCount(shown.length, category, labels, language)}</p>
          ) : (
            <p aria-hidden="true">{labels.noAction}</p>
          )}
        </FilterBar>
      )}
      <ArticleItems>
        {shown.map((article) => (
          <li key={article.link?.href ?? article.title}>
            <ArticleItem article={article} />
          </li>
        ))}
      </ArticleItems>
    </Section>
  );
}
