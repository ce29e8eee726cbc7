import type { Path } from '#kit/model';
import type { StudioStore } from '../store/types.ts';
import { SectionEdits } from './section-edits.ts';
import { ofPage } from './section-list.ts';

/** Puts sections of the page below the selected one, else at its end; returns where the first stands, or nothing where they can't. */
export async function addBelow(store: StudioStore, ...values: readonly unknown[]): Promise<Path | undefined> {
  const { page, pageFile, selection } = store.state;
  const edits = new SectionEdits(store, { file: page, path: ofPage, data: pageFile?.file === page && pageFile.data });
  const [, selected] = selection.file === page ? selection.path : [];
  const index = typeof selected === 'number' ? Math.min(selected + 1, edits.count) : edits.count;
  if (!(await edits.insertAll(index, values))) return undefined;
  await store.settled();
  return store.state.selection.path;
}
