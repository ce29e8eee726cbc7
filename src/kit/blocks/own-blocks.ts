import type { ComponentType } from 'react';

/** The view of one of them, with the fields of a section. */
export type OwnView = ComponentType<Readonly<Record<string, unknown>>>;

/** The views of a site's own blocks, by type. */
export type OwnViews = Readonly<Record<string, OwnView>>;

/** They come after the builder's code, and before anything is shown. */
const views = new Map<string, OwnView>();

/** Adds the views of a site's own blocks. Each is shown with the fields that its schema has accepted. */
export function addOwnBlocks(added: OwnViews): void {
  for (const [type, view] of Object.entries(added)) views.set(type, view);
}

/** The view of a site's own block; nothing where there is none of this type. */
export function ownBlock(type: string): OwnView | undefined {
  return views.get(type);
}
