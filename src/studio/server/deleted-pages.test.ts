import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startRepository } from '../../../tests/studio/support/repository.ts';
import { removeFolder, temporaryFolder } from '../../../tests/support/content.ts';
import { deletedPages } from './deleted-pages.ts';
import { earlierText } from './earlier-versions.ts';
import { keepSaved } from './saved-versions.ts';

const words = 'Some words that are in it. '.repeat(9);
const text = (title: string) => `title: ${title}\ndescription: ${words}${title}\n`;

/** A site in a repository of its own. Its files are named from `root`, the repository's own folder or another one. */
function repository(root = '.') {
  const folder = temporaryFolder();
  onTestFinished(() => removeFolder(folder));
  const pages = join(folder, 'pages');
  mkdirSync(pages);
  const folders = { root: join(folder, root), pages, publicFolder: join(folder, 'public') };
  const write = (name: string, words: string) => {
    mkdirSync(dirname(join(pages, name)), { recursive: true });
    writeFileSync(join(pages, name), words);
  };
  const remove = (name: string) => rmSync(join(pages, name));
  const rename = (name: string, to: string) => renameSync(join(pages, name), join(pages, to));
  return { folder, folders, write, remove, rename, commit: startRepository(folder) };
}

test('the pages that were deleted are known with what they said, none that has another name or is there again', async () => {
  const { folder, folders, write, remove, rename, commit } = repository();
  const names = ['gone.yaml', 'es/größe.yaml', 'again.yaml', '_facts.yaml', '.hidden.yaml', 'notes.txt', 'old.yaml'];
  for (const name of names) write(name, text(`About ${name}`));
  writeFileSync(join(folder, 'apart.yaml'), text('Apart'));
  commit('Pages');
  write('gone.yaml', `${text('Almost gone')}path: /away\n`);
  commit('Other words');
  for (const name of names.slice(0, 6)) remove(name);
  rmSync(join(folder, 'apart.yaml'));
  rename('old.yaml', 'new.yaml');
  commit('Fewer');
  write('again.yaml', text('Again'));
  const pages = await deletedPages(folders);
  expect(pages.map(({ file, title, path, author }) => [file, title, path, author]).toSorted()).toEqual([
    ['pages/es/größe.yaml', 'About es/größe.yaml', '/es/größe', 'Ann Example'],
    ['pages/gone.yaml', 'Almost gone', '/away', 'Ann Example'],
  ]);
  expect(pages.every(({ at = 0 }) => Math.abs(at - Date.now()) < 3_600_000)).toBe(true);
  const texts = await Promise.all(pages.map(({ file, id }) => earlierText(file, id, folders)));
  expect(texts.toSorted()).toEqual([`${text('Almost gone')}path: /away\n`, text('About es/größe.yaml')].toSorted());
});

test('one that was deleted a moment ago is known too, before any state without it is kept, and the last deletion of each counts', async () => {
  const { folders, write, remove, rename, commit } = repository('elsewhere/site');
  expect(await deletedPages(folders)).toEqual([]);
  for (const name of ['one.yaml', 'two.yaml', 'old.yaml']) write(name, text(`First ${name}`));
  commit('Pages');
  remove('one.yaml');
  commit('Without one');
  write('one.yaml', text('Second one'));
  commit('With it again');
  remove('one.yaml');
  // A new name that no state has yet is no deletion either.
  rename('old.yaml', 'new.yaml');
  // Nor is one gone under another name because of a new page of the same title, or of one without any.
  write('copy.yaml', 'title: Second one\nsections: []\n');
  write('untitled.yaml', 'sections: []\n');
  const [page, ...others] = await deletedPages(folders);
  expect(others).toEqual([]);
  expect(page).toMatchObject({ file: join('../..', 'pages', 'one.yaml'), title: 'Second one', path: '/one' });
  expect(page).not.toHaveProperty('author');
  expect(await earlierText(page?.file ?? '', page?.id ?? '', folders)).toBe(text('Second one'));
  remove('two.yaml');
  expect((await deletedPages(folders)).map(({ title }) => title)).toEqual(['Second one', 'First two.yaml']);
  write('home.yaml', text('Home'));
  write('es/home.yaml', text('Inicio'));
  commit('Home');
  remove('home.yaml');
  remove('es/home.yaml');
  expect((await deletedPages(folders)).flatMap(({ path, file }) => (/home/.test(file) ? [path] : []))).toEqual([
    '/es',
    '/',
  ]);
});

test('one that was deleted here goes by the name that the menu had for it until then', async () => {
  const { folder, folders } = repository();
  vi.stubEnv('XDG_STATE_HOME', join(folder, 'state'));
  onTestFinished(() => void vi.unstubAllEnvs());
  const menu = (entries: string) => `navigation:\n  - { label: Home, link: / }\n${entries}`;
  const inMenu =
    '  - label: More\n    items: [{ label: Contact, link: /talk }]\n  - { label: Ask, link: /talk, button: true }\n';
  keepSaved(folders.pages, [
    { path: 'talk.yaml', before: text('Talk to us') },
    { path: 'other.yaml', before: text('Other') },
    { path: '_site.yaml', before: menu(inMenu), after: menu('') },
  ]);
  expect((await deletedPages(folders)).map(({ title }) => title).toSorted()).toEqual(['Contact', 'Other']);
});

test('a folder that no repository knows has none', async () => {
  const { folder, folders, write, remove, commit } = repository();
  write('gone.yaml', text('Gone'));
  commit('A page');
  remove('gone.yaml');
  rmSync(join(folder, '.git'), { recursive: true });
  expect(await deletedPages(folders)).toEqual([]);
});
