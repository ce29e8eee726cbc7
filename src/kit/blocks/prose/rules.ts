import type { BlockRules } from '#engine';
import { shareOf, wholeWidth } from '#engine/base';
import type { ProseBlock } from '../../model/source-types.generated.ts';
import type { ProseBlock as CompiledBlock } from '../../model/types.generated.ts';

/** The picture stands below the heading, beside the text: five of twelve parts of the page, and no wider than 30rem. */
export const rules: BlockRules<ProseBlock, CompiledBlock> = {
  slots: { picture: { from: { 0: wholeWidth, 768: shareOf(5, 12, { gap: 80 }) }, most: 480 } },
};
