import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { startRepository } from '../../../tests/studio/support/repository.ts';
import { removeFolder, temporaryFolder } from '../../../tests/support/content.ts';
import { bringPictures } from './bring-pictures.ts';

const root = temporaryFolder();
afterAll(() => removeFolder(root));

it('a picture that is gone comes back as it was last, once a text names it; one that is there stays as it is', async () => {
  const folders = { root, pages: join(root, 'pages'), publicFolder: join(root, 'public') };
  const placeOf = (name: string) => join(folders.pages, '_media', name);
  mkdirSync(join(folders.pages, '_media'), { recursive: true });
  const commit = startRepository(root);
  for (const bytes of ['first', 'last']) {
    for (const name of ['gone.jpg', 'other.png', 'here.png']) writeFileSync(placeOf(name), bytes);
    commit('Pictures');
  }
  for (const name of ['gone.jpg', 'other.png']) rmSync(placeOf(name));
  commit('Taken back');
  writeFileSync(placeOf('here.png'), 'today');
  await bringPictures(['file: gone.jpg', 'file: here.png', 'file: never-there.png', 'file: ../gone.jpg'], folders);
  expect(readFileSync(placeOf('gone.jpg'), 'utf8')).toBe('last');
  expect(readFileSync(placeOf('here.png'), 'utf8')).toBe('today');
  expect(['other.png', 'never-there.png'].map((name) => existsSync(placeOf(name)))).toEqual([false, false]);
});
