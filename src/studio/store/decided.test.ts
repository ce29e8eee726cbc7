import { expect, it, vi } from 'vitest';
import { hostOf, openStore, sampleContent } from '../../../tests/studio/support/open-store.ts';

it('a decision counts against the words that were shown, not against others that came since', async () => {
  const content = sampleContent();
  const page = content.pages[0]?.file ?? '';
  const host = hostOf(content);
  const store = await openStore(host);
  const edit = { op: 'set', path: ['title'], value: 'My own title' } as const;
  await store.edit([{ file: page, edit }], { says: 'Title' });
  const changeTitle = (words: string) =>
    host.change(page, (host.texts.get(page) ?? '').replace(/^title:.*$/m, `title: ${words}`));
  changeTitle('Their title');
  await vi.waitUntil(() => store.state.conflicts.length > 0);
  const [shown = { file: '', places: [] }] = store.state.conflicts;
  changeTitle('Their newer title');
  await vi.waitUntil(() => store.state.conflicts[0]?.places[0]?.theirs === 'Their newer title');
  expect(await store.resolve(shown, [{ path: ['title'], side: 'mine' }])).toBe(false);
  await store.save();
  expect(host.texts.get(page)).toContain('Their newer title');
  const [newer = shown] = store.state.conflicts;
  expect(await store.resolve(newer, [{ path: ['title'], side: 'mine' }])).toBe(true);
});

it('typed on while it is asked: what is there now is asked about, by what its section is called now', async () => {
  const content = sampleContent();
  const page = content.pages[0]?.file ?? '';
  const host = hostOf(content);
  const store = await openStore(host);
  const type = (value: string) =>
    store.edit([{ file: page, edit: { op: 'set', path: ['sections', 0, 'heading'], value } }], { says: 'Heading' });
  await type('My heading');
  host.change(page, (host.texts.get(page) ?? '').replace(/^( +)heading:.*$/m, '$1heading: Their heading'));
  await vi.waitUntil(() => store.state.conflicts.length > 0);
  await type('My newer heading');
  await vi.waitUntil(() => store.state.conflicts[0]?.places[0]?.mine === 'My newer heading');
  expect(store.state.conflicts[0]?.places[0]?.where).toContain('My newer heading');
  await type('Their heading');
  await vi.waitUntil(() => store.state.conflicts.length === 0);
});

it('a file that is broken for a while keeps what was typed, asks nothing, and is merged once it can be read', async () => {
  const content = sampleContent();
  const page = content.pages[0]?.file ?? '';
  const host = hostOf(content);
  const store = await openStore(host);
  const edit = { op: 'set', path: ['title'], value: 'My own title' } as const;
  await store.edit([{ file: page, edit }], { says: 'Title' });
  const before = host.texts.get(page) ?? '';
  const broken = before.replace(/^description:.*$/m, 'description: "Theirs');
  host.change(page, broken);
  await vi.waitUntil(() => store.state.conflicts.length > 0);
  expect(store.state.conflicts[0]).toMatchObject({ unread: 'theirs' });
  await store.save();
  expect(host.texts.get(page)).toBe(broken);
  expect(store.state.texts.get(page)).toContain('My own title');
  host.change(page, before.replace(/^description:.*$/m, 'description: "Theirs"'));
  await vi.waitUntil(() => store.state.conflicts.length === 0);
  expect(store.state.texts.get(page)).toMatch(/My own title[\s\S]*"Theirs"/);
});
