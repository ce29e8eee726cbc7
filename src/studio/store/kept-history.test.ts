import { afterEach, expect, it } from 'vitest';
import {
  hostOf,
  MemoryDrafts,
  openStore,
  pipelineOfTexts,
  sampleContent,
} from '../../../tests/studio/support/open-store.ts';
import type { StudioStore } from './types.ts';

const content = sampleContent();
const page = content.pages[0]?.file ?? '';
const stores: StudioStore[] = [];
afterEach(() => {
  for (const store of stores.splice(0)) store.close();
});

/** A Studio that has changed a title twice, what is done with that, and the same Studio once it is loaded again. */
async function reloadedAfter(work: (store: StudioStore) => Promise<void>): Promise<StudioStore> {
  const host = hostOf(content);
  const drafts = new MemoryDrafts();
  const store = await openStore(host, drafts, pipelineOfTexts());
  for (const value of ['First', 'Second'])
    await store.edit([{ file: page, edit: { op: 'set', path: ['title'], value } }], { says: value });
  await work(store);
  const after = MemoryDrafts.reloaded(drafts);
  store.close();
  const reloaded = await openStore(host, after, pipelineOfTexts());
  stores.push(reloaded);
  return reloaded;
}

const titleOf = (store: StudioStore) => /^title: (.*)$/m.exec(store.state.texts.get(page) ?? '')?.[1];
const before = /^title: (.*)$/m.exec(content.pages[0]?.text ?? '')?.[1];

it('the history goes on where the Studio is loaded again: each step is taken back and made again', async () => {
  const store = await reloadedAfter(async (first) => {
    await first.save();
    await first.undo();
    await first.save();
  });
  expect([store.state.undo, store.state.redo]).toEqual(['First', 'Second']);
  await store.redo();
  expect(titleOf(store)).toBe('Second');
  for (const title of ['First', before]) {
    await store.undo();
    expect(titleOf(store)).toBe(title);
  }
  expect(store.state.undo).toBeUndefined();
});

it('what was not saved and is taken back has its steps, not one more', async () => {
  const store = await reloadedAfter(async () => {});
  expect(store.state.undo).toBeUndefined();
  await store.takeDrafts();
  expect([titleOf(store), store.state.undo]).toEqual(['Second', 'Second']);
  await store.undo();
  expect(titleOf(store)).toBe('First');
});

it('what was not saved and is not wanted leaves nothing to undo, and what was done meanwhile is the only step', async () => {
  const unwanted = await reloadedAfter(async () => {});
  unwanted.dropDrafts();
  expect([titleOf(unwanted), unwanted.state.undo]).toEqual([before, undefined]);
  const changed = await reloadedAfter(async () => {});
  await changed.edit([{ file: page, edit: { op: 'set', path: ['description'], value: 'Other' } }], { says: 'Other' });
  await changed.takeDrafts();
  await changed.undo();
  expect([titleOf(changed), changed.state.undo]).toEqual([before, 'Other']);
});
