import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startRepository } from '../../../tests/studio/support/repository.ts';
import { removeFolder, temporaryFolder } from '../../../tests/support/content.ts';
import { earlierText, earlierTexts, historyOf } from './earlier-versions.ts';

const root = temporaryFolder();
const folders = { root, pages: join(root, 'pages'), publicFolder: join(root, 'public') };
const text = (title: string) => `title: ${title}\ndescription: ${'Some words. '.repeat(9)}\n`;

beforeAll(() => {
  mkdirSync(folders.pages);
  const commit = startRepository(root);
  writeFileSync(join(folders.pages, 'first.yaml'), text('One'));
  commit('A page');
  writeFileSync(join(folders.pages, 'first.yaml'), text('Two'));
  writeFileSync(join(root, 'secret.yaml'), 'title: Secret\n');
  commit('Another title: “two”');
  renameSync(join(folders.pages, 'first.yaml'), join(folders.pages, 'renamed.yaml'));
  commit('Another name');
});
afterAll(() => removeFolder(root));

it('tells of every state who made it, when and why, and gives its text, under an older name too', async () => {
  const versions = await historyOf('pages/renamed.yaml', folders);
  expect(versions.map(({ author, summary }) => [author, summary])).toEqual([
    ['Ann Example', 'Another name'],
    ['Ann Example', 'Another title: “two”'],
    ['Ann Example', 'A page'],
  ]);
  expect(versions.every(({ at }) => Math.abs(at - Date.now()) < 3_600_000)).toBe(true);
  const texts = await Promise.all(versions.map(({ id }) => earlierText('pages/renamed.yaml', id, folders)));
  expect(texts).toEqual([text('Two'), text('Two'), text('One')]);
  const all = await earlierTexts('pages/renamed.yaml', folders);
  expect(versions.map(({ id }) => all.get(id))).toEqual(texts);
});

it('has none of a new file, of a file elsewhere, and of a folder that no repository knows', async () => {
  const versions = await historyOf('pages/renamed.yaml', folders);
  const [{ id } = { id: '' }] = versions;
  writeFileSync(join(folders.pages, 'new.yaml'), text('New'));
  expect(await historyOf('pages/new.yaml', folders)).toEqual([]);
  expect(await earlierText('pages/new.yaml', id, folders)).toBeUndefined();
  for (const file of ['secret.yaml', 'pages/../secret.yaml', '--output=/tmp/x.yaml', 'pages', '']) {
    expect(await historyOf(file, folders)).toEqual([]);
    expect(await earlierText(file, id, folders)).toBeUndefined();
    expect(await earlierTexts(file, folders)).toEqual(new Map());
  }
  for (const wrong of ['HEAD', '--all', `${id}:pages`, ''])
    expect(await earlierText('pages/renamed.yaml', wrong, folders)).toBeUndefined();
  const apart = temporaryFolder();
  mkdirSync(join(apart, 'pages'));
  writeFileSync(join(apart, 'pages/a.yaml'), text('A'));
  expect(await historyOf('pages/a.yaml', { root: apart, pages: join(apart, 'pages'), publicFolder: apart })).toEqual(
    [],
  );
  removeFolder(apart);
});

it('has the texts of all states at once, those aside in which the file was not there', async () => {
  const apart = temporaryFolder();
  const own = { root: apart, pages: join(apart, 'pages'), publicFolder: apart };
  mkdirSync(own.pages);
  const commit = startRepository(apart);
  const file = join(own.pages, 'größe.yaml');
  // One text that is there twice, one with letters of several bytes, and one that is empty.
  for (const words of [text('Größe ☂'), '', text('Größe ☂'), undefined, text('Again')]) {
    if (words === undefined) rmSync(file);
    else writeFileSync(file, words);
    commit('A state');
  }
  const versions = await historyOf('pages/größe.yaml', own);
  const texts = await earlierTexts('pages/größe.yaml', own);
  expect(versions.map(({ id }) => texts.get(id))).toEqual([
    text('Again'),
    undefined,
    text('Größe ☂'),
    '',
    text('Größe ☂'),
  ]);
  removeFolder(apart);
});
