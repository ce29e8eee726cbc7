import type { BlockRules } from '#engine';
import { partsOf, wholeWidth } from '#engine/base';
import type { ProseBlock } from '../../model/source-types.generated.ts';
import type { ProseBlock as CompiledBlock } from '../../model/types.generated.ts';

/** The picture has the column of the text: seven of twelve parts of the page. */
export const rules: BlockRules<ProseBlock, CompiledBlock> = {
  slots: { picture: { from: { 0: wholeWidth, 768: partsOf(7, 12, { gap: 80 }) } } },
};
