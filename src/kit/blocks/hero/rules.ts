import type { BlockRules } from '#engine';
import { shareOf, wholeWidth } from '#engine/base';
import { finding } from '#engine/catalogue';
import type { HeroBlock } from '../../model/source-types.generated.ts';
import type { HeroBlock as CompiledBlock } from '../../model/types.generated.ts';

/** There is room for one thing beside the words: five of twelve parts of the page. */
export const rules: BlockRules<HeroBlock, CompiledBlock> = {
  slots: { picture: { from: { 0: wholeWidth, 768: shareOf(5, 12, { gap: 32 }) } } },
  notes: (block) => {
    if (!('drawing' in block) || !('picture' in block)) return [];
    const what = finding('field/no-effect', { name: 'drawing', other: 'picture', isMissing: false });
    return [{ path: ['drawing'], mark: 'key', ...what }];
  },
};
