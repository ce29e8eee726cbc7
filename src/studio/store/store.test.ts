import { afterEach, expect, it, vi } from 'vitest';
import { allFiles } from '#engine';
import {
  checker,
  hostOf,
  MemoryDrafts,
  openStore,
  pipelineOfTexts,
  sampleContent,
} from '../../../tests/studio/support/open-store.ts';
import { randomSession } from '../../../tests/studio/support/random-session.ts';
import { measureOutside, measureStore } from '../../../tests/studio/support/store-promises.ts';
import { createPipeline } from '../worker/pipeline.ts';
import type { StudioStore } from './types.ts';

const content = sampleContent();
const [page = ''] = content.pages.map(({ file }) => file);
const opened: StudioStore[] = [];

async function open(...given: Parameters<typeof openStore>): Promise<StudioStore> {
  const store = await openStore(...given);
  opened.push(store);
  return store;
}

afterEach(() => {
  vi.useRealTimers();
  for (const store of opened.splice(0)) store.close();
});

const title = (value: string, group?: string) =>
  [
    [{ file: page, edit: { op: 'set' as const, path: ['title'], value } }],
    { says: 'Title changed', ...(group ? { group } : {}) },
  ] as const;

it('opened and saved without a change, every file is the same and none is written', async () => {
  const host = hostOf(content);
  const write = vi.spyOn(host, 'write');
  const store = await open(host);
  await store.save();
  expect(write).not.toHaveBeenCalled();
  expect(host.texts).toEqual(new Map(allFiles(content).map(({ file, text }) => [file, text])));
});

it('all that was done is undone to the same bytes, and done again to the same bytes', async () => {
  const store = await open(hostOf(content), undefined, pipelineOfTexts());
  expect((await randomSession(store, { count: 10, seed: 1 })).broken).toEqual([]);
});

it('random edits and edits of one word keep what the edit engine promises, and are undone to the same bytes', async () => {
  const { made, refused, broken, words, onOneLine } = await measureStore(await open(hostOf(content)), {
    count: 12,
    seed: 1,
  });
  expect(broken).toEqual([]);
  expect(made + refused.length).toBe(24);
  expect(onOneLine).toBeGreaterThanOrEqual(words - 1);
});

it('what is changed here and outside is saved as both, or asked about, never wrong', async () => {
  const host = hostOf(content);
  const { wrong, merged } = await measureOutside(await open(host), host, { count: 12, seed: 1 });
  expect(wrong).toEqual([]);
  expect(merged).toBeGreaterThan(6);
});

it('letters typed in a field are one step of the history, and another field begins a new one', async () => {
  const store = await open(hostOf(content));
  const before = store.state.texts.get(page);
  for (const letters of ['A', 'An', 'Ano', 'Another title']) await store.edit(...title(letters, 'title'));
  await store.edit(...title('And once more'));
  await store.undo();
  expect(store.state.texts.get(page)).toContain('Another title');
  await store.undo();
  expect(store.state.texts.get(page)).toBe(before);
  expect(store.state.undo).toBeUndefined();
});

it('letters that are taken back in the same field leave nothing to undo', async () => {
  const store = await open(hostOf(content));
  const before = store.state.texts.get(page) ?? '';
  const [, first = ''] = /^title: (.*)$/m.exec(before) ?? [];
  for (const letters of [`${first}s`, first]) await store.edit(...title(letters, 'title'));
  expect(store.state.texts.get(page)).toBe(before);
  expect(store.state.undo).toBeUndefined();
});

it('letters that are still on their way when it is saved are one step with those before them', async () => {
  const store = await open(hostOf(content));
  const before = store.state.texts.get(page);
  await store.edit(...title('A', 'title'));
  await Promise.all([store.edit(...title('Another title', 'title')), store.save()]);
  expect(store.state.texts.get(page)).toContain('Another title');
  await store.undo();
  expect(store.state.texts.get(page)).toBe(before);
});

