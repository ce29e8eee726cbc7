import { afterEach, expect, it, vi } from 'vitest';
import {
  hostOf,
  MemoryDrafts,
  openStore,
  pipelineOfTexts,
  sampleContent,
} from '../../../tests/studio/support/open-store.ts';
import { freshSeed, randomFrom } from '../../../tests/support/random.ts';
import type { StudioStore } from './types.ts';

const content = sampleContent();
const page = content.pages[0]?.file ?? '';
const other = content.pages[1]?.file ?? '';
const stores: StudioStore[] = [];
afterEach(() => {
  for (const store of stores.splice(0)) store.close();
  vi.useRealTimers();
});

async function open(host: ReturnType<typeof hostOf>, drafts: MemoryDrafts): Promise<StudioStore> {
  const store = await openStore(host, drafts, pipelineOfTexts());
  stores.push(store);
  return store;
}

/** Types a title as a field does: letters that come faster than they are made are one change. */
function type(store: StudioStore, value: string, file = page): Promise<boolean> {
  return store.edit([{ file, edit: { op: 'set', path: ['title'], value } }], { says: 'Title', group: `${file} title` });
}

/** What a Studio finds that is opened after others were killed, once it has taken it back. */
async function reopened(host: ReturnType<typeof hostOf>, ...killed: MemoryDrafts[]): Promise<StudioStore> {
  const store = await open(host, new MemoryDrafts(...killed));
  await store.takeDrafts();
  return store;
}

it('a tab that is killed at any moment has kept every letter, made or still on its way', async () => {
  const seed = freshSeed();
  const pick = randomFrom(seed);
  const host = hostOf(content);
  for (let round = 0; round < 8; round += 1) {
    const drafts = new MemoryDrafts();
    const store = await open(host, drafts);
    const words = `Typed-in-round-${round}-of-eight`.slice(0, 1 + pick(23));
    for (const [index] of [...words].entries()) {
      const file = pick(5) === 0 ? other : page;
      void type(store, words.slice(0, index + 1), file);
      void type(store, words.slice(0, index + 1));
      // The worker answers now and then.
      for (let turns = pick(12); turns > 0; turns -= 1) await Promise.resolve();
    }
    const text = pick(2) === 0 ? `${host.texts.get(other)}# typed in the text pane\n` : undefined;
    if (text !== undefined) void store.setText(other, text, { says: 'Text', group: 'text' });
    const killed = new MemoryDrafts(drafts);
    store.close();
    const found = await open(host, killed);
    expect(found.state.drafts?.files, `SEED=${seed}, round ${round}`).toContain(page);
    await found.takeDrafts();
    expect(found.state.texts.get(page), `SEED=${seed}, round ${round}`).toContain(`title: ${words.trimEnd()}\n`);
    if (text !== undefined) expect(found.state.texts.get(other)).toBe(text);
  }
});

it('what several tabs had not saved is all there, whatever their clocks said: each is a step of its own', async () => {
  const host = hostOf(content);
  const before = host.texts.get(page);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2030, 0, 2) });
  const [one, two] = [new MemoryDrafts(), new MemoryDrafts()];
  await type(await open(host, one), 'Typed in the first tab');
  vi.setSystemTime(Date.UTC(2030, 0, 1));
  await type(await open(host, two), 'Typed in the second tab');
  const store = await reopened(host, one, two);
  expect(store.state.texts.get(page)).toContain('Typed in the second tab');
  await store.undo();
  expect(store.state.texts.get(page)).toContain('Typed in the first tab');
  await store.undo();
  expect(store.state.texts.get(page)).toBe(before);
});

it('what had not been saved comes back beside what was saved since, which it contradicts in one place alone', async () => {
  const host = hostOf(content);
  const drafts = new MemoryDrafts();
  await type(await open(host, drafts), 'Typed and not saved');
  const since = await open(host, new MemoryDrafts());
  await type(since, 'Saved since');
  await since.edit([{ file: page, edit: { op: 'set', path: ['description'], value: 'Told since.' } }], {
    says: 'Told',
  });
  await since.save();
  const store = await reopened(host, drafts);
  expect(store.state.texts.get(page)).toContain('title: Typed and not saved\n');
  expect(store.state.texts.get(page)).toContain('description: Told since.\n');
  await store.undo();
  expect(store.state.texts.get(page)).toContain('title: Saved since\n');
});

