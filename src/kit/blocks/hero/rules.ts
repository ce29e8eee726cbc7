import type { BlockRules } from '#engine';
import { shareOf, wholeWidth } from '#engine/base';
import { finding } from '#engine/catalogue';
import type { Problem } from '../../model/diagnostic.ts';
import type { HeroBlock } from '../../model/source-types.generated.ts';
import type { HeroBlock as CompiledBlock } from '../../model/types.generated.ts';

/** There is room for one thing beside the words: five of twelve parts of the page; what they stand over is as wide as it. */
export const rules: BlockRules<HeroBlock, CompiledBlock> = {
  slots: {
    picture: ({ over }) =>
      over ? { from: { 0: wholeWidth }, ratio: 16 / 9 } : { from: { 0: wholeWidth, 768: shareOf(5, 12, { gap: 32 }) } },
  },
  notes: (block) => [
    ...('drawing' in block && 'picture' in block ? [noEffect('drawing', 'picture', false)] : []),
    ...('over' in block && !('picture' in block) ? [noEffect('over', 'picture', true)] : []),
  ],
};

function noEffect(name: string, other: string, isMissing: boolean): Problem {
  return { path: [name], mark: 'key', ...finding('field/no-effect', { name, other, isMissing }) };
}
