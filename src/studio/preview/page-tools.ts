import { SectionEdits } from '../outline/section-edits.ts';
import { ofPage } from '../outline/section-list.ts';
import type { StudioStore } from '../store/types.ts';
import type { SectionTool } from './section-tools.ts';

function editsOf(store: StudioStore): SectionEdits {
  const { page, pageFile } = store.state;
  const data = pageFile?.file === page ? pageFile.data : undefined;
  return new SectionEdits(store, { file: page, path: ofPage, data });
}

/** What can be done with a section of the page, by its place in the file. */
export function toolsFor(store: StudioStore, at: number): SectionTool[] {
  const edits = editsOf(store);
  const { duplicate, remove } = edits.problems(at);
  const can: Readonly<Record<SectionTool, boolean>> = {
    up: edits.canMove(at, at - 1),
    down: edits.canMove(at, at + 1),
    duplicate: duplicate === undefined,
    remove: remove === undefined,
  };
  return (Object.keys(can) as SectionTool[]).filter((tool) => can[tool]);
}

/** Does it, as the outline does. */
export async function applyTool(store: StudioStore, tool: SectionTool, at: number): Promise<void> {
  const edits = editsOf(store);
  if (tool === 'duplicate') await edits.duplicate(at);
  else if (tool === 'remove') await edits.remove(at);
  else await edits.move(at, tool === 'up' ? at - 1 : at + 1);
}

/** Moves a section to where another one stands, as in the outline. */
export function applyMove(store: StudioStore, from: number, to: number): Promise<void> {
  return editsOf(store).move(from, to);
}
