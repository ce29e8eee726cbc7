import * as react from 'react';
import * as jsx from 'react/jsx-runtime';
import * as styled from 'styled-components';
import * as block from '../block.ts';
import { addOwnBlocks, type OwnView, type OwnViews } from '../blocks/own-blocks.ts';

/** The modules that the views of a site's own blocks are made of: those of the pages that they stand in. */
const given = { react: asModule(react), jsx: asModule(jsx), styled: asModule(styled), block: asModule(block) };

/** The module with the views of a site's own blocks, which the builder has compiled. */
export type OwnBlocksModule = { default: (modules: typeof given) => OwnViews };

/** What is put around the view of a type. */
type Around = (type: string, view: OwnView) => OwnView;

/** Takes in the views of a site's own blocks, before anything is rendered. */
export function takeOwnBlocks({ default: viewsOf }: OwnBlocksModule, around: Around = (_, view) => view): void {
  const views = Object.entries(viewsOf(given));
  addOwnBlocks(Object.fromEntries(views.map(([type, view]) => [type, around(type, view)])));
}

/** Loads them in a browser. */
export async function loadOwnBlocks(address: string, around?: Around): Promise<void> {
  takeOwnBlocks((await import(/* @vite-ignore */ address)) as OwnBlocksModule, around);
}

/** A module as compiled code asks for it: what it gives out by default stands beside what has a name. */
function asModule<Module extends object>(module: Module): Module {
  return Object.assign({ __esModule: true }, module);
}
