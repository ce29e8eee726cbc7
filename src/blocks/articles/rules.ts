import type { BlockRules } from '../../content/2-validate/block-rules.ts';
import { finding } from '../../content/catalogue/index.ts';
import { plainText } from '../../model/plain-text.ts';
import type { ArticlesBlock } from '../../model/source-types.generated.ts';
import type { ArticlesBlock as CompiledBlock } from '../../model/types.generated.ts';

/** Filters that do nothing are noted, and search engines are told of each article. */
export const rules: BlockRules<ArticlesBlock, CompiledBlock> = {
  notes: ({ filters }) =>
    filters === 'inert' ? [{ path: ['filters'], mark: 'value', ...finding('filter/inert', {}) }] : [],
  structuredData: ({ items }, { url, organization }) => ({
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: items.map(({ title, excerpt, date, category }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: {
        '@type': 'NewsArticle',
        headline: title,
        description: plainText(excerpt),
        datePublished: date,
        articleSection: category,
        url,
        publisher: { '@type': 'Organization', name: organization },
      },
    })),
  }),
};
