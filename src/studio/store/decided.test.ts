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
