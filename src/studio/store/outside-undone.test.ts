import { afterEach, expect, it, vi } from 'vitest';
import { hostOf, openStore, sampleContent } from '../../../tests/studio/support/open-store.ts';
import type { StudioStore } from './types.ts';

const content = sampleContent();
const [page = ''] = content.pages.map(({ file }) => file);
const patience = { timeout: 30_000 };
let store: StudioStore;
afterEach(() => store.close());

const setTitle = (value: string) =>
  store.edit([{ file: page, edit: { op: 'set', path: ['title'], value } }], { says: 'Title changed' });
const title = () => /^title: (.*)$/m.exec(store.state.texts.get(page) ?? '')?.[1];

it('undo takes back what the person did, and what others have changed since stays', async () => {
  const host = hostOf(content);
  store = await openStore(host);
  const first = title();
  await setTitle('My own title');
  await store.save();
  const other = (host.texts.get(page) ?? '').replace(/^description: .*$/m, 'description: What others say of it.');
  host.change(page, other);
  await vi.waitUntil(() => store.state.texts.get(page) === other, patience);
  expect(store.state.undo).toBe('Title changed');
  await store.undo();
  expect(title()).toBe(first);
  expect(store.state.texts.get(page)).toContain('description: What others say of it.');
  expect(store.state.undo).toBeUndefined();
  await store.redo();
  expect(store.state.texts.get(page)).toBe(other);
});

it('a step can’t be undone where others have changed the same since: it says so, and nothing is lost', async () => {
  const host = hostOf(content);
  store = await openStore(host);
  await setTitle('My own title');
  await store.save();
  host.change(page, (host.texts.get(page) ?? '').replace(/^title: .*$/m, 'title: Their title'));
  await vi.waitUntil(() => title() === 'Their title', patience);
  await store.undo();
  expect(title()).toBe('Their title');
  expect(store.state.refused).toContain('Somebody else has changed the same');
  expect(store.state.undo).toBeUndefined();
});

it('what is selected is still selected where somebody else puts a section above it', async () => {
  const host = hostOf(content);
  store = await openStore(host);
  await store.openPage(page);
  store.select({ file: page, path: ['sections', 0], isUnleft: true });
  const above = '  - type: prose\n    heading: From somebody else\n    text: It stands above.\n';
  host.change(
    page,
    (host.texts.get(page) ?? '').replace(/^sections:\n/m, (head) => `${head}${above}`),
  );
  await vi.waitUntil(() => store.state.selection.path[1] === 1, patience);
  // Nobody has left it by that.
  expect(store.state.selection.isUnleft).toBe(true);
  expect(store.state.pageFile?.data).toMatchObject({ sections: [{ heading: 'From somebody else' }, { type: 'hero' }] });
});

it('what is done at the host from here is told of as that, before it ends; later it is somebody else again', async () => {
  const host = hostOf(content);
  store = await openStore(host);
  const change = (text: string) => host.change(page, (host.texts.get(page) ?? '').replace(/^title: .*$/m, text));
  await store.atHost(async () => change('title: Taken back'));
  expect(title()).toBe('Taken back');
  expect(store.state.said.at(-1)?.words).toMatch(/^Changed with it: /);
  change('title: Their title');
  await vi.waitUntil(() => title() === 'Their title', patience);
  await vi.waitUntil(() => store.state.said.at(-1)?.words.startsWith('Somebody else has changed: '), patience);
});
