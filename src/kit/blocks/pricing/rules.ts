import type { BlockRules } from '#engine';
import { finding } from '#engine/catalogue';
import type { Problem } from '../../model/diagnostic.ts';
import type { PricingBlock } from '../../model/source-types.generated.ts';
import type { PricingBlock as CompiledBlock } from '../../model/types.generated.ts';

/** Who recommends two plans recommends none. */
export const rules: BlockRules<PricingBlock, CompiledBlock> = {
  problems: ({ items }) => {
    const recommended = items.flatMap(({ recommended, name }, index) =>
      recommended === undefined ? [] : [{ index, name }],
    );
    const [first, ...others] = recommended;
    return others.map(
      ({ index }): Problem => ({
        path: ['items', index, 'recommended'],
        mark: 'key',
        ...finding('pricing/recommended', { first: first?.name ?? '' }),
      }),
    );
  },
};
