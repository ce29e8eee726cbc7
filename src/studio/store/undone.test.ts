import { afterEach, expect, it } from 'vitest';
import { pageCalled } from '#kit/model';
import { hostOf, openStore, sampleContent } from '../../../tests/studio/support/open-store.ts';
import type { StudioStore } from './types.ts';

const content = sampleContent();
const [page = ''] = content.pages.map(({ file }) => file);
let store: StudioStore;
afterEach(() => store.close());

const setTitle = (value: string, options: { group?: string; session?: string; aloud?: string } = {}) =>
  store.edit([{ file: page, edit: { op: 'set', path: ['title'], value } }], { says: `Title is ${value}`, ...options });

it('what is abandoned leaves nothing: not unsaved, not to undo, not to do again; what was done before stays', async () => {
  store = await openStore(hostOf(content));
  await setTitle('Before');
  const before = store.state.texts.get(page);
  await setTitle('W', { group: 'title', session: 'words' });
  await setTitle('Wo', { group: 'title', session: 'words' });
  await setTitle('Pasted words', { session: 'words' });
  await setTitle('Once more', { session: 'words' });
  await store.undo();
  store.notify({ words: 'That was a figure.', ways: [] });
  await store.abandon('words');
  expect(store.state.notice).toBeUndefined();
  expect(store.state.texts.get(page)).toBe(before);
  expect(store.state).toMatchObject({ undo: 'Title is Before', redo: undefined });
  await store.undo();
  await setTitle('Only this', { session: 'others' });
  await store.abandon('others');
  expect(store.state).toMatchObject({ undo: undefined, unsaved: [] });
});

it('what is left with words that tell of it can be put back in one step', async () => {
  store = await openStore(hostOf(content));
  const before = store.state.texts.get(page);
  await setTitle('Wo', { group: 'title', session: 'words' });
  await setTitle('Pasted words', { session: 'words' });
  const written = store.state.texts.get(page);
  await setTitle('Taken back', { session: 'words' });
  await store.undo();
  await store.abandon('words', 'The words are as they were.');
  expect(store.state.texts.get(page)).toBe(before);
  expect(store.state).toMatchObject({ undo: undefined, travelled: { way: 'back' } });
  await store.redo();
  expect(store.state.texts.get(page)).toBe(written);
  expect(store.state).toMatchObject({ redo: undefined, undo: 'Title is Pasted words' });
  await store.undo();
  expect(store.state.texts.get(page)).toBe(before);
});

it('what was taken back can’t be done again once something else was done', async () => {
  store = await openStore(hostOf(content));
  await setTitle('First');
  await store.undo();
  expect(store.state.redo).toBe('Title is First');
  await setTitle('Second');
  expect(store.state).toMatchObject({ undo: 'Title is Second', redo: undefined });
  const before = store.state.texts.get(page);
  await store.redo();
  expect(store.state.texts.get(page)).toBe(before);
});

it('letters in a field are one step, and another one once somebody has been elsewhere', async () => {
  store = await openStore(hostOf(content));
  await store.openPage(page);
  await setTitle('W', { group: 'title' });
  await setTitle('Wo', { group: 'title' });
  store.select({ file: page, path: ['title'] });
  await setTitle('Wor', { group: 'title' });
  await store.undo();
  expect(store.state.texts.get(page)).toContain('title: Wo\n');
  await store.undo();
  expect(store.state.undo).toBeUndefined();
});

it('what is undone on another page is shown there, and said', async () => {
  store = await openStore(hostOf(content));
  const other = content.pages.find(({ file }) => file !== page)?.file ?? '';
  await store.openPage(page);
  await setTitle('Of the first page');
  await store.openPage(other);
  await store.undo();
  expect(store.state.page).toBe(page);
  const told = /^Undone on “.+”: Title is Of the first page\.$/;
  expect(store.state.said.at(-1)?.words).toMatch(told);
  expect(store.state.travelled).toMatchObject({ way: 'back', words: expect.stringMatching(told) });
  await store.openPage(other);
  await store.redo();
  expect(store.state.page).toBe(page);
  expect(store.state.travelled).toMatchObject({ way: 'forth', words: expect.stringMatching(/^Done again on “.+”/) });
  await setTitle('Another');
  expect(store.state.travelled).toBeUndefined();
});

it('a page that goes by Undo leads back to where it was added', async () => {
  store = await openStore(hostOf(content));
  const other = content.pages.find(({ file }) => !/\/home\./.test(file))?.file ?? '';
  await store.openPage(other);
  const path = store.state.choices.pages.find(({ file }) => file === other)?.path ?? '';
  const plan = await store.plan({ kind: 'duplicate', from: path, to: '/copied' });
  if ('refused' in plan) throw new Error(plan.refused);
  await store.carryOut(plan);
  await store.openPage(plan.changes.find(({ before }) => before === undefined)?.file ?? '');
  await store.undo();
  expect(store.state).toMatchObject({ page: other, selection: { file: other } });
  expect(store.state.travelled?.words).toMatch(/ The page you were on is gone with that: you are on “.+” now\.$/);
});

it('a page that is deleted is told with the way back, as a section is', async () => {
  store = await openStore(hostOf(content));
  const page = store.state.choices.pages.find((page) => !page.isHome);
  const { file = '', path = '' } = page ?? {};
  const plan = await store.plan({ kind: 'delete', path, instead: 'removed' });
  if ('refused' in plan) throw new Error(plan.refused);
  await store.carryOut(plan);
  expect(store.state.texts.has(file)).toBe(false);
  expect(store.state.travelled).toMatchObject({ way: 'forth', words: `${plan.says}.` });
  expect(plan.says).toBe(`The page “${page && pageCalled(page)}” was deleted`);
  // What is told next is told for a while by itself.
  const { page: open, travelled } = store.state;
  const edit = { op: 'set', path: ['title'], value: 'Shown' } as const;
  await store.edit([{ file: open, edit }], { says: 'Shown', isShown: true });
  expect(store.state.travelled?.count).toBeGreaterThan(travelled?.count ?? 0);
});

it('a page that comes back with its translation is told with the way back, which takes both away again', async () => {
  store = await openStore(hostOf(content));
  const { path = '' } = store.state.choices.pages.find((page) => !page.isHome) ?? {};
  const before = store.state.texts;
  const made = ['/one', '/two'].map((to) => store.plan({ kind: 'duplicate', from: path, to }));
  const plans = (await Promise.all(made)).flatMap((plan) => ('refused' in plan ? [] : plan));
  const [plan] = plans;
  if (!plan) throw new Error('No page can be copied.');
  await store.carryOut({ ...plan, changes: plans.flatMap(({ changes }) => changes) });
  expect(store.state.travelled).toMatchObject({ way: 'forth', words: `${plan.says}.` });
  await store.undo();
  expect([...store.state.texts]).toEqual([...before]);
});

it('where something stands now is heard, and is no part of what was done', async () => {
  store = await openStore(hostOf(content));
  await store.openPage(page);
  await setTitle('Moved', { aloud: ', at 3 of 5' });
  expect(store.state.said.at(-1)?.words).toBe('Title is Moved, at 3 of 5');
  await store.undo();
  expect(store.state.travelled?.words).toBe('Undone: Title is Moved.');
});

it('what was undone is told no longer on another page', async () => {
  store = await openStore(hostOf(content));
  await store.openPage(page);
  await setTitle('Moved');
  await store.undo();
  expect(store.state.travelled).toBeDefined();
  await store.openPage(content.pages.find(({ file }) => file !== page)?.file ?? '');
  expect(store.state.travelled).toBeUndefined();
});
