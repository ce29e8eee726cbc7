import { useState } from 'react';
import { useSite } from '../../context/context.tsx';
import type { ArticlesBlock } from '../../model/types.generated.ts';
import { ButtonRoot } from '../../ui/Button.styles.ts';
import { Section } from '../../ui/Section.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { ArticleItem } from './ArticleItem.tsx';
import { articlesIn, categoriesOf, describeCount } from './filter.ts';
import { ArticleList, FilterBar } from './styles.ts';

/** News, the featured article large, with buttons that choose a category (`working`) or only look so (`inert`). */
export function Articles({ filters, items, ...words }: ArticlesBlock) {
  const { labels, language } = useSite();
  const [category, choose] = useState<string>();
  const isWorking = filters === 'working';
  const shown = articlesIn(items, category);

  return (
    <Section {...words} block="articles">
      <FilterBar role="group" aria-label={labels.category} data-filters={filters}>
        {[undefined, ...categoriesOf(items)].map((choice) => (
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
      <ArticleList>
        {shown.map((article) => (
          <li key={article.title}>
            <ArticleItem article={article} />
          </li>
        ))}
      </ArticleList>
    </Section>
  );
}
