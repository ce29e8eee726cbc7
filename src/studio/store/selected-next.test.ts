import { expect, it } from 'vitest';
import { checker, hostOf, openStore, sampleContent } from '../../../tests/studio/support/open-store.ts';
import { createPipeline } from '../worker/pipeline.ts';

const content = sampleContent();
const [page = ''] = content.pages.map(({ file }) => file);

/** A store with its first page open, and what adds a section of it, which is selected then. */
async function opened() {
  const pipeline = createPipeline(checker);
  const viewPage: typeof pipeline.viewPage = async (...asked) => {
    // Slower than whoever goes on at once.
    await new Promise((passed) => setTimeout(passed, 30));
    return pipeline.viewPage(...asked);
  };
  const store = await openStore(hostOf(content), undefined, { ...pipeline, viewPage });
  await store.openPage(page);
  store.select({ file: page, path: ['sections', 0] });
  await store.settled();
  const value = { type: 'prose', paragraphs: 'New.' };
  const add = (index: number) =>
    store.edit([{ file: page, edit: { op: 'insert', path: ['sections'], index, value } }], {
      says: 'Added',
      select: { file: page, path: ['sections', index] },
    });
  return { store, add };
}

it('what is added is selected with the view that shows it, also where something else was changed at once', async () => {
  const { store, add } = await opened();
  const shown: [number | undefined, unknown][] = [];
  const before = store.state.pageView?.page.sections.length ?? 0;
  store.subscribe(() => shown.push([store.state.pageView?.page.sections.length, store.state.selection.path[1]]));
  const added = add(1);
  const titled = store.edit([{ file: page, edit: { op: 'set', path: ['title'], value: 'Other' } }], { says: 'Titled' });
  await Promise.all([added, titled]);
  await store.settled();
  expect(store.state.selection.path).toEqual(['sections', 1]);
  // Never is one selected in a view in which something else stands there.
  expect(shown.filter(([count, selected]) => (count === before + 1) !== (selected === 1))).toEqual([]);
  store.close();
});

it('what is undone, or left for something else, before it is shown is not selected later', async () => {
  const { store, add } = await opened();
  const added = add(1);
  const undone = store.undo();
  await Promise.all([added, undone]);
  await store.settled();
  expect(store.state.selection.path).toEqual(['sections', 0]);

  await add(1);
  store.select({ file: page, path: ['title'] });
  await store.settled();
  expect(store.state.selection.path).toEqual(['title']);
  await store.undo();
  await store.settled();
  expect(store.state.selection.path).toEqual(['sections', 0]);
  store.close();
});
