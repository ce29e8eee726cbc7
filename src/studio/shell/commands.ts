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
    save: () => saveAll(store),
    anything: askAnything,
    ...ways,
  };
}

/**
 * Saves what can be saved, with what is being typed: what is empty in what has just come is a mistake like any other then. Of words
 * that others have changed, too, it has to be chosen first which to keep.
 */
export function saveAll(store: StudioStore): void {
  writeDrafts();
  const { selection, conflicts } = store.state;
  if (selection.isUnleft) store.select({ file: selection.file, path: selection.path, keepsFocus: true });
  void store.save();
  if (conflicts.length === 0) return;
  const isUnread = conflicts.every(({ unread }) => unread);
  store.refuse(
    isUnread
      ? 'One file can’t be read at the moment: what you have changed in it is saved later. Above the page it says which.'
      : 'Choose first which words to keep, above the page. Until then they are not saved.',
  );
  document.querySelector<HTMLElement>('[data-conflict] :is(h2 button, input:checked)')?.focus();
}

/** Takes back the last that was done: what is being typed and isn't written yet, else the newest step. */
export function undoLast(store: Pick<StudioStore, 'undo'>): void {
  if (!dropDrafts()) void store.undo();
}