it('what was looked at and neither taken nor forgotten is offered again, beside what was typed since', async () => {
  const host = hostOf(content);
  const one = new MemoryDrafts();
  await type(await open(host, one), 'Typed first');
  const two = new MemoryDrafts(one);
  await type(await open(host, two), 'Typed later', other);
  const store = await reopened(host, two);
  expect(store.state.texts.get(page)).toContain('Typed first');
  expect(store.state.texts.get(other)).toContain('Typed later');
});

it('where the browser keeps nothing it is said until all is saved, and saving works', async () => {
  const host = hostOf(content);
  const drafts = new MemoryDrafts();
  drafts.hasRoom = false;
  const store = await open(host, drafts);
  expect(store.state.isKept).toBe(true);
  await type(store, 'Typed without room');
  expect(store.state.isKept).toBe(false);
  expect(store.state.said.at(-1)?.words).toContain('no room');
  await store.save();
  expect(store.state.isKept).toBe(true);
  expect(host.texts.get(page)).toContain('Typed without room');
});

it('a change that was made or refused leaves nothing behind that is on its way', async () => {
  const host = hostOf(content);
  const drafts = new MemoryDrafts();
  const store = await open(host, drafts);
  const title = /^title: (.*)$/m.exec(host.texts.get(page) ?? '')?.[1] ?? '';
  await type(store, title);
  await store.edit([{ file: page, edit: { op: 'remove', path: ['sections', 999] } }], { says: 'Removed' });
  expect(drafts.atOnce).toEqual([{ drafts: [], pending: [] }]);
});

it('what was asked for isn’t called saved while it is on its way', async () => {
  const store = await open(hostOf(content), new MemoryDrafts());
  const made = type(store, 'On its way');
  expect(store.state.unsaved).toEqual([page]);
  await made;
  await store.save();
  expect(store.state.unsaved).toEqual([]);
  const refused = store.edit([{ file: page, edit: { op: 'remove', path: ['sections', 999] } }], { says: 'Removed' });
  expect(store.state.unsaved).toEqual([page]);
  expect(await refused).toBe(false);
  expect(store.state.unsaved).toEqual([]);
});

/** Notes what would be found after each single write to the browser's storage. */
class WatchedDrafts extends MemoryDrafts {
  readonly moments: MemoryDrafts[] = [];

  override keep(draft: Parameters<MemoryDrafts['keep']>[0]): boolean {
    const isKept = super.keep(draft);
    this.moments.push(new MemoryDrafts(this));
    return isKept;
  }

  override keepPending(changes: Parameters<MemoryDrafts['keepPending']>[0]): void {
    super.keepPending(changes);
    this.moments.push(new MemoryDrafts(this));
  }
}

it('a change is made once, at whatever write of the browser’s storage the tab is killed', async () => {
  const host = hostOf(content);
  const drafts = new WatchedDrafts();
  const store = await open(host, drafts);
  const sections = ['One', 'Two', 'Three'].map((name) => `  - { type: prose, heading: ${name}, paragraphs: Words. }\n`);
  const text = `title: Sections\ndescription: Four of them.\nsections:\n  - { type: hero, heading: Top }\n${sections.join('')}`;
  await store.setText(page, text, { says: 'Text' });
  await store.save();
  for (const edit of [
    { op: 'move', path: ['sections'], from: 1, to: 2 },
    { op: 'remove', path: ['sections', 1] },
  ] as const) {
    const [first, before] = [drafts.moments.length, store.state.texts.get(page)];
    await store.edit([{ file: page, edit }], { says: edit.op });
    const made = store.state.texts.get(page);
    expect(made).not.toBe(before);
    const [asked, ...moments] = drafts.moments.slice(first);
    expect(moments.length).toBeGreaterThanOrEqual(2);
    // In the first one stands what the change is made from, before the change itself.
    for (const [index, killed] of (edit.op === 'move' ? moments : [asked, ...moments]).entries()) {
      if (!killed) continue;
      const found = (await reopened(host, killed)).state.texts.get(page);
      expect(found, `${edit.op}, moment ${index}`).toBe(made);
    }
  }
});
