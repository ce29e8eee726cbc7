import { type BlockRules, picturesTwice } from '#engine';
import { type Slot, shareOf, wholeWidth } from '#engine/base';
import { finding } from '#engine/catalogue';
import type { PictureBlock } from '../../model/source-types.generated.ts';
import type { PictureBlock as CompiledBlock } from '../../model/types.generated.ts';

/** As wide as the page, or as the column of a running text: seven of twelve parts. */
function slotOf({ width }: PictureBlock): Slot {
  return width === 'text' ? { from: { 0: wholeWidth, 768: shareOf(7, 12, { gap: 80 }) } } : { from: { 0: wholeWidth } };
}

/** Of two pictures, each has a word that says which it is; one alone has none. */
export const rules: BlockRules<PictureBlock, CompiledBlock> = {
  slots: { picture: slotOf, 'after.picture': slotOf },
  problems: (block) => {
    if (!('after' in block) || 'label' in block) return [];
    const fields = [{ name: 'label', example: 'Before' }];
    return [
      { path: ['picture'], mark: 'key', ...finding('field/missing', { place: 'The first of two pictures', fields }) },
    ];
  },
  notes: (block) => {
    const { picture, after } = block;
    if (after)
      return picturesTwice([
        { path: ['picture'], ...picture },
        { path: ['after', 'picture'], ...after.picture },
      ]);
    if (!('label' in block)) return [];
    const what = finding('field/no-effect', { name: 'label', other: 'after', isMissing: true });
    return [{ path: ['label'], mark: 'key', ...what }];
  },
};
