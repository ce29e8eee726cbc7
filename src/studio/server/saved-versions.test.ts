import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { removeFolder, temporaryFolder } from '../../../tests/support/content.ts';
import { deletedPages } from './deleted-pages.ts';
import { earlierText, earlierTexts, historyOf } from './earlier-versions.ts';
import { bytesOf, versionOf } from './read-hosted.ts';
import { writeChanges } from './write-changes.ts';

let root = '';
const foldersOf = () => ({ root, pages: join(root, 'pages'), publicFolder: join(root, 'public') });
const file = 'pages/first.yaml';

beforeEach(() => {
  root = temporaryFolder();
  mkdirSync(join(root, 'pages'));
  mkdirSync(join(root, 'state'), { mode: 0o700 });
  vi.stubEnv('XDG_STATE_HOME', join(root, 'state'));
});
afterEach(() => {
  vi.unstubAllEnvs();
  removeFolder(root);
});

function save(text: string | undefined) {
  const version = versionOf(bytesOf(join(root, file)));
  return writeChanges([{ file, path: 'first.yaml', version, text }], foldersOf());
}

it('each save is a version, without Git too, as is what stood there before it', async () => {
  const folders = foldersOf();
  writeFileSync(join(root, file), 'title: One\n');
  expect(await historyOf(file, folders)).toEqual([]);
  for (const text of ['title: Two\n', 'title: Größe\n']) save(text);
  writeFileSync(join(root, file), 'title: Elsewhere\n');
  save(undefined);
  const versions = await historyOf(file, folders);
  expect(versions.map(({ summary }) => summary).toSorted()).toEqual([
    'As it was before it was saved',
    'As it was before it was saved',
    'Saved in the Studio',
    'Saved in the Studio',
  ]);
  const texts = await earlierTexts(file, folders);
  const expected = ['title: Elsewhere\n', 'title: Größe\n', 'title: One\n', 'title: Two\n'];
  expect([...texts.values()].toSorted()).toEqual(expected);
  for (const { id } of versions) expect(await earlierText(file, id, folders)).toBe(texts.get(id));
  for (const wrong of ['saved-', 'saved-1234567890123-../../first', 'saved-1234567890123-0123456789abcdef'])
    expect(await earlierText(file, wrong, folders)).toBeUndefined();
  expect(await historyOf('pages/other.yaml', folders)).toEqual([]);
});

it('a file that a folder does without has a version of before it came, which says nothing', async () => {
  for (const [path, versions] of [
    ['_theme.yaml', 2],
    ['second.yaml', 1],
  ] as const) {
    writeChanges([{ file: `pages/${path}`, path, version: undefined, text: 'radius:\n  sm: 1px\n' }], foldersOf());
    const kept = await historyOf(`pages/${path}`, foldersOf());
    expect(kept).toHaveLength(versions);
    const texts = await Promise.all(kept.map(({ id }) => earlierText(`pages/${path}`, id, foldersOf())));
    expect(texts).toEqual(['radius:\n  sm: 1px\n', ''].slice(0, versions));
  }
});

it('the newest hundred are kept, and what can’t be kept fails no save', async () => {
  for (let count = 0; count < 105; count += 1) save(`title: ${count}\n`);
  expect((await historyOf(file, foldersOf())).length).toBe(100);
  vi.stubEnv('XDG_STATE_HOME', join(root, 'state2'));
  mkdirSync(join(root, 'state2/page-builder'), { recursive: true, mode: 0o700 });
  writeFileSync(join(root, 'state2/page-builder/saved'), 'no folder');
  expect(save('title: Last\n')).toHaveProperty('written');
  expect(readFileSync(join(root, file), 'utf8')).toBe('title: Last\n');
});

it('a page that was deleted is known without Git, until it is there again; one that has another name now is none', async () => {
  const folders = foldersOf();
  const page = (title: string) => `title: ${title}\ndescription: Some words.\nsections: []\n`;
  writeFileSync(join(root, file), page('First'));
  save(undefined);
  const [gone, ...others] = await deletedPages(folders);
  expect(others).toEqual([]);
  expect(gone).toMatchObject({ file, title: 'First', path: '/first', author: 'you' });
  expect(await earlierText(file, gone?.id ?? '', folders)).toBe(page('First'));
  save(page('Again'));
  expect(await deletedPages(folders)).toEqual([]);
  const version = versionOf(bytesOf(join(root, file)));
  const named = { file: 'pages/other.yaml', path: 'other.yaml', version: undefined, text: page('Other') };
  writeChanges([{ file, path: 'first.yaml', version, text: undefined }, named], folders);
  expect(await deletedPages(folders)).toEqual([]);
});

it('what is deleted in one save is gone since the same moment', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1_790_000_000_123 });
  const paths = ['first.yaml', 'second.yaml'];
  for (const path of paths) writeFileSync(join(root, 'pages', path), `title: ${path}\n`);
  const version = (path: string) => versionOf(bytesOf(join(root, 'pages', path)));
  const changes = paths.map((path) => ({ file: `pages/${path}`, path, version: version(path), text: undefined }));
  writeChanges(changes, foldersOf());
  vi.useRealTimers();
  const [one, other] = await deletedPages(foldersOf());
  expect(one?.at).toBeCloseTo(1_790_000_000_123, 0);
  expect(other?.at).toBe(one?.at);
});
