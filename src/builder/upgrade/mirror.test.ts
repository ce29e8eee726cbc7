import { chmodSync, lstatSync, mkdirSync, readFileSync, readlinkSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { removeFolder, temporaryFolder } from '../../../tests/support/content.ts';
import { entriesBelow } from '../files/folder-entries.ts';
import { differences, mirror } from './mirror.ts';

/** A folder with files; what begins with `->` is a link. */
function folderOf(files: Readonly<Record<string, string>>): string {
  const folder = temporaryFolder();
  onTestFinished(() => removeFolder(folder));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    if (text.startsWith('->')) symlinkSync(text.slice(2), join(folder, path));
    else writeFileSync(join(folder, path), text);
  }
  return folder;
}

function filesIn(folder: string): Record<string, string> {
  return Object.fromEntries(
    entriesBelow(folder).map(({ path, kind }) => [
      path,
      kind === 'file' ? readFileSync(join(folder, path), 'utf8') : `->${readlinkSync(join(folder, path))}`,
    ]),
  );
}

describe('a folder that is made the same as another one', () => {
  const next = {
    '.bin/builder': '->../builder/code/new.mjs',
    'builder/code/new.mjs': 'entry',
    'builder/code/part-2.mjs': 'two',
    'builder/data.json': '{ "version": 2 }',
    'folder-now/inside/deep.txt': 'a file once',
    'file-now': 'a folder once',
    same: 'same',
  };
  const old = {
    '.bin/builder': '->../builder/code/old.mjs',
    'builder/code/old.mjs': 'entry',
    'builder/code/part-1.mjs': 'one',
    'builder/data.json': '{ "version": 1 }',
    'folder-now': 'a file once',
    'file-now/inside/deep.txt': 'a folder once',
    same: 'same',
    '.cache/kept': 'what a tool keeps',
  };

  it('has its files, links and rights, whatever was there, and keeps what tools keep', () => {
    const [from, to] = [folderOf({ ...next, '.cache/other': 'not brought over' }), folderOf(old)];
    chmodSync(join(from, 'builder/code/new.mjs'), 0o755);
    mirror(from, to);
    expect(filesIn(to)).toEqual({ ...next, '.cache/kept': 'what a tool keeps' });
    expect(lstatSync(join(to, 'builder/code/new.mjs')).mode & 0o777).toBe(0o755);
    expect(differences(from, to)).toEqual({ written: [], gone: [] });
  });

  it('goes on where it was interrupted, also in the middle of a file', () => {
    const [from, to] = [folderOf(next), folderOf({ ...old, 'builder/data.json.upgrade.tmp': '{ "ver' })];
    writeFileSync(join(to, 'builder/code/part-2.mjs'), 'two');
    mirror(from, to);
    expect(filesIn(to)).toEqual({ ...next, '.cache/kept': 'what a tool keeps' });
  });

  it('gets what is new first, so that what is there is never without a part', () => {
    expect(differences(folderOf(next), folderOf(old)).written).toEqual([
      'builder/code/new.mjs',
      'builder/code/part-2.mjs',
      'file-now',
      'folder-now/inside/deep.txt',
      '.bin/builder',
      'builder/data.json',
    ]);
  });

  it('is never written through a link: it goes, and what it leads to stays', () => {
    const elsewhere = folderOf({ 'deep/data.json': 'somebody’s own' });
    const [from, to] = [folderOf({ 'linked/deep/data.json': 'ours' }), folderOf({ linked: `->${elsewhere}` })];
    mirror(from, to);
    expect(filesIn(to)).toEqual({ 'linked/deep/data.json': 'ours' });
    expect(filesIn(elsewhere)).toEqual({ 'deep/data.json': 'somebody’s own' });
  });
});
