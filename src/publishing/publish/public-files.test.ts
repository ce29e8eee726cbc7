import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { fontFolder, projectRoot } from '#builder/base';
import { loadChecker, readContent } from '#builder/files';
import { compileContent } from '#engine';
import { isError } from '#kit/model';
import { removeFolder, temporaryFolder, writeSmallSite } from '../../../tests/support/content.ts';
import { gitIn } from '../../../tests/support/git.ts';
import { pushTask } from '../delivery/push.ts';
import { Remote } from '../git/remote.ts';
import type { Order, Outcome } from './order.ts';
import { Publisher } from './publisher.ts';
import { takeBack } from './take-back.ts';

const author = { name: 'Ada Example', id: 'ada' };
const letters = readFileSync(join(fontFolder, 'instrument-sans-5.3.0.woff2'));

/** A site as `new site` makes it: what it serves lies beside its pages. */
async function siteWithPublic({ keepsWork = true } = {}) {
  const folder = temporaryFolder();
  onTestFinished(() => removeFolder(folder));
  const root = join(folder, 'site');
  mkdirSync(root);
  const pages = writeSmallSite(root, 1);
  cpSync(join(projectRoot, 'schema/sample-public'), join(root, 'public'), { recursive: true });
  const git = gitIn(root);
  git('init', '-q', '-b', 'main');
  git('add', '.');
  git('commit', '-qm', 'The site');
  const studio = join(folder, 'data/studio');
  const open = () => Publisher.open({ root, pages, studio }, { keepsWork });
  return { folder, root, pages, git, studio, open };
}

/** Puts letters beside the pages as the Studio does. */
function bring(root: string, name: string): void {
  mkdirSync(join(root, 'public/fonts'), { recursive: true });
  writeFileSync(join(root, `public/fonts/${name}-1.0.0-latin.woff2`), letters);
  writeFileSync(join(root, `public/fonts/${name}-1.0.0-licence.txt`), 'Free for everybody.');
}

function use(pages: string, name: string): void {
  writeFileSync(
    join(pages, '_theme.yaml'),
    `font: { family: Own, file: /fonts/${name}-1.0.0-latin.woff2 }
`,
  );
}

/** All mistakes of a published commit, in a folder that holds nothing else. */
function mistakesOfClone(repository: string, folder: string): string[] {
  gitIn(folder)('clone', '-q', repository, 'clone');
  const root = join(folder, 'clone');
  const files = readContent(root, join(root, 'pages'), join(root, 'public'));
  return compileContent(files, loadChecker(projectRoot))
    .diagnostics.filter(isError)
    .map(({ message }) => message);
}

const work: Order = { title: 'Letters', author, overlay: {}, pictures: new Map(), takesFolder: true };

function published(outcome: Outcome): { name: string } {
  if (!('published' in outcome)) throw new Error(JSON.stringify(outcome));
  return outcome.published;
}

it('letters that pages name are published with their licence, those that were only tried are not', async () => {
  const { folder, root, pages, git, open } = await siteWithPublic();
  const publisher = await open();
  bring(root, 'tried');
  bring(root, 'used');
  use(pages, 'used');
  const { name } = published(await publisher.publish(work));
  expect(mistakesOfClone(root, folder)).toEqual([]);
  // Nothing of it is staged or changed.
  expect(git('status', '--porcelain', '-uall').split('\n')).toEqual([
    '?? public/fonts/tried-1.0.0-latin.woff2',
    '?? public/fonts/tried-1.0.0-licence.txt',
  ]);
  expect(git('show', '--name-only', '--format=').split('\n')).toContain('public/fonts/used-1.0.0-licence.txt');
  expect(await publisher.publish(work)).toEqual({ unchanged: true });
  published(await takeBack(publisher, { name, author }));
  expect(existsSync(join(pages, '_theme.yaml'))).toBe(false);
  expect(git('status', '--porcelain')).toBe(
    '?? public/fonts/tried-1.0.0-latin.woff2\n?? public/fonts/tried-1.0.0-licence.txt',
  );
});

it('letters that others have pushed come beside the pages of a server, with the site that shows them', async () => {
  const { folder, root, pages, studio, git, open } = await siteWithPublic({ keepsWork: false });
  const publisher = await open();
  await publisher.update();
  const bare = join(folder, 'bare.git');
  git('clone', '-q', '--bare', root, bare);
  const other = join(folder, 'other');
  git('clone', '-q', bare, other);
  const commit = (words: string) => {
    gitIn(other)('add', '.');
    gitIn(other)('commit', '-qm', words);
    gitIn(other)('push', '-q');
  };
  bring(other, 'pushed');
  use(join(other, 'pages'), 'pushed');
  commit('Letters');
  const push = pushTask(publisher, new Remote(bare, undefined, studio), () => undefined);
  // What stands there already is somebody's.
  mkdirSync(join(root, 'public/fonts'));
  const mine = join(root, 'public/fonts/pushed-1.0.0-latin.woff2');
  writeFileSync(mine, 'Mine');
  expect(await push.work()).toEqual({ problem: expect.stringContaining('Another file stands at') });
  expect(readFileSync(mine, 'utf8')).toBe('Mine');
  rmSync(mine);
  expect(await push.work()).toEqual({ done: git('rev-parse', 'main') });
  expect(readFileSync(mine)).toEqual(letters);
  expect(existsSync(join(publisher.releases.live, 'fonts/pushed-1.0.0-latin.woff2'))).toBe(true);
  expect(readFileSync(join(pages, '_theme.yaml'), 'utf8')).toContain('pushed');
  expect(git('status', '--porcelain')).toBe('');
  // What is changed there stays a matter of whoever runs the server.
  writeFileSync(join(other, 'public/favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  gitIn(other)('pull', '-q');
  commit('Another sign');
  expect(await push.work()).toEqual({ problem: expect.stringContaining('public/favicon.svg') });
});

it('a public folder that is a link, or lies elsewhere, is no part of the record', async () => {
  const { folder, root, pages, git, open } = await siteWithPublic();
  const elsewhere = join(folder, 'elsewhere');
  cpSync(join(root, 'public'), join(elsewhere, 'public'), { recursive: true });
  rmSync(join(root, 'public'), { recursive: true });
  symlinkSync(join(elsewhere, 'public'), join(root, 'public'));
  git('add', '.');
  git('commit', '-qm', 'A link');
  bring(elsewhere, 'used');
  use(pages, 'used');
  published(await (await open()).publish(work));
  expect(git('show', '--name-only', '--format=')).toBe('pages/_theme.yaml');
  expect(git('status', '--porcelain')).toBe('');
});
