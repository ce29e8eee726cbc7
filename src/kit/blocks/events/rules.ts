import type { BlockRules } from '#engine';
import { plainText } from '../../model/plain-text.ts';
import type { EventsBlock } from '../../model/source-types.generated.ts';
import type { EventsBlock as CompiledBlock } from '../../model/types.generated.ts';
import type { Occasion } from '../../model/values.ts';

/** What search engines read of events (schema.org, Event). */
export const rules: BlockRules<EventsBlock, CompiledBlock> = {
  structuredData: ({ items }, { url, organization }) => ({
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: items.map(({ title, begins, ends, place, text, link }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: {
        '@type': 'Event',
        name: title,
        startDate: dateOf(begins),
        ...(ends ? { endDate: dateOf(ends) } : {}),
        ...(text ? { description: plainText(text) } : {}),
        location: { '@type': 'Place', name: place ?? organization, address: place ?? organization },
        url: link ? new URL(link.href, url).href : url,
        organizer: { '@type': 'Organization', name: organization },
      },
    })),
  }),
};

/** A day, or a time, as search engines read it. */
function dateOf({ day, time, instant }: Occasion): string {
  return time === undefined ? day : instant;
}