it('letters that are typed faster than the worker answers are made in the end', async () => {
  const store = await open(hostOf(content));
  const typed = ['A', 'An', 'Ano', 'Another one'].map((letters) => store.edit(...title(letters, 'title')));
  await Promise.all(typed);
  expect(store.state.fileView?.data ?? (await waitForData(store))).toBeDefined();
  expect(store.state.texts.get(page)).toContain('Another one');
  await store.undo();
  expect(store.state.unsaved).toEqual([]);
});

function waitForData(store: StudioStore): Promise<unknown> {
  return vi.waitUntil(() => store.state.fileView?.data);
}

it('what can’t be made is refused with words, and changes nothing', async () => {
  const store = await open(hostOf(content));
  const { texts } = store.state;
  const wrong = { op: 'remove' as const, path: ['sections', 999] };
  expect(await store.edit([{ file: page, edit: wrong }], { says: 'Removed' })).toBe(false);
  expect(store.state.refused).toMatch(/\w+/);
  expect(store.state.texts).toEqual(texts);
});

it('what the worker can’t show is said, and what comes next is shown again', async () => {
  const pipeline = createPipeline(checker);
  let isBroken = false;
  const store = await open(hostOf(content), undefined, {
    ...pipeline,
    viewPage: (...asked) => (isBroken ? Promise.reject(new Error('out of luck')) : pipeline.viewPage(...asked)),
  });
  isBroken = true;
  await store.look({ showsAbsent: false });
  expect(store.state.refused).toBe('Internal error: Error: out of luck');
  isBroken = false;
  await store.openPage(page);
  expect(store.state.pageView?.file).toBe(page);
  expect(store.state.refused).toBeUndefined();
});

it('what others change at other places is merged, shown and can be undone', async () => {
  const host = hostOf(content);
  const store = await open(host);
  await store.edit(...title('My own title'));
  host.change(page, host.texts.get(page)?.replace(/^description:.*$/m, 'description: Theirs'));
  await vi.waitUntil(() => store.state.texts.get(page)?.includes('Theirs'));
  expect(store.state.texts.get(page)).toContain('My own title');
  await store.save();
  expect(host.texts.get(page)).toMatch(/My own title[\s\S]*Theirs/);
  expect(store.state.unsaved).toEqual([]);
});

it.each([
  ['mine', 'My own title'],
  ['theirs', 'Their title'],
] as const)('where others change the same words, %s counts once that was chosen', async (side, expected) => {
  const host = hostOf(content);
  const store = await open(host);
  await store.edit(...title('My own title'));
  const theirs = (host.texts.get(page) ?? '').replace(/^title:.*$/m, 'title: Their title');
  host.change(page, theirs.replace(/^description:.*$/m, 'description: Theirs'));
  await vi.waitUntil(() => store.state.conflicts.length > 0);
  const [conflict = { file: '', places: [] }] = store.state.conflicts;
  const { places } = conflict;
  expect(places.map(({ path, mine, theirs: other }) => [path, mine, other])).toEqual([
    [['title'], 'My own title', 'Their title'],
  ]);
  await store.save();
  // Nothing is written over before somebody has decided.
  expect(host.texts.get(page)).toContain('Their title');
  expect(
    await store.resolve(
      conflict,
      places.map(({ path }) => ({ path, side })),
    ),
  ).toBe(true);
  await store.save();
  expect(host.texts.get(page)).toContain(`title: ${expected}`);
  expect(host.texts.get(page)).toContain('description: Theirs');
});

it('a file that was changed in the moment of saving is merged, not written over', async () => {
  const host = hostOf(content);
  const store = await open(host);
  await store.edit(...title('My own title'));
  vi.spyOn(host, 'open').mockRejectedValue(new Error('Not heard of yet.'));
  host.change(page, host.texts.get(page)?.replace(/^description:.*$/m, 'description: Theirs'));
  await store.save();
  expect(host.texts.get(page)).toMatch(/My own title[\s\S]*Theirs/);
});

