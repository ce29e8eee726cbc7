import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { removeFolder, temporaryFolder } from '../../../tests/support/content.ts';
import { gitIn } from '../../../tests/support/git.ts';
import { isUpgrading, upgradePlaces } from '../base/upgrade-places.ts';
import { cleanRepository, makeCommit } from './commit.ts';
import { bringOver, finishUpgrade } from './finish-upgrade.ts';
import { makeTree } from './make-tree.ts';
import { digestOf, writeNote } from './note.ts';

function write(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

/** A site in a folder of a repository, with an upgrade that is made beside it and not brought over. */
function interruptedUpgrade() {
  const top = temporaryFolder();
  onTestFinished(() => removeFolder(top));
  const site = join(top, 'site');
  write(site, {
    '.gitignore': 'node_modules/\n.pagewright/\n',
    'package.json': '{ "version": 1 }',
    'pages/home.yaml': 'by: Ada # hers\n',
    'pages/about.yaml': 'title: About\n',
    'node_modules/builder/package.json': '{ "name": "builder", "version": "1.0.0" }',
    'node_modules/builder/old.mjs': 'old',
  });
  const git = gitIn(top);
  git('init', '--quiet', '--initial-branch=main');
  git('config', 'user.name', 'Ada');
  git('config', 'user.email', 'ada@example.org');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'begin');
  const repository = cleanRepository(site, undefined);
  const { next, kept } = makeTree(site, repository.prefix);
  expect(kept.sort()).toEqual(['.gitignore', 'package.json', 'pages/about.yaml', 'pages/home.yaml']);
  write(next, {
    'package.json': '{ "version": 2 }',
    'pages/home.yaml': 'who: Ada # hers\n',
    'node_modules/builder/package.json': '{ "name": "builder", "version": "2.0.0" }',
  });
  const paths = ['package.json', 'pages/home.yaml'];
  const after = makeCommit(site, repository, { next, paths, message: 'Upgrade\n\nWords.\n' });
  writeNote(site, {
    builder: 'builder',
    from: '1.0.0',
    to: '2.0.0',
    next: 'tree/site',
    commits: { before: repository.head, after },
    files: paths.map((path) => ({
      path,
      before: digestOf(join(site, path)) ?? '',
      after: digestOf(join(next, path)) ?? '',
      isKept: true,
    })),
  });
  const read = (path: string) => readFileSync(join(site, path), 'utf8');
  return { site, git, read };
}

it('the next command brings it over and says so: packages, files, commit, and nothing beside the site is left', () => {
  vi.stubEnv('CI', '');
  const said = vi.spyOn(console, 'error').mockReturnValue();
  const { site, git, read } = interruptedUpgrade();
  expect(git('rev-list', '--count', 'HEAD')).toBe('1');
  finishUpgrade(site);
  expect(said.mock.calls).toEqual([['The upgrade to builder 2.0.0 had been interrupted, and is there now.']]);
  expect(read('pages/home.yaml')).toBe('who: Ada # hers\n');
  expect(read('node_modules/builder/package.json')).toContain('2.0.0');
  expect(git('log', '--format=%s')).toBe('Upgrade\nbegin');
  expect(git('status', '--porcelain')).toBe('');
  expect(existsSync(upgradePlaces(site).folder)).toBe(false);
});

it('what somebody has written meanwhile stays, as a change that isn’t committed', () => {
  const { site, git, read } = interruptedUpgrade();
  write(site, { 'pages/home.yaml': 'by: Grace\n' });
  expect(bringOver(site)).toEqual(['`pages/home.yaml` has been changed since, so it keeps what was written there.']);
  expect(read('pages/home.yaml')).toBe('by: Grace\n');
  expect(read('package.json')).toBe('{ "version": 2 }');
  expect(git('status', '--porcelain')).toBe(' M site/pages/home.yaml');
});

it('what somebody has committed meanwhile stays, and the upgrade is not committed', () => {
  const { site, git } = interruptedUpgrade();
  write(site, { 'pages/about.yaml': 'title: About us\n' });
  git('commit', '--quiet', '--all', '--message', 'mine');
  expect(bringOver(site)).toEqual(['Something else was committed meanwhile, so the upgrade is not committed.']);
  expect(git('log', '-1', '--format=%s')).toBe('mine');
  expect(git('status', '--porcelain')).toBe(' M site/package.json\n M site/pages/home.yaml');
});

it('where Git can’t take the commit, says what is in its way, and the next command goes on', () => {
  const { site, git } = interruptedUpgrade();
  const lock = join(site, '../.git/index.lock');
  writeFileSync(lock, '');
  expect(() => bringOver(site)).toThrow('….lock');
  expect(isUpgrading(site)).toBe(true);
  removeFolder(lock);
  expect(bringOver(site)).toEqual([]);
  expect(git('status', '--porcelain')).toBe('');
  expect(isUpgrading(site)).toBe(false);
});

it('work that isn’t committed, and a Git that can’t say whether there is any, are told before anything is made', () => {
  const { site, git } = interruptedUpgrade();
  expect(cleanRepository(site, undefined).prefix).toBe('site/');
  write(site, { 'pages/new.yaml': 'title: New\n', 'builder-2.0.0.tgz': 'packed' });
  expect(() => cleanRepository(site, join(site, 'builder-2.0.0.tgz'))).toThrow(/\n {2}site\/pages\/new\.yaml\nNothing/);
  git('add', '--all');
  writeFileSync(join(site, '../.git/index'), 'no index');
  expect(() => cleanRepository(site, undefined)).toThrow('`git status` shows why');
});

it('a run of CI ends none, and notes or a copy that are damaged are named', () => {
  const { site, read } = interruptedUpgrade();
  vi.stubEnv('CI', 'true');
  expect(() => finishUpgrade(site)).toThrow('no run of CI ends');
  vi.unstubAllEnvs();
  write(upgradePlaces(site).folder, { 'tree/site/node_modules/builder/package.json': '{}' });
  expect(() => bringOver(site)).toThrow('is damaged');
  write(upgradePlaces(site).folder, { 'note.json': '{ "to": ' });
  expect(() => bringOver(site)).toThrow('are damaged');
  expect(read('pages/home.yaml')).toBe('by: Ada # hers\n');
});
