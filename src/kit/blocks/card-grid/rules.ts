import type { BlockRules } from '#engine';
import { oneColumnOf, type Slot } from '#engine/base';
import { finding } from '#engine/catalogue';
import type { Problem } from '../../model/diagnostic.ts';
import type { CardGridBlock } from '../../model/source-types.generated.ts';
import type { CardGridBlock as CompiledBlock } from '../../model/types.generated.ts';
import { columnsFor } from './columns.ts';

/** What the edges of a card take on both sides together, its line included (`Card`). */
const card = { inset: 49 };

/** A card is at least 14.5 rem wide, so rows grow with the window; from 1024 pixels on, their length is fixed. */
function pictureSlot({ items }: CardGridBlock): Slot {
  return {
    from: {
      0: oneColumnOf(1, card),
      516: oneColumnOf(2, card),
      774: oneColumnOf(Math.min(3, items.length), card),
      1024: oneColumnOf(columnsFor(items.length), card),
    },
    ratio: 3 / 2,
  };
}

/** The words of a link have no effect on a card that leads nowhere. */
export const rules: BlockRules<CardGridBlock, CompiledBlock> = {
  slots: { 'items.picture': pictureSlot },
  notes: ({ items }) =>
    items.flatMap((card, index): Problem[] => {
      if (!('linkLabel' in card) || 'link' in card) return [];
      const what = finding('field/no-effect', { name: 'linkLabel', other: 'link', isMissing: true });
      return [{ path: ['items', index, 'linkLabel'], mark: 'key', ...what }];
    }),
};