it('without the host everything is kept, said, and saved as soon as it is there again', async () => {
  const host = hostOf(content);
  const drafts = new MemoryDrafts();
  const store = await open(host, drafts);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  host.isReachable = false;
  await store.edit(...title('Typed on a train'));
  await store.save();
  expect(store.state.saving).toBe('failed');
  expect(store.state.refused).toContain('kept');
  expect(drafts.kept.get(page)?.text).toContain('Typed on a train');
  host.isReachable = true;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(store.state.saving).toBe('idle');
  expect(host.texts.get(page)).toContain('Typed on a train');
  expect(drafts.kept.size).toBe(0);
});

it('what a killed tab had not saved is offered, merged with what the files say by then, and undone in one step', async () => {
  const host = hostOf(content);
  const drafts = new MemoryDrafts();
  const killed = await open(host, drafts);
  await killed.edit(...title('Typed before the crash'));
  const left = new MemoryDrafts(drafts);
  killed.close();
  host.change(page, host.texts.get(page)?.replace(/^description:.*$/m, 'description: Theirs'));
  const store = await open(host, left);
  expect(store.state.drafts?.files).toEqual([page]);
  await store.takeDrafts();
  expect(store.state.texts.get(page)).toMatch(/Typed before the crash[\s\S]*Theirs/);
  expect(store.state.drafts).toBeUndefined();
  await store.undo();
  expect(store.state.texts).toEqual(host.texts);
});

it('saves by itself once that is wished', async () => {
  const host = hostOf(content);
  const store = await open(host);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  store.setSavesItself(true);
  await store.edit(...title('Saved by itself'));
  expect(host.texts.get(page)).not.toContain('Saved by itself');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(host.texts.get(page)).toContain('Saved by itself');
});

it('what is typed while the host is slow to answer is shown, kept and saved next', async () => {
  const host = hostOf(content);
  const drafts = new MemoryDrafts();
  const store = await open(host, drafts);
  let answer = () => {};
  const write = host.write.bind(host);
  vi.spyOn(host, 'write').mockImplementationOnce(async (changes) => {
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    return write(changes);
  });
  await store.edit(...title('Sent first'));
  const saving = store.save();
  await vi.waitUntil(() => store.state.saving === 'saving');
  await store.edit(...title('Typed meanwhile'));
  expect(store.state.texts.get(page)).toContain('Typed meanwhile');
  expect(drafts.kept.get(page)?.text).toContain('Typed meanwhile');
  answer();
  await saving;
  expect(host.texts.get(page)).toContain('Sent first');
  expect(store.state.unsaved).toEqual([page]);
  await store.save();
  expect(host.texts.get(page)).toContain('Typed meanwhile');
  expect(drafts.kept.size).toBe(0);
});

it.each(['goes on', 'saves again', 'is killed'])(
  'what was written though no answer came is nobody else’s change: the tab %s',
  async (fate) => {
    const host = hostOf(content);
    const drafts = new MemoryDrafts();
    let store = await open(host, drafts);
    const write = host.write.bind(host);
    vi.spyOn(host, 'write').mockImplementationOnce(async (changes) => {
      await write(changes);
      throw new Error('The answer was lost.');
    });
    await store.edit(...title('Sent first'));
    await store.save();
    expect(host.texts.get(page)).toContain('Sent first');
    expect(store.state.saving).toBe('failed');
    if (fate === 'saves again') {
      await store.save();
      expect(store.state).toMatchObject({ unsaved: [], saving: 'idle', refused: undefined });
      expect(drafts.kept.size).toBe(0);
    }
    await store.edit(...title('Typed since'));
    if (fate === 'is killed') {
      store.close();
      store = await open(host, new MemoryDrafts(drafts));
      await store.takeDrafts();
    }
    await store.save();
    expect(store.state.conflicts).toEqual([]);
    expect(host.texts.get(page)).toContain('Typed since');
  },
);
