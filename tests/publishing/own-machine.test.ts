import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Hono } from 'hono';
import { expect, it, onTestFinished } from 'vitest';
import type { Served } from '#builder/dev';
import { publishHere } from '#publishing';
import { removeFolder, temporaryFolder, writeSmallSite } from '../support/content.ts';
import { isThorough } from '../support/extent.ts';
import { gitIn } from '../support/git.ts';

/** A site in a repository of its own, whose pages go to another one, and what publishes it from here. */
async function siteWithRemote({ hasCommit = true } = {}) {
  const root = temporaryFolder();
  const pages = writeSmallSite(root, 2);
  const git = gitIn(root);
  const remote = join(root, 'remote.git');
  git('init', '-q', '-b', 'main');
  git('config', 'user.name', 'Ada Example');
  git('config', 'user.email', 'ada@site.example');
  git('init', '-q', '--bare', '-b', 'main', remote);
  if (hasCommit) {
    git('add', 'pages');
    git('commit', '-q', '-m', 'The site');
    git('push', '-q', remote, 'main');
  }
  const command = 'cp "$PUBLISH_FOLDER/page-1/index.html" shown.html';
  const folders = { root, pages, publicFolder: join(root, 'public') };
  const own = await publishHere(folders, join(root, 'data'), { remote, tokenFile: undefined, command });
  const app = new Hono<Served>();
  own.add(app);
  onTestFinished(async () => {
    await own.stop();
    removeFolder(root);
  });
  const ask = async (path: string, body?: object) => {
    const json = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
    const response = await app.request(`/_studio/api${path}`, body === undefined ? {} : json);
    return { status: response.status, body: await response.json() };
  };
  const text = (path: string) => readFileSync(join(root, path), 'utf8');
  const write = (words: string) =>
    writeFileSync(join(pages, 'page-1.yaml'), text('pages/page-1.yaml').replace(/It \w+ /, `It ${words} `));
  const pushed = () => gitIn(remote)('show', 'main:pages/page-1.yaml');
  const delivered = () => expect.poll(async () => (await ask('/deliveries')).body, { timeout: 60_000 });
  return { git, ask, write, text, pushed, delivered };
}

it.runIf(isThorough)(
  'what is changed in the files is published from one’s own machine, said in words before, and taken back',
  async () => {
    const { git, ask, write, text, pushed, delivered } = await siteWithRemote();
    const isDone = [expect.objectContaining({ isDone: true }), expect.objectContaining({ isDone: true })];
    const before = text('pages/page-1.yaml');
    const hasChanges = async () => (await ask('/unpublished')).body.hasChanges;
    expect(await hasChanges()).toBe(false);
    expect((await ask('/publish', { title: 'Nothing' })).body).toEqual({ unchanged: true });
    // What was committed by hand, and what is changed and not published, goes nowhere by itself.
    git('commit', '-q', '--allow-empty', '-m', 'By hand');
    write('sings');
    expect(await hasChanges()).toBe(true);
    expect((await ask('/review', {})).body.words).toEqual([
      {
        heading: 'Page 1 of a small site',
        sentences: [expect.stringContaining('“It sings 1.”')],
        path: 'page-1.yaml',
      },
    ]);
    expect(gitIn(git('rev-parse', '--show-toplevel'))('log', '--format=%s', '-1')).toBe('By hand');
    expect(pushed()).toBe(before.trim());
    const published = await ask('/publish', { title: 'A song' });
    expect(published).toMatchObject({ status: 200, body: { title: 'A song' } });
    expect(await hasChanges()).toBe(false);
    await delivered().toEqual(isDone);
    expect(pushed()).toContain('It sings');
    expect(text('shown.html')).toContain('It sings');
    expect(git('log', '-1', '--format=%an %s')).toBe('Ada Example A song');
    expect(git('status', '--porcelain', 'pages')).toBe('');
    expect((await ask('/releases')).body).toMatchObject([
      { title: 'A song', author: 'Ada Example', words: [{ path: 'page-1.yaml' }] },
    ]);

    // Work that isn't published doesn't become public with what is taken back.
    write('hums');
    const back = `/releases/${published.body.published}/take-back`;
    expect(await ask(back, {})).toMatchObject({
      status: 409,
      body: { message: expect.stringMatching(/aren’t published yet/) },
    });
    expect(text('pages/page-1.yaml')).toContain('It hums');
    write('sings');
    expect((await ask(back, {})).status).toBe(200);
    expect(text('pages/page-1.yaml')).toBe(before);
    await delivered().toEqual(isDone);
    expect(pushed()).toBe(before.trim());
    expect(text('shown.html')).toContain('It says');

    // A mistake changes nothing.
    const state = git('rev-parse', 'HEAD');
    writeFileSync(
      join(git('rev-parse', '--show-toplevel'), 'pages/page-1.yaml'),
      before.replace('type: prose', 'type: poem'),
    );
    expect(await ask('/publish', { title: 'Wrong' })).toMatchObject({
      status: 409,
      body: { problems: [{ path: 'page-1.yaml' }] },
    });
    expect(git('rev-parse', 'HEAD')).toBe(state);
  },
);

it.runIf(isThorough)(
  'a repository without a commit gets none before something is published, and then that one, which nothing came before',
  async () => {
    const { git, ask, pushed, delivered } = await siteWithRemote({ hasCommit: false });
    const { words } = (await ask('/review', {})).body;
    expect(words.map(({ path }: { path: string }) => path)).toContain('page-1.yaml');
    expect(git('rev-list', '--all', '--count')).toBe('0');
    const { status, body } = await ask('/publish', { title: 'The first' });
    expect(status).toBe(200);
    expect(git('log', '--format=%an %s')).toBe('Ada Example The first');
    expect(git('status', '--porcelain', 'pages')).toBe('');
    await delivered().toEqual([expect.objectContaining({ isDone: true }), expect.objectContaining({ isDone: true })]);
    expect(pushed()).toContain('It says');
    expect(await ask(`/releases/${body.published}/take-back`, {})).toMatchObject({
      body: { message: expect.stringMatching(/nothing before it/) },
    });
  },
);
