import { mkdirSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { removeFolder, temporaryFolder } from '../../../tests/support/content.ts';
import { InsideWriter, insideOf, OutsideError, writeInside } from './inside.ts';

const root = temporaryFolder();
const folder = join(root, 'site');
mkdirSync(join(folder, 'about'), { recursive: true });
mkdirSync(join(root, 'elsewhere'));
writeFileSync(join(root, 'beside.txt'), 'stays');
symlinkSync('../elsewhere', join(folder, 'linked'));
symlinkSync('../beside.txt', join(folder, 'file.txt'));
symlinkSync('../nothing.txt', join(folder, 'dangling.txt'));
symlinkSync('loop', join(folder, 'loop'));
symlinkSync('site', join(root, 'alias'));
afterAll(() => removeFolder(root));

describe('what is written below a folder', () => {
  it.each([
    '../beside.txt',
    '../../x',
    'about/../../beside.txt',
    '/etc/x',
    '..',
    '.',
    '',
    'about/..',
    'a\0b',
    '..\\beside.txt',
    'linked/x.txt',
    'linked/new/x.txt',
    'file.txt',
    'dangling.txt',
    'loop/x.txt',
  ])('does not go to %j', (path) => {
    expect(() => writeInside(folder, path, 'spoilt')).toThrow(OutsideError);
    expect(() => new InsideWriter(folder).write(path, 'spoilt')).toThrow(OutsideError);
    expect(readFileSync(join(root, 'beside.txt'), 'utf8')).toBe('stays');
    expect(readdirSync(root).sort()).toEqual(['alias', 'beside.txt', 'elsewhere', 'site']);
    expect(readdirSync(join(root, 'elsewhere'))).toEqual([]);
  });

  it('goes to plain places, in folders that are made, and in a folder that is itself known by a link', () => {
    for (const [place, path] of [
      [folder, 'about/index.html'],
      [folder, 'new/deep/index.html'],
      [join(root, 'alias'), 'by-alias.html'],
    ] as const) {
      writeInside(place, path, 'right');
      expect(readFileSync(join(place, path), 'utf8')).toBe('right');
      expect(insideOf(place, path)).toBe(join(place, path));
    }
    expect(() => writeInside(folder, 'about/index.html', 'again', { isNew: true })).toThrow('EEXIST');
  });

  it('goes there also where many files are written, one of them once more, and is told as it stands', () => {
    const writer = new InsideWriter(join(root, 'alias'));
    for (const [path, content] of [
      ['many/a.html', 'first'],
      ['many/b.html', 'other'],
      ['many/a.html', 'and again'],
      ['top.html', 'top'],
      ['many/deep/a.html', ''],
    ] as const) {
      const { size, mtimeMs } = writer.write(path, content);
      expect(readFileSync(join(folder, path), 'utf8')).toBe(content);
      expect({ size, mtimeMs }).toEqual({ size: content.length, mtimeMs: statSync(join(folder, path)).mtimeMs });
    }
  });
});
