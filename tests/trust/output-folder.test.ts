import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { projectRoot } from '#builder/base';
import { runScript } from '../support/command.ts';
import { edit, removeFolder, temporaryFolder, writeSmallSite } from '../support/content.ts';
import { isThorough, someOf } from '../support/extent.ts';

const root = temporaryFolder();
const pages = writeSmallSite(root, 1);
const publicFolder = join(root, 'public');
/** Somebody's own files, which nothing may touch. */
const own = join(root, 'own');
const out = join(root, 'site/dist');
mkdirSync(publicFolder);

function writeOwn(folder: string): void {
  mkdirSync(join(folder, 'deep'), { recursive: true });
  writeFileSync(join(folder, 'letter.txt'), 'a letter');
  writeFileSync(join(folder, 'deep/photo.txt'), 'a photo');
}

function expectOwn(folder: string): void {
  expect(readFileSync(join(folder, 'letter.txt'), 'utf8')).toBe('a letter');
  expect(readFileSync(join(folder, 'deep/photo.txt'), 'utf8')).toBe('a photo');
  expect(readdirSync(folder).sort()).toEqual(['deep', 'letter.txt']);
}

beforeEach(() => {
  for (const folder of [own, join(root, 'site')]) removeFolder(folder);
  mkdirSync(join(root, 'site'));
  writeOwn(own);
});
afterAll(() => removeFolder(root));

const build = (target = out) => runScript('build', ['--pages', pages, '--public', publicFolder, '--out', target]);

/** Refused however often: the first build might put aside what the second reuses. */
async function isRefused(target: string, words: string | RegExp, times = someOf([1, 2], [1])): Promise<void> {
  for (const _ of times) {
    const { code, stderr } = await build(target);
    expect(stderr).toMatch(words);
    expect(stderr).not.toMatch(/bug of ours|\n {4}at /);
    expect(code).toBe(2);
  }
}

