import type { BlockRules } from '#engine';
import { wholeWidth } from '#engine/base';
import type { TabsBlock } from '../../model/source-types.generated.ts';
import type { TabsBlock as CompiledBlock } from '../../model/types.generated.ts';

/** A picture stands across the page, low enough that the words below it are seen too. */
export const rules: BlockRules<TabsBlock, CompiledBlock> = {
  slots: { 'items.picture': { from: { 0: wholeWidth }, ratio: 5 / 2 } },
};
