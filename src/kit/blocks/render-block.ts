import { type ComponentType, createElement, type ReactNode } from 'react';
import type { Section } from '../model/types.generated.ts';
import { ownBlock } from './own-blocks.ts';
import * as registry from './registry.ts';

export type BlockType = Section['type'];
export type BlockOf<Type extends BlockType> = Extract<Section, { type: Type }>;

type Views = { readonly [Type in BlockType]: ComponentType<BlockOf<Type>> };
type LeftOver = Exclude<keyof typeof registry, BlockType>;

/** The view of each block. One that is missing from the registry, left over or swapped does not compile. */
const views: Views = registry satisfies Record<LeftOver, never>;

/** The block as an element: its `type` chooses the component, all its fields are the props. */
export function renderBlock<Type extends BlockType>(block: BlockOf<Type> & { type: Type }): ReactNode {
  if (import.meta.env.OWN_BLOCKS) {
    const view = ownBlock(block.type);
    const fields: object = block;
    if (view) return createElement(view, { ...fields });
  }
  return createElement<BlockOf<Type>>(views[block.type], block);
}
