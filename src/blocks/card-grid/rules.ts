import type { BlockRules } from '../../content/2-validate/block-rules.ts';
import { finding } from '../../content/catalogue/index.ts';
import type { Problem } from '../../model/diagnostic.ts';
import type { CardGridBlock } from '../../model/source-types.generated.ts';
import type { CardGridBlock as CompiledBlock } from '../../model/types.generated.ts';

/** The words of a link have no effect on a card that leads nowhere. */
export const rules: BlockRules<CardGridBlock, CompiledBlock> = {
  notes: ({ items }) =>
    items.flatMap((card, index): Problem[] => {
      if (!('linkLabel' in card) || 'link' in card) return [];
      const what = finding('field/no-effect', { name: 'linkLabel', other: 'link', isMissing: true });
      return [{ path: ['items', index, 'linkLabel'], mark: 'key', ...what }];
    }),
};
