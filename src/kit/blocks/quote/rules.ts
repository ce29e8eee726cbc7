import type { BlockRules } from '#engine';
import { wholeWidth } from '#engine/base';
import type { QuoteBlock } from '../../model/source-types.generated.ts';
import type { QuoteBlock as CompiledBlock } from '../../model/types.generated.ts';

/** The person of a quotation that stands alone is a little larger. */
export const rules: BlockRules<QuoteBlock, CompiledBlock> = {
  slots: {
    'items.picture': ({ items }) => ({ from: { 0: wholeWidth }, most: items.length === 1 ? 72 : 56, ratio: 1 }),
  },
};
