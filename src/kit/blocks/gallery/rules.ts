import { type BlockRules, picturesTwice } from '#engine';
import { oneColumnOf, type Slot } from '#engine/base';
import type { GalleryBlock } from '../../model/source-types.generated.ts';
import type { GalleryBlock as CompiledBlock } from '../../model/types.generated.ts';
import { columnsFor } from './columns.ts';

const ratios = { landscape: 3 / 2, square: 1, portrait: 4 / 5 };

function slotOf({ pictures, shape = 'landscape' }: GalleryBlock): Slot {
  return {
    from: { 0: oneColumnOf(2, { gap: 12 }), 768: oneColumnOf(columnsFor(pictures.length), { gap: 24 }) },
    ratio: ratios[shape],
    isEnlarged: true,
  };
}

/** Each picture stands there once. */
export const rules: BlockRules<GalleryBlock, CompiledBlock> = {
  slots: { pictures: slotOf },
  notes: ({ pictures }) =>
    picturesTwice(pictures.map(({ file, crop }, index) => ({ path: ['pictures', index], file, crop }))),
};
