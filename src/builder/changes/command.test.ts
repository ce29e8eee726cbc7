import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { formatChanges } from '#engine/changes';
import { checker } from '../../../tests/refactor/support/small-site.ts';
import { runScript } from '../../../tests/support/command.ts';
import { edit, removeFolder, temporaryFolder } from '../../../tests/support/content.ts';
import { isThorough } from '../../../tests/support/extent.ts';
import { gitIn } from '../../../tests/support/git.ts';
import { projectRoot } from '../base/project-root.ts';
import { baseCommit } from './base-commit.ts';
import { changesSince, type Folders } from './content-changes.ts';

const top = temporaryFolder();
const root = join(top, 'site');
const folders: Folders = { root, pages: join(root, 'pages'), publicFiles: join(root, 'public') };
afterAll(() => removeFolder(top));

const git = gitIn(root);

/** What is said, without its first line. */
function said(base?: string): string[] {
  const groups = changesSince(baseCommit(root, base).commit, folders, checker);
  return formatChanges(groups, 'then')
    .split('\n')
    .slice(1)
    .filter((line) => line !== '');
}

const page = (name: string) => join(folders.pages, `${name}.yaml`);

beforeAll(() => {
  // In a folder of the repository, as a site beside other things is.
  cpSync(join(projectRoot, 'schema/example-site'), folders.pages, { recursive: true });
  cpSync(join(projectRoot, 'schema/sample-public'), folders.publicFiles, { recursive: true });
  gitIn(top)('init', '--quiet', '--initial-branch=main');
  git('add', '-A');
  git('commit', '--quiet', '-m', 'begin');
  git('switch', '--quiet', '-c', 'work');
});

it('compares with where the work left the main branch, and takes in what isn’t committed', () => {
  edit(page('about'), 'This page is a sample.', 'This page is ours.');
  git('commit', '--quiet', '-am', 'ours');
  git('switch', '--quiet', 'main');
  edit(page('contact'), 'heading: Write to us', 'heading: Another');
  git('commit', '--quiet', '-am', 'theirs');
  git('switch', '--quiet', 'work');
  writeFileSync(join(folders.publicFiles, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  expect(said()).toEqual([
    'About (/about)',
    '  Top of the page: “This page is a sample.” → “This page is ours.”',
    'Pictures and other files',
    '  The picture /favicon.svg was replaced. It is shown on no page',
  ]);
  expect(said('work')).toEqual([
    'Pictures and other files',
    '  The picture /favicon.svg was replaced. It is shown on no page',
  ]);
  expect(git('status', '--porcelain')).toBe(' M site/public/favicon.svg');
});

it('tells what is other in a language by itself', () => {
  const spanish = (name: string) => join(folders.pages, 'es', `${name}.yaml`);
  const saved = ['_facts', '_site', 'home'].map(
    (name) => [spanish(name), readFileSync(spanish(name), 'utf8')] as const,
  );
  edit(spanish('_facts'), '22 días', '20 días');
  edit(spanish('_site'), 'label: Contacto', 'label: Escríbanos');
  edit(spanish('home'), /heading: .*/, 'heading: Muestra nueva');
  edit(spanish('home'), /translated: .*/, 'translated: abcdef');
  expect(said('work').join('\n')).toBe(`Home (/es)
  Top of the page, heading: “Muestra” → “Muestra nueva”
  The page is marked as the translation of its original as that is now
Figures in Spanish
  The figure waiting_time: 22 días → 20 días. It is shown on one page: /es
On every page in Spanish
  Menu entry “Contacto”, label: “Contacto” → “Escríbanos”
Pictures and other files
  The picture /favicon.svg was replaced. It is shown on no page`);
  for (const [file, text] of saved) writeFileSync(file, text);
});

it('says what it compares with, or what to do', () => {
  expect(baseCommit(root, undefined)).toMatchObject({ name: 'main' });
  expect(() => baseCommit(root, 'mian')).toThrow('There is no branch, tag or commit `mian`. Did you mean `main`?');
  expect(() => baseCommit(root, '--all')).toThrow('There is no branch, tag or commit `--all`');
  expect(() => baseCommit('/', undefined)).toThrow('in no Git repository');
  const other = temporaryFolder();
  git('init', '--quiet', other);
  expect(() => baseCommit(other, undefined)).toThrow('Nothing has been committed yet');
  removeFolder(other);
});

it('says so in a copy without its history', () => {
  const copy = temporaryFolder();
  git('clone', '--quiet', '--depth=1', '--branch=work', '--no-single-branch', `file://${top}`, copy);
  expect(() => baseCommit(copy, 'origin/main')).toThrow('Write: git fetch --unshallow');
  expect(() => baseCommit(copy, 'main~1')).toThrow('`git fetch --unshallow` gets it.');
  removeFolder(copy);
});

it.runIf(isThorough)('is a command, with a format for programs', async () => {
  rmSync(page('contact'));
  const pages = ['--pages', folders.pages];
  const { stdout, code } = await runScript('changes', [...pages, '--format', 'json', '--base', 'main']);
  const { base, groups } = JSON.parse(stdout);
  expect([code, base.name]).toEqual([0, 'main']);
  expect(groups).toContainEqual({
    kind: 'page',
    heading: 'About (/about)',
    file: 'pages/about.yaml',
    address: '/about',
    changes: [
      {
        kind: 'changed',
        text: 'Top of the page: “This page is a sample.” → “This page is ours.”',
        where: 'top of the page',
        path: ['sections', 0, 'text'],
        before: 'This page is a sample.',
        after: 'This page is ours.',
      },
    ],
  });
});

it('tells of an original of a picture that was replaced, and where visitors see it', () => {
  const drawing = (size: number) => `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"/>`;
  mkdirSync(join(folders.pages, '_media'), { recursive: true });
  writeFileSync(join(folders.pages, '_media/quay.svg'), drawing(600));
  edit(
    page('about'),
    'heading: About the sample',
    'heading: About the sample\n    picture: { file: quay.svg, alt: A quay }',
  );
  git('add', '-A');
  git('commit', '--quiet', '-m', 'picture');
  expect(said('HEAD~1').slice(0, 2)).toEqual(['About (/about)', '  Top of the page: picture quay.svg was added']);
  writeFileSync(join(folders.pages, '_media/quay.svg'), drawing(700));
  expect(said('work')).toEqual([
    'Pictures and other files',
    '  The picture _media/quay.svg was replaced. It is shown on one page: /about',
  ]);
});

it('reads the public files of a content folder that has its own', () => {
  const own = join(folders.pages, '_public');
  git('checkout', '--quiet', '--', '.');
  cpSync(folders.publicFiles, own, { recursive: true });
  writeFileSync(join(own, 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  expect(said('work')).toEqual([
    'Pictures and other files',
    '  The picture /icon.svg was added. It is shown on no page',
  ]);
  git('add', '-A');
  git('commit', '--quiet', '-m', 'own files');
  writeFileSync(join(folders.publicFiles, 'nobody.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  rmSync(join(own, 'icon.svg'));
  expect(said('work')).toEqual(['Pictures and other files', '  The picture /icon.svg was removed']);
});
