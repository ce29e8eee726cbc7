import { askAnything } from '../find/anything.ts';
import { dropDrafts, writeDrafts } from '../form/unwritten.ts';
import type { StudioStore } from '../store/types.ts';

/** What is done by keys wherever one is in the Studio, the page's frame included. */
export type Command = 'undo' | 'redo' | 'save' | 'anything' | 'find' | 'print';

/**
 * `print` is what prints the page that is shown: the browser's own way would print the Studio around it. `find` opens the window for
 * words of the whole site.
 */
export function commandsOf(
  store: StudioStore,
  ways: Record<'find' | 'print', () => void>,
): Record<Command, () => void> {
  return {
    undo: () => undoLast(store),
    redo: () => void store.redo(),
    save: () => {
      writeDrafts();
      void store.save();
    },
    anything: askAnything,
    ...ways,
  };
}

/** Takes back the last that was done: what is being typed and isn't written yet, else the newest step. */
export function undoLast(store: Pick<StudioStore, 'undo'>): void {
  if (!dropDrafts()) void store.undo();
}
