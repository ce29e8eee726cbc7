import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { projectRoot } from '#builder/base';
import { keepComment } from '../../scripts/ci/change-comment.ts';
import { pullRequestOf } from '../../scripts/ci/pull-request.ts';
import { describePullRequest } from '../../scripts/ci/pull-request-changes.ts';
import { edit, removeFolder, temporaryFolder } from '../support/content.ts';
import { gitIn } from '../support/git.ts';

const commit = 'a'.repeat(40);
const described = { text: '- Prices, card 2: `£40` → `£45`', isEmpty: false };

type Comment = { id: number; body: string; user: { login: string } };

/** A repository's API with one open pull request; `comments` are kept, and what was asked is noted. */
async function startApi(comments: Comment[], { head = commit, preview = '' } = {}) {
  const changes: string[] = [];
  const server = createServer((request, response) => {
    const { method = '', url = '' } = request;
    const path = url.replace('/repos/owner/site/', '');
    let body = '';
    request.on('data', (part) => {
      body += part;
    });
    request.on('end', () => {
      if (method !== 'GET') changes.push(`${method} ${path}`);
      if (method === 'POST')
        comments.push({
          id: 100 + comments.length,
          body: JSON.parse(body).body,
          user: { login: 'github-actions[bot]' },
        });
      const changed = comments.find(({ id }) => path === `issues/comments/${id}`);
      if (method === 'PATCH' && changed) changed.body = JSON.parse(body).body;
      if (method === 'DELETE') comments.splice(changed ? comments.indexOf(changed) : 0, 1);
      const page = Number(/[?&]page=(\d+)/.exec(path)?.[1] ?? 1);
      const answers: Record<string, unknown> = {
        'pulls/7': { state: 'open', head: { sha: head } },
        'deployments?environment=preview&per_page=100': preview ? [{ id: 1, sha: 'other' }] : [],
        'deployments/1/statuses': [{ state: 'success', environment_url: preview }],
      };
      response.writeHead(method === 'DELETE' ? 204 : 200, { 'content-type': 'application/json' });
      response.end(
        method === 'DELETE' ? undefined : JSON.stringify(answers[path] ?? comments.slice((page - 1) * 100, page * 100)),
      );
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return { changes, repository: { api: `http://127.0.0.1:${port}`, name: 'owner/site', token: 'token' } };
}

const somebody = (body: string, id = 1): Comment => ({ id, body, user: { login: 'somebody' } });

describe('the comment', () => {
  it('is written once, and then kept up to date', async () => {
    const comments = [...Array(120).keys()].map((id) => somebody('Nice!', id));
    const { changes, repository } = await startApi(comments);
    const pullRequest = { number: 7, commit };
    await keepComment(repository, pullRequest, described);
    await keepComment(repository, pullRequest, described);
    await keepComment(repository, pullRequest, { ...described, text: 'Another' });
    expect(changes).toEqual(['POST issues/7/comments', 'PATCH issues/comments/220']);
    expect(comments.at(-1)?.body).toBe('<!-- content-changes -->\n### What this changes for visitors\n\nAnother');
  });

  it('leaves those of others alone, whatever they begin with, and drops one of its own too many', async () => {
    const own = (id: number): Comment => ({
      id,
      body: '<!-- content-changes -->\nold',
      user: { login: 'github-actions[bot]' },
    });
    const comments = [somebody('<!-- content-changes -->\nmine'), own(2), own(3)];
    const { changes, repository } = await startApi(comments);
    await keepComment(repository, { number: 7, commit }, described);
    expect(changes).toEqual(['DELETE issues/comments/3', 'PATCH issues/comments/2']);
    expect(comments[0]?.body).toContain('mine');
  });

  it('is none where nothing changes, and where a newer commit is there', async () => {
    const comments: Comment[] = [];
    const { changes, repository } = await startApi(comments);
    await keepComment(repository, { number: 7, commit }, { text: 'Nothing', isEmpty: true });
    await keepComment(repository, { number: 7, commit: 'b'.repeat(40) }, described);
    expect(changes).toEqual([]);
  });

  it.each([
    ['https://pr-7-site.example.workers.dev', true],
    ['https://pr-71-site.example.workers.dev', false],
    ['https://pr-7-site.example.workers.dev/> @everyone', false],
    ['https://evil.example/pr-7-', false],
  ])('names the preview at %s: %s', async (preview, isNamed) => {
    const comments: Comment[] = [];
    const { repository } = await startApi(comments, { preview });
    await keepComment(repository, { number: 7, commit }, described);
    expect(comments[0]?.body.includes(`<${preview}>`)).toBe(isNamed);
    expect(comments[0]?.body.includes('preview')).toBe(isNamed);
  });

  it('is of a pull request that the event names, and nothing else', () => {
    expect(pullRequestOf({ NUMBER: '7', COMMIT: commit })).toEqual({ number: 7, commit });
    for (const wrong of [{ NUMBER: '7;x' }, { NUMBER: '' }, { COMMIT: 'main' }, { COMMIT: '' }])
      expect(() => pullRequestOf({ NUMBER: '7', COMMIT: commit, ...wrong })).toThrow('must be those of a pull request');
  });
});

describe('what a pull request changes', () => {
  const top = temporaryFolder();
  const [hub, fork, main] = ['hub', 'fork', 'main'].map((name) => join(top, name)) as [string, string, string];
  const git = (folder: string, ...args: string[]) => gitIn(folder)(...args);
  afterAll(() => removeFolder(top));

  beforeAll(() => {
    mkdirSync(hub);
    git(hub, 'init', '--quiet', '--bare', '--initial-branch=main');
    git(top, 'clone', '--quiet', hub, fork);
    cpSync(join(projectRoot, 'schema/example-site'), join(fork, 'pages'), { recursive: true });
    cpSync(join(projectRoot, 'schema/sample-public'), join(fork, 'public'), { recursive: true });
    commitAll('begin');
    git(fork, 'push', '--quiet', 'origin', 'HEAD:main');
    git(top, 'clone', '--quiet', hub, main);
  });

  function commitAll(message: string): string {
    git(fork, 'add', '-A');
    git(fork, 'commit', '--quiet', '-m', message);
    return git(fork, 'rev-parse', 'HEAD');
  }

  /** What is said of a pull request of the fork's commit. */
  function describedOf(number: number, head: string) {
    git(fork, 'push', '--quiet', '--force', 'origin', `HEAD:refs/pull/${number}/head`);
    return describePullRequest(main, { number, commit: head }, 'main', undefined);
  }

  it('is read from its commits, which stay out of the work tree', () => {
    edit(join(fork, 'pages/about.yaml'), 'This page is a sample.', 'This page is ours, @everyone.');
    const before = readFileSync(join(main, 'pages/about.yaml'), 'utf8');
    const result = describedOf(7, commitAll('change'));
    expect(result?.text).toContain('- Top of the page: `This page is a sample.` → `This page is ours, @everyone.`');
    expect(readFileSync(join(main, 'pages/about.yaml'), 'utf8')).toBe(before);
    expect(git(main, 'status', '--porcelain')).toBe('');
    expect(describePullRequest(main, { number: 7, commit }, 'main', undefined)).toBeUndefined();
  });

  it('is nothing of the machine that reads it: links lead nowhere, and no half-made change is finished', () => {
    const elsewhere = join(top, 'elsewhere');
    cpSync(join(fork, 'pages'), elsewhere, { recursive: true });
    writeFileSync(
      join(elsewhere, 'secret.yaml'),
      readFileSync(join(fork, 'pages/about.yaml'), 'utf8').replace('About', 'Secret'),
    );
    mkdirSync(join(fork, 'pages/.change'));
    writeFileSync(join(fork, 'pages/.change/journal'), 'no journal');
    symlinkSync('/etc/hostname', join(fork, 'pages/host.yaml'));
    expect(describedOf(8, commitAll('links'))?.text).not.toContain('Secret');
    rmSync(join(fork, 'pages'), { recursive: true });
    symlinkSync(elsewhere, join(fork, 'pages'));
    const result = describedOf(8, commitAll('more links'));
    expect(result?.text).toContain('The page was removed');
    expect(result?.text).not.toContain('ecret');
  });
});
