import type { BlockRules } from '#engine';
import { oneColumnOf, type Slot } from '#engine/base';
import { finding } from '#engine/catalogue';
import type { Problem } from '../../model/diagnostic.ts';
import type { StepsBlock } from '../../model/source-types.generated.ts';
import type { StepsBlock as CompiledBlock } from '../../model/types.generated.ts';

/** From 1024 pixels on, up to five steps stand beside each other, six in two rows; below, each has its station at its side. */
function pictureSlot({ items }: StepsBlock): Slot {
  const columns = items.length > 5 ? 3 : items.length;
  return { from: { 0: oneColumnOf(1, { inset: 56 }), 1024: oneColumnOf(columns, { gap: 32 }) }, ratio: 3 / 2 };
}

/** A step has room for one drawing or one picture. */
export const rules: BlockRules<StepsBlock, CompiledBlock> = {
  slots: { 'items.picture': pictureSlot },
  notes: ({ items }) =>
    items.flatMap((step, index): Problem[] => {
      if (!('icon' in step) || !('picture' in step)) return [];
      const what = finding('field/no-effect', { name: 'icon', other: 'picture', isMissing: false });
      return [{ path: ['items', index, 'icon'], mark: 'key', ...what }];
    }),
};
