import type { BlockRules } from '#engine';
import { oneColumnOf, type Slot } from '#engine/base';
import { finding } from '#engine/catalogue';
import type { Problem } from '../../model/diagnostic.ts';
import type { PeopleBlock } from '../../model/source-types.generated.ts';
import type { PeopleBlock as CompiledBlock } from '../../model/types.generated.ts';

/** Portraits are at least 15 rem wide with a gap of 24 pixels, or 4 rem where people are only named. */
function pictureSlot({ size }: PeopleBlock): Slot {
  if (size === 'compact') return { from: { 0: oneColumnOf(1) }, most: 64, ratio: 1 };
  const columns = (count: number) => oneColumnOf(count, { gap: 24 });
  return { from: { 0: columns(1), 560: columns(2), 854: columns(3), 1147: columns(4) }, ratio: 4 / 5 };
}

/** A person has one portrait. */
export const rules: BlockRules<PeopleBlock, CompiledBlock> = {
  slots: { 'items.picture': pictureSlot },
  notes: ({ items }) =>
    items.flatMap((person, index): Problem[] => {
      if (!('image' in person) || !('picture' in person)) return [];
      const what = finding('field/no-effect', { name: 'image', other: 'picture', isMissing: false });
      return [{ path: ['items', index, 'image'], mark: 'key', ...what }];
    }),
};
