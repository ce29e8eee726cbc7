import { type BlockRules, picturesTwice } from '#engine';
import { wholeWidth } from '#engine/base';
import { finding } from '#engine/catalogue';
import type { Problem } from '../../model/diagnostic.ts';
import type { LogosBlock } from '../../model/source-types.generated.ts';
import type { LogosBlock as CompiledBlock } from '../../model/types.generated.ts';

/** Each logo stands there once; one that is a link is called what its picture says. */
export const rules: BlockRules<LogosBlock, CompiledBlock> = {
  slots: { 'items.picture': { from: { 0: wholeWidth }, most: 128 } },
  problems: ({ items }) =>
    items.flatMap((item, index): Problem[] => {
      const isNameless = 'link' in item && item.picture.alt.trim() === '';
      return isNameless
        ? [{ path: ['items', index, 'picture', 'alt'], mark: 'value', ...finding('picture/link', {}) }]
        : [];
    }),
  notes: ({ items }) =>
    picturesTwice(
      items.map(({ picture: { file, crop } }, index) => ({ path: ['items', index, 'picture'], file, crop })),
    ),
};
