import type { Path } from '#kit/model';
import type { StudioStore } from '../store/types.ts';
import { SectionEdits } from './section-edits.ts';
import { ofPage } from './section-list.ts';

/** Puts a section of the page below the selected one, else at its end; returns where it stands, or nothing where it can't. */
export async function addBelow(store: StudioStore, value: unknown): Promise<Path | undefined> {
  const { page, pageFile, selection } = store.state;
  const edits = new SectionEdits(store, { file: page, path: ofPage, data: pageFile?.file === page && pageFile.data });
  const [, selected] = selection.file === page ? selection.path : [];
  const index = typeof selected === 'number' ? Math.min(selected + 1, edits.count) : edits.count;
  if (!(await edits.insert(index, value))) return undefined;
  await store.settled();
  return store.state.selection.path;
}
