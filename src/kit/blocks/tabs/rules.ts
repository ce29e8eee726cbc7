import type { BlockRules } from '../../../engine/2-validate/block-rules.ts';
import { wholeWidth } from '../../../engine/base/slot.ts';
import type { TabsBlock } from '../../model/source-types.generated.ts';
import type { TabsBlock as CompiledBlock } from '../../model/types.generated.ts';

/** A picture stands across the page, low enough that the words below it are seen too. */
export const rules: BlockRules<TabsBlock, CompiledBlock> = {
  slots: { 'items.picture': { from: { 0: wholeWidth }, ratio: 5 / 2 } },
};
