import { execFileSync } from 'node:child_process';
import {
  cpSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { runScript } from '../support/command.ts';
import { removeFolder, temporaryFolder, writeSmallSite } from '../support/content.ts';
import { someOf } from '../support/extent.ts';

const root = temporaryFolder();
const template = writeSmallSite(join(root, 'template'), 1);
const pages = join(root, 'site/pages');
const own = join(root, 'own');
beforeEach(() => {
  for (const folder of [join(root, 'site'), own]) removeFolder(folder);
  cpSync(template, pages, { recursive: true });
  mkdirSync(join(own, 'deep'), { recursive: true });
  for (const name of ['letter.txt', 'journal', 'deep/1.tmp', '1.tmp']) writeFileSync(join(own, name), 'mine');
});
afterAll(() => removeFolder(root));

const everything = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
    .map((path) => `${path}: ${lstatSync(path).isFile() ? readFileSync(path, 'utf8') : ''}`);

const journal = JSON.stringify({
  title: 'A \u001b[2Jchange',
  writes: [
    { path: '_site.yaml', before: readFileSync(join(template, '_site.yaml'), 'utf8'), after: 'brand: theirs\n' },
  ],
});

/** What somebody may have put in the place where changes once were noted down, as a pull request brings it. */
const hostile: Readonly<Record<string, () => void>> = {
  'a link to a folder': () => symlinkSync(own, join(pages, '.change')),
  'a link to the folder above': () => {
    execFileSync('git', ['init', '--quiet'], { cwd: join(root, 'site') });
    symlinkSync('..', join(pages, '.change'));
  },
  'a link to nothing': () => symlinkSync('nowhere', join(pages, '.change')),
  'a file': () => writeFileSync(join(pages, '.change'), 'a note'),
  'a journal': () => {
    mkdirSync(join(pages, '.change'));
    writeFileSync(join(pages, '.change/journal'), journal);
  },
  'somebody’s own files': () => cpSync(own, join(pages, '.change'), { recursive: true }),
  'a folder that is a link': () => {
    mkdirSync(join(pages, '.change'));
    symlinkSync(own, join(pages, '.change/deep'));
  },
  'a lock': () => {
    mkdirSync(join(pages, '.change'));
    writeFileSync(join(pages, '.change/lock-elsewhere-1-1-x'), '');
  },
};

const few = ['a link to a folder', 'a journal', 'somebody’s own files'];

describe.each(someOf(Object.keys(hostile), few))(
  '%s in the place of the former notes',
  { timeout: 120_000 },
  (name) => {
    it('is told in one message, and nothing of it is read, carried out or deleted', async () => {
      hostile[name]?.();
      const before = everything(root);
      for (const environment of someOf([{ CI: '' }, { CI: 'true' }], [{ CI: '' }])) {
        const { code, stdout, stderr } = await runScript('validate', ['--pages', pages, '--no-notes'], environment);
        expect(code, stderr).toBe(1);
        expect(stdout.match(/ error |^error /gm)).toHaveLength(1);
        expect(stdout).toContain('[file/change-folder]');
        expect(everything(root)).toEqual(before);
      }
      const built = await runScript('build', ['--pages', pages, '--out', join(root, 'site/dist')]);
      expect(built.code).toBe(1);
      expect(everything(root)).toEqual(before);
    });
  },
);

it('a folder of pages that is a link is one folder with what it leads to', { timeout: 120_000 }, async () => {
  const link = join(root, 'site/linked');
  symlinkSync('pages', link);
  const { code, output } = await runScript('page', ['rename', '/page-1', '/other', '--pages', link]);
  expect(code, output).toBe(0);
  expect(readlinkSync(link)).toBe('pages');
  expect(readdirSync(pages)).toContain('other.yaml');
});

it.each(
  someOf(
    [
      ['is a file', 'own/letter.txt'],
      ['isn’t there', 'nobody'],
    ],
    [['isn’t there', 'nobody']],
  ),
)('a change is made where the home folder %s', { timeout: 120_000 }, async (_, home) => {
  const environment = { HOME: join(root, home), XDG_STATE_HOME: '', TMPDIR: root };
  const { code, output } = await runScript('page', ['rename', '/page-1', '/other', '--pages', pages], environment);
  expect(code, output).toBe(0);
  expect(readdirSync(pages)).toContain('other.yaml');
  expect(readdirSync(root)).not.toContain('nobody');
});
