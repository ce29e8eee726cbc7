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
    undo: () => void (dropDrafts() || store.undo()),
    redo: () => void store.redo(),
    save: () => {
      writeDrafts();
      void store.save();
    },
    anything: askAnything,
    ...ways,
  };
}
