import type { BlockRules } from '#engine';
import { oneColumnOf, wholeWidth } from '#engine/base';
import { finding } from '#engine/catalogue';
import type { Problem } from '../../model/diagnostic.ts';
import type { SplitBlock } from '../../model/source-types.generated.ts';
import type { SplitBlock as CompiledBlock } from '../../model/types.generated.ts';

/** What can stand on the other side; of two, the first. */
const others = ['picture', 'figures', 'points'] as const;

/** There is room for one thing beside the words, and there should be one. */
export const rules: BlockRules<SplitBlock, CompiledBlock> = {
  slots: { picture: { from: { 0: wholeWidth, 768: oneColumnOf(2, { gap: 64 }) } } },
  notes: (block) => {
    const [shown, ...hidden] = others.filter((name) => name in block);
    if (shown === undefined)
      return [{ path: ['type'], mark: 'value', ...finding('block/half-empty', { fields: others }) }];
    return hidden.map((name): Problem => {
      const what = finding('field/no-effect', { name, other: shown, isMissing: false });
      return { path: [name], mark: 'key', ...what };
    });
  },
};
