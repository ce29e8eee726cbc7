import type { BlockRules } from '#engine';
import { shareOf, wholeWidth } from '#engine/base';
import type { PlaceBlock } from '../../model/source-types.generated.ts';
import type { PlaceBlock as CompiledBlock } from '../../model/types.generated.ts';

/** The picture takes the side of the words: seven of twelve parts of the page. */
export const rules: BlockRules<PlaceBlock, CompiledBlock> = {
  slots: { picture: { from: { 0: wholeWidth, 768: shareOf(7, 12, { gap: 80 }) } } },
  structuredData: ({ address, map, pin }, { organization }) => ({
    '@context': 'https://schema.org',
    '@type': 'Place',
    name: organization,
    address: address.join(', '),
    ...(map || pin ? { hasMap: map?.href ?? pin?.page } : {}),
  }),
};
