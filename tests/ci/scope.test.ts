import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { changeScope } from '../../scripts/ci/change-scope.ts';
import { lastGreen } from '../../scripts/ci/last-green.ts';
import { removeFolder, temporaryFolder } from '../support/content.ts';
import { gitIn } from '../support/git.ts';

/** A repository with one commit; each further one writes files, and names the commit. */
function startRepository() {
  const folder = temporaryFolder();
  onTestFinished(() => removeFolder(folder));
  const git = gitIn(folder);
  const commit = (files: Record<string, string>, change: () => void = () => undefined) => {
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), text);
    }
    change();
    git('add', '--all');
    git('commit', '--quiet', '--allow-empty', '--message', 'A change');
    return git('rev-parse', 'HEAD');
  };
  git('init', '--quiet', '--initial-branch', 'main');
  const first = commit({ 'pages/home.yaml': 'title: Home\n', 'public/a.svg': '<svg/>', 'src/a.ts': 'export {};\n' });
  return { folder, git, commit, first };
}

/** GitHub's answers: the newest run that passed, and where its commit stands to main. */
async function startApi(green: string | undefined, place = 'identical') {
  const asked: string[] = [];
  const server = createServer(({ url = '', headers }, response) => {
    asked.push(url);
    const runs = green === undefined ? [] : [{ head_sha: green }];
    const body = url.includes('/compare/') ? { status: place } : { workflow_runs: runs };
    response.writeHead(headers.authorization === 'Bearer token' ? 200 : 401).end(JSON.stringify(body));
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const api = `http://127.0.0.1:${port}`;
  const environment = { GITHUB_API_URL: api, GITHUB_REPOSITORY: 'ada/site', GITHUB_TOKEN: 'token' };
  return { asked, environment, repository: { api, name: 'ada/site', token: 'token' } };
}

describe('what a pull request touches', () => {
  const onPullRequest = { GITHUB_EVENT_NAME: 'pull_request' };
  const scopeAfter = async (change: (repository: ReturnType<typeof startRepository>) => void) => {
    const repository = startRepository();
    repository.git('checkout', '--quiet', '-b', 'edit');
    change(repository);
    repository.git('checkout', '--quiet', 'main');
    repository.commit({ 'docs/other.md': 'Another change.\n' });
    // As GitHub checks a pull request out: merged into its branch.
    repository.git('merge', '--quiet', '--no-ff', '--no-edit', 'edit');
    return changeScope(repository.folder, onPullRequest);
  };

  it('is content where only pages/ and public/ differ, whatever has happened on main since', async () => {
    expect(
      await scopeAfter(({ commit }) => {
        commit({ 'pages/home.yaml': 'title: Welcome\n' });
        commit({ 'pages/hr/jöbs.yaml': 'title: Jobs\n', 'public/b.svg': '<svg/>' });
      }),
    ).toBe('content');
  });

  it.each<[string, (repository: ReturnType<typeof startRepository>) => void]>([
    [
      'a file of code besides',
      ({ commit }) => commit({ 'pages/home.yaml': 'x: 1\n', 'src/a.ts': 'export const a = 1;\n' }),
    ],
    ['a file of the same name elsewhere', ({ commit }) => commit({ 'tests/pages/home.yaml': 'title: Home\n' })],
    ['a folder whose name begins alike', ({ commit }) => commit({ 'pages-old/home.yaml': 'title: Home\n' })],
    [
      'a file that moves into pages/',
      ({ folder, commit }) => commit({}, () => renameSync(join(folder, 'src/a.ts'), join(folder, 'pages/a.ts'))),
    ],
    ['a file of code that goes', ({ folder, commit }) => commit({}, () => rmSync(join(folder, 'src/a.ts')))],
    ['nothing', () => undefined],
  ])('is everything with %s', async (_, change) => {
    expect(await scopeAfter(change)).toBe('everything');
  });
});

describe('what a push to main touches', () => {
  it('is compared with the last commit that passed, so that code that failed is tested again', async () => {
    const { folder, commit, first } = startRepository();
    commit({ 'pages/home.yaml': 'title: Welcome\n' });
    const { environment } = await startApi(first);
    expect(await changeScope(folder, environment)).toBe('content');
    commit({ 'src/a.ts': 'throw 1;\n' });
    const failed = commit({ 'pages/home.yaml': 'title: Hello\n' });
    expect(await changeScope(folder, environment)).toBe('everything');
    commit({ 'public/a.svg': '<svg></svg>' });
    expect(await changeScope(folder, (await startApi(failed)).environment)).toBe('content');
  });

  it('is everything where no commit has passed, or none that is in this history', async () => {
    const { folder } = startRepository();
    const unknown = '0123456789abcdef0123456789abcdef01234567';
    expect(await changeScope(folder, (await startApi(undefined)).environment)).toBe('everything');
    expect(await changeScope(folder, (await startApi(unknown)).environment)).toBe('everything');
  });

  it('can’t be found out without an answer, and says so', async () => {
    const { folder } = startRepository();
    const { environment } = await startApi(undefined);
    await expect(changeScope(folder, { ...environment, GITHUB_TOKEN: 'wrong' })).rejects.toThrow('GitHub answered 401');
    await expect(changeScope(folder, {})).rejects.toThrow('must be set');
  });
});

describe('the commit that goes live', () => {
  it.each([
    ['identical', 'abc'],
    ['ahead', 'abc'],
    ['behind', undefined],
    ['diverged', undefined],
  ])('is one that main holds: main is %s', async (place, commit) => {
    const { repository, asked } = await startApi('abc', place);
    expect(await lastGreen(repository)).toBe(commit);
    expect(asked[0]).toContain('/actions/workflows/ci.yml/runs?branch=main&event=push&status=success');
  });

  it('is none where nothing has passed', async () => {
    expect(await lastGreen((await startApi(undefined)).repository)).toBeUndefined();
  });
});
