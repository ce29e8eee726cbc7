import type { StudioStore } from '../store/types.ts';

/** What is done by keys wherever one is in the Studio, the page's frame included. */
export type Command = 'undo' | 'redo' | 'save';

export function commandsOf(store: StudioStore): Record<Command, () => void> {
  return {
    undo: () => void store.undo(),
    redo: () => void store.redo(),
    save: () => void store.save(),
  };
}
