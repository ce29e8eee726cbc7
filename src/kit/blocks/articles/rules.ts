import type { BlockRules } from '#engine';
import { type Slot, shareOf, wholeWidth } from '#engine/base';
import { finding } from '#engine/catalogue';
import type { Path } from '../../model/diagnostic.ts';
import { plainText } from '../../model/plain-text.ts';
import type { ArticlesBlock } from '../../model/source-types.generated.ts';
import type { ArticlesBlock as CompiledBlock } from '../../model/types.generated.ts';

/** Beside the words: three of twelve parts of the page, of the featured article five. */
function pictureSlot({ items }: ArticlesBlock, [, index]: Path): Slot {
  const isFeatured = items?.[Number(index)]?.featured === true;
  return { from: { 0: wholeWidth, 768: shareOf(isFeatured ? 5 : 3, 12, { gap: 32 }) }, ratio: 3 / 2 };
}

/** Filters that do nothing are noted; search engines are told of each article that has an address and a picture of its own. */
export const rules: BlockRules<ArticlesBlock, CompiledBlock> = {
  slots: { 'items.picture': pictureSlot },
  notes: ({ filters, below, most }) => {
    const lone = finding('field/no-effect', { name: 'most', other: 'below', isMissing: true });
    return [
      ...(filters === 'inert' ? [{ path: ['filters'], mark: 'value' as const, ...finding('filter/inert', {}) }] : []),
      ...(most !== undefined && below === undefined ? [{ path: ['most'], mark: 'key' as const, ...lone }] : []),
    ];
  },
  structuredData: ({ items = [] }, { url, organization }) => {
    const publisher = { '@type': 'Organization', name: organization };
    const articles = items.flatMap(({ title, excerpt, date, category, picture, link }) =>
      picture && link
        ? [
            {
              '@type': 'NewsArticle',
              headline: title,
              description: plainText(excerpt),
              datePublished: date,
              articleSection: category,
              image: new URL(picture.src, url).href,
              url: new URL(link.href, url).href,
              author: publisher,
              publisher,
            },
          ]
        : [],
    );
    if (articles.length === 0) return undefined;
    const itemListElement = articles.map((item, index) => ({ '@type': 'ListItem', position: index + 1, item }));
    return { '@context': 'https://schema.org', '@type': 'ItemList', itemListElement };
  },
};
