import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { afterEach, expect, it, onTestFinished } from 'vitest';
import { baseCommit, baseWords, changesBetweenCommits, changesSince } from '#builder/change';
import { changeScope } from '../../../scripts/ci/change-scope.ts';
import { checker } from '../../../tests/refactor/support/small-site.ts';
import { removeFolder, temporaryFolder } from '../../../tests/support/content.ts';
import { gitIn } from '../../../tests/support/git.ts';
import { deletedPages } from './deleted-pages.ts';
import { earlierText, earlierTexts, historyOf } from './earlier-versions.ts';

const { PATH = '' } = process.env;
afterEach(() => {
  process.env['PATH'] = PATH;
});

const page = (title: string) =>
  `path: /\ntitle: ${title}\ndescription: ${`Words of ${title}. `.repeat(9)}\nsections: []\n`;

/** A repository with one page and one file outside of the pages. */
function repository() {
  const root = temporaryFolder();
  onTestFinished(() => removeFolder(root));
  const folders = { root, pages: join(root, 'pages'), publicFolder: join(root, 'public') };
  mkdirSync(folders.pages);
  mkdirSync(folders.publicFolder);
  const write = (name: string, text: string) => writeFileSync(join(root, name), text);
  const git = gitIn(root);
  git('init', '--quiet', '--initial-branch=main');
  const commit = (says: string) => {
    git('add', '-A');
    git('commit', '--quiet', '-m', says);
  };
  write('package.json', '{}\n');
  write('pages/home.yaml', page('Home'));
  commit('Begin');
  return { root, folders, write, git, commit };
}

/** A program that notes each call of it in a file, then goes on as `then` says. */
function noting(folder: string, name: string, then: string): { noted: () => string[] } {
  const file = join(folder, name);
  writeFileSync(file, `#!/bin/sh\necho "$0 $*" >> '${file}.calls'\n${then}\n`);
  chmodSync(file, 0o755);
  return { noted: () => (existsSync(`${file}.calls`) ? readFileSync(`${file}.calls`, 'utf8').trim().split('\n') : []) };
}

it('runs nothing that a repository names in its configuration', async () => {
  const { root, folders, write, git, commit } = repository();
  const aside = temporaryFolder();
  onTestFinished(() => removeFolder(aside));
  const evil = noting(aside, 'evil', 'cat');
  const program = join(aside, 'evil');
  write('.gitattributes', '*.yaml filter=evil diff=evil\n*.svg filter=lfs\n');
  write('public/a.svg', '<svg/>\n');
  write('pages/gone.yaml', page('Gone'));
  commit('Attributes');
  write('pages/home.yaml', page('Other'));
  commit('Another title');
  const first = git('rev-parse', 'HEAD~1');
  mkdirSync(join(root, '.git/hooks'), { recursive: true });
  for (const hook of ['post-index-change', 'post-checkout', 'reference-transaction', 'pre-auto-gc'])
    noting(join(root, '.git/hooks'), hook, `'${program}' ${hook}`);
  const settings = {
    'core.fsmonitor': program,
    'core.pager': program,
    'core.editor': program,
    'core.sshCommand': program,
    'core.askPass': program,
    'core.alternateRefsCommand': program,
    'credential.helper': program,
    'diff.external': program,
    'diff.evil.textconv': program,
    'diff.evil.command': program,
    'filter.evil.clean': program,
    'filter.evil.smudge': program,
    'filter.evil.required': 'true',
    'filter.lfs.process': program,
    'filter.lfs.smudge': program,
    'log.showSignature': 'true',
    'gpg.program': program,
    'alias.log': `!${program}`,
    'pager.log': program,
    'protocol.ext.allow': 'always',
    'core.repositoryFormatVersion': '1',
    'extensions.partialClone': 'origin',
    'remote.origin.promisor': 'true',
    'remote.origin.url': `ext::${program} %S`,
  };
  for (const [name, value] of Object.entries(settings)) git('config', name, value);
  rmSync(`${program}.calls`, { force: true });

  rmSync(join(folders.pages, 'gone.yaml'));
  writeFileSync(join(folders.pages, 'home.yaml'), page('A third'));
  const base = baseCommit(root, first);
  const all = { root, pages: folders.pages, publicFiles: folders.publicFolder };
  baseWords(root, base);
  expect(changesSince(base.commit, all, checker).map(({ file }) => file)).toEqual([
    'pages/home.yaml',
    'pages/gone.yaml',
  ]);
  changesBetweenCommits(first, 'HEAD', all, checker);
  await changeScope(root, { GITHUB_EVENT_NAME: 'pull_request' });
  expect(await historyOf('pages/home.yaml', folders)).toHaveLength(2);
  expect(await earlierText('pages/home.yaml', first, folders)).toBe(page('Home'));
  expect((await earlierTexts('pages/home.yaml', folders)).size).toBe(2);
  expect((await deletedPages(folders)).map(({ title }) => title)).toEqual(['Gone']);
  // A content that is lacking is not asked for elsewhere.
  rmSync(join(root, '.git/objects'), { recursive: true });
  mkdirSync(join(root, '.git/objects'));
  await deletedPages(folders);
  await historyOf('pages/home.yaml', folders);
  expect(() => baseCommit(root, first)).toThrow();
  expect(evil.noted()).toEqual([]);
});

it('takes a name for that of a file, whatever it begins with', async () => {
  const { folders, write, git, commit } = repository();
  for (const name of ['[h]ome.yaml', '*.yaml', ':(top)package.yaml', '"quoted" ☂.yaml']) {
    write(`pages/${name}`, page(name));
    commit(name);
  }
  const said = async (name: string) => (await historyOf(`pages/${name}`, folders)).map(({ summary }) => summary);
  expect(await said(':/package.json')).toEqual([]);
  expect(await said(':(top)package.json')).toEqual([]);
  expect(await said(':(exclude)home.yaml')).toEqual([]);
  expect(await said('[h]ome.yaml')).toEqual(['[h]ome.yaml']);
  expect(await said('*.yaml')).toEqual(['*.yaml']);
  expect(await said(':(top)package.yaml')).toEqual([':(top)package.yaml']);
  expect(await earlierText('pages/:/package.json', git('rev-parse', 'HEAD'), folders)).toBeUndefined();
  expect([...(await earlierTexts('pages/"quoted" ☂.yaml', folders)).values()]).toEqual([page('"quoted" ☂.yaml')]);
});

it('is asked a few times, however many pages were deleted', async () => {
  const { root, folders, write, commit } = repository();
  const names = Array.from({ length: 1500 }, (_, at) => `page-${at}.yaml`);
  for (const name of names) write(`pages/${name}`, page(name));
  // No page is that large, and it would fill the memory.
  write('pages/zz.yaml', 'a'.repeat(9_000_000));
  commit('Many');
  for (const name of [...names, 'zz.yaml']) rmSync(join(root, 'pages', name));
  const tools = temporaryFolder();
  onTestFinished(() => removeFolder(tools));
  const { noted } = noting(tools, 'git', `PATH='${PATH}' exec git "$@"`);
  process.env['PATH'] = `${tools}${delimiter}${PATH}`;
  expect(await deletedPages(folders)).toHaveLength(100);
  expect(noted().length).toBeLessThan(12);
});

it('is said to be missing where it is', async () => {
  const { root, folders } = repository();
  process.env['PATH'] = '';
  expect(() => baseCommit(root, undefined)).toThrow('There is no `git` on this machine');
  expect(await deletedPages(folders)).toEqual([]);
  expect(await historyOf('pages/home.yaml', folders)).toEqual([]);
});