describe('a folder that no build has made', { timeout: 120_000 }, () => {
  it('stays as it is where it is named as the output', async () => {
    await isRefused(own, /holds files that were not made here.*--out DIR/s, [1, 2]);
    expectOwn(own);
    expect(readdirSync(root).filter((name) => name.startsWith('own.'))).toEqual([]);
  });

  it.each(someOf([['out'], ['out/'], ['empty'], ['gone']], [['out'], ['gone']]))(
    'stays as it is behind a link, %s',
    async (name) => {
      const link = join(root, 'site', name.replace('/', ''));
      const target = {
        out: own,
        'out/': own,
        empty: join(root, 'site/nothing-in-it'),
        gone: join(root, 'site/not-there'),
      }[name];
      mkdirSync(join(root, 'site/nothing-in-it'));
      symlinkSync(target ?? '', link);
      await isRefused(`${join(root, 'site')}/${name}`, /is a link/);
      expect(readlinkSync(link)).toBe(target);
      expectOwn(own);
      expect(readdirSync(join(root, 'site/nothing-in-it'))).toEqual([]);
      expect(existsSync(join(root, 'site/not-there'))).toBe(false);
    },
  );

  it('stays as it is where it is a file', async () => {
    writeFileSync(out, 'a list');
    await isRefused(out, /is no folder/);
    expect(readFileSync(out, 'utf8')).toBe('a list');
  });

  const places: [called: string, target: () => string][] = [
    ['the pages', () => pages],
    ['a folder in the public files', () => join(publicFolder, 'site')],
    ['the folder above the project', () => join(projectRoot, '..')],
    ['the folder above', () => root],
    ['a folder in the pages', () => join(pages, 'site')],
    ['the public files', () => publicFolder],
    ['the project', () => projectRoot],
    ['everything', () => '/'],
  ];
  it.each(someOf(places, places.slice(0, 3)))('stays as it is where it is %s', async (_, target) => {
    const names = () => (existsSync(target()) ? readdirSync(target()) : []);
    const before = names();
    const text = readFileSync(join(pages, 'home.yaml'), 'utf8');
    await isRefused(target(), /A site can't be built into .*(?:lies there|that is within)/);
    expect(names()).toEqual(before);
    expect(readFileSync(join(pages, 'home.yaml'), 'utf8')).toBe(text);
  });

  it('stays as it is beside the site, whatever its name is like', async () => {
    const names = [
      'dist.last-good',
      'dist.next-design',
      'dist.next-',
      'dist.last-1a',
      'dist.next-99999999',
      'dist.last-99999998',
    ];
    for (const name of names) writeOwn(join(root, 'site', name));
    symlinkSync(own, `${out}.next-99999997`);
    symlinkSync(own, `${out}.last-99999997`);
    for (const _ of someOf([1, 2, 3], [1, 2])) expect((await build()).code).toBe(0);
    for (const name of names) expectOwn(join(root, 'site', name));
    expectOwn(own);
    expect(lstatSync(`${out}.next-99999997`).isSymbolicLink()).toBe(true);
    expect(existsSync(join(out, 'index.html'))).toBe(true);
  });

  it.runIf(isThorough)(
    'does not become the site where the site is missing and it has the name of one put aside',
    async () => {
      symlinkSync(own, `${out}.last-99999999`);
      expect((await build()).code).toBe(0);
      expect(lstatSync(out).isSymbolicLink()).toBe(false);
      expectOwn(own);
    },
  );
});

describe('what is beside a site for later', { timeout: 120_000 }, () => {
  const later = `${out}.coming`;

  it.runIf(isThorough)('stays where somebody else has made it', async () => {
    writeOwn(later);
    mkdirSync(join(later, 'abcdefghijklmnop'));
    writeFileSync(join(later, 'abcdefghijklmnop/notes.txt'), 'notes');
    expect((await build()).code).toBe(0);
    expect(readFileSync(join(later, 'abcdefghijklmnop/notes.txt'), 'utf8')).toBe('notes');
    expect(readFileSync(join(later, 'letter.txt'), 'utf8')).toBe('a letter');
  });

  it.runIf(isThorough)('goes with the plans alone, and a link there is refused', async () => {
    const own = writeSmallSite(join(root, 'dated'), 1);
    const soon = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);
    edit(join(own, 'page-1.yaml'), /^title:/m, `from: ${soon}\ntitle:`);
    const buildDated = () => runScript('build', ['--pages', own, '--public', publicFolder, '--out', out]);
    writeOwn(later);
    const built = await buildDated();
    expect(built.code, built.output).toBe(0);
    expect(readdirSync(later)).toHaveLength(3);
    expect((await build()).code).toBe(0);
    expectOwn(later);
    rmSync(later, { recursive: true });
    const elsewhere = join(root, 'own');
    symlinkSync(elsewhere, later);
    const { code, stderr } = await buildDated();
    expect(stderr).toContain('is no folder of a build');
    expect(code).toBe(2);
    expectOwn(elsewhere);
  });
});

describe('what a build has made', { timeout: 120_000 }, () => {
  it('is replaced, and so is an empty folder, also below a folder that is a link', async () => {
    mkdirSync(out);
    symlinkSync(join(root, 'site'), join(root, 'site/alias'));
    for (const target of [out, out, join(root, 'site/alias/dist')]) {
      const { code, output } = await build(target);
      expect(code, output).toBe(0);
    }
    expect(existsSync(join(out, 'index.html'))).toBe(true);
    expect(readdirSync(join(root, 'site')).sort()).toEqual(['alias', 'dist']);
  });
});

describe('the gallery', { timeout: 120_000 }, () => {
  it.runIf(isThorough)('replaces only a gallery', async () => {
    const link = join(root, 'site/gallery');
    symlinkSync(own, link);
    for (const target of someOf([own, link], [link])) {
      const { code, stderr } = await runScript('gallery', ['--out', target]);
      expect(stderr).toMatch(/so it stays/);
      expect(code).toBe(2);
    }
    expectOwn(own);
  });
});
