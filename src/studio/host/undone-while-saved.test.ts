import { afterEach, expect, it, vi } from 'vitest';
import {
  hostOf,
  MemoryDrafts,
  openStore,
  pipelineOfTexts,
  sampleContent,
} from '../../../tests/studio/support/open-store.ts';
import { isThorough } from '../../../tests/support/extent.ts';
import { randomFrom } from '../../../tests/support/random.ts';
import type { StudioStore } from '../store/types.ts';
import type { MemoryHost } from './memory-host.ts';

const content = sampleContent();
const files = content.pages.slice(0, 2).map(({ file }) => file);
const [page = ''] = files;
const stores: StudioStore[] = [];
afterEach(() => {
  vi.useRealTimers();
  for (const store of stores.splice(0)) store.close();
});

async function open(host: MemoryHost, drafts = new MemoryDrafts()): Promise<StudioStore> {
  const store = await openStore(host, drafts, pipelineOfTexts());
  stores.push(store);
  return store;
}

const type = (store: StudioStore, value: string, file = page) =>
  store.edit([{ file, edit: { op: 'set', path: ['title'], value } }], { says: 'Title' });

/** The host's next write is done, and its answer is lost. */
function loseAnswer(host: MemoryHost): void {
  const write = host.write.bind(host);
  vi.spyOn(host, 'write').mockImplementationOnce(async (changes) => {
    await write(changes);
    throw new Error('The answer was lost.');
  });
}

it.each(['saves again', 'waits', 'is killed'])(
  'what is undone before its save was answered is undone on the disk too: the tab %s',
  async (fate) => {
    const host = hostOf(content);
    const before = host.texts;
    const drafts = new MemoryDrafts();
    let store = await open(host, drafts);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    loseAnswer(host);
    await type(store, 'Sent');
    await store.save();
    await store.undo();
    expect(store.state.unsaved).toEqual([page]);
    if (fate === 'saves again') await store.save();
    if (fate === 'waits') await vi.advanceTimersByTimeAsync(60_000);
    if (fate === 'is killed') {
      store.close();
      vi.useRealTimers();
      store = await open(host, new MemoryDrafts(drafts));
      await store.takeDrafts();
      await store.save();
    } else expect(drafts.kept.size).toBe(0);
    expect(store.state).toMatchObject({ unsaved: [], conflicts: [] });
    expect(host.texts).toEqual(before);
  },
);

it('what is undone while it is being saved is kept in the browser until it is saved', async () => {
  const host = hostOf(content);
  const before = host.texts;
  const drafts = new MemoryDrafts();
  const store = await open(host, drafts);
  const write = host.write.bind(host);
  vi.spyOn(host, 'write').mockImplementationOnce(async (changes) => {
    await store.undo();
    expect(store.state.unsaved).toEqual([page]);
    expect(drafts.kept.get(page)?.text).toBe(before.get(page));
    return write(changes);
  });
  await type(store, 'Sent');
  await store.save();
  expect(store.state.unsaved).toEqual([page]);
  await store.save();
  expect(host.texts).toEqual(before);
});

it('what was refused and is undone is saved: nothing of it was written', async () => {
  const host = hostOf(content);
  const drafts = new MemoryDrafts();
  const store = await open(host, drafts);
  vi.spyOn(host, 'write').mockImplementationOnce(async () => {
    await store.undo();
    return { refused: 'The disk is full.' };
  });
  await type(store, 'Refused');
  await store.save();
  expect(store.state.unsaved).toEqual([]);
  expect(drafts.kept.size).toBe(0);
});

it('what others have changed is taken over, though the host could not be reached when that was told', async () => {
  const host = hostOf(content);
  const store = await open(host);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const failed = vi.spyOn(host, 'open').mockRejectedValueOnce(new Error('The connection has ended.'));
  host.change(page, host.texts.get(page)?.replace(/^title:.*$/m, 'title: Theirs'));
  await vi.waitUntil(() => failed.mock.settledResults.length > 0);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(store.state.texts.get(page)).toContain('title: Theirs');
});

/** A host whose answers come late, or never, each in another way; it tells of what was written as a watched folder does. */
function makeUncertain(host: MemoryHost, pick: (count: number) => number): void {
  const turns = async () => {
    for (let left = pick(30); left > 0; left -= 1) await Promise.resolve();
  };
  const [write, read] = [host.write.bind(host), host.open.bind(host)];
  host.write = async (changes) => {
    await turns();
    const fate = pick(4);
    if (fate === 0) throw new Error('It did not arrive.');
    const result = await write(changes);
    // Whoever watches is told before the answer, or after it.
    if ('written' in result) void turns().then(() => host.change(page, host.texts.get(page)));
    await turns();
    if (fate === 1) throw new Error('The answer was lost.');
    return result;
  };
  host.open = async () => {
    await turns();
    const hosted = pick(5) === 0 ? Promise.reject(new Error('It did not arrive.')) : read();
    await turns();
    return hosted;
  };
}

it('edits, steps back and forth and saves, however the host answers: no conflict, and in the end the disk holds what is shown', async () => {
  const rounds = isThorough ? 300 : 15;
  for (let seed = 1; seed <= rounds; seed += 1) {
    const pick = randomFrom(seed);
    const host = hostOf(content);
    const store = await open(host);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    makeUncertain(host, pick);
    const asked: Promise<unknown>[] = [];
    for (let step = 0; step < 30; step += 1) {
      const way = pick(5);
      if (way < 2) asked.push(type(store, `Step ${pick(4)}`, files[pick(files.length)]));
      else if (way === 2) asked.push(store.save());
      else asked.push(way === 3 ? store.undo() : store.redo());
      for (let turns = pick(40); turns > 0; turns -= 1) await Promise.resolve();
    }
    await Promise.all(asked);
    const shown = store.state.texts;
    await vi.waitUntil(
      async () => {
        await store.save();
        await vi.advanceTimersByTimeAsync(60_000);
        return store.state.saving === 'idle';
      },
      { timeout: 5000 },
    );
    expect(store.state, `seed ${seed}`).toMatchObject({ conflicts: [], unsaved: [] });
    expect(store.state.texts, `seed ${seed}`).toEqual(shown);
    expect(host.texts, `seed ${seed}`).toEqual(shown);
    store.close();
    vi.useRealTimers();
  }
});
