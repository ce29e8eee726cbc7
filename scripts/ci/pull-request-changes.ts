import { join } from 'node:path';
import { projectRoot } from '#builder/base';
import { changesBetweenCommits, git } from '#builder/change';
import { loadChecker } from '#builder/files';
import { formatChangesMarkdown } from '#engine/changes';
import type { PullRequest } from './pull-request.ts';

/** What a pull request changes in the content, as Markdown; `isEmpty` where that is nothing. */
export type DescribedChanges = { text: string; isEmpty: boolean };

/**
 * Describes what a pull request changes in the content of a repository, compared with where it left the branch `base` of
 * `origin`. Its commits are fetched as data: nothing of them is checked out, installed or run. Returns nothing where the commit
 * isn't one of the pull request any more.
 */
export function describePullRequest(
  folder: string,
  { number, commit }: PullRequest,
  base: string,
  token: string | undefined,
): DescribedChanges | undefined {
  const environment = tokenFor(token);
  if (
    git(folder, ['fetch', '--quiet', '--no-tags', '--no-recurse-submodules', 'origin', `refs/pull/${number}/head`], {
      environment,
      mayFetch: true,
    }) === undefined
  )
    throw new Error(`The pull request ${number} could not be fetched.`);
  if (git(folder, ['merge-base', '--is-ancestor', commit, 'FETCH_HEAD']) === undefined) return undefined;
  const left = git(folder, ['merge-base', `refs/remotes/origin/${base}`, commit])?.trim();
  if (left === undefined) return undefined;
  const folders = { root: folder, pages: join(folder, 'pages'), publicFiles: join(folder, 'public') };
  const groups = changesBetweenCommits(left, commit, folders, loadChecker(projectRoot));
  return { text: formatChangesMarkdown(groups, base), isEmpty: groups.length === 0 };
}

/** Lets git read a private repository: as actions/checkout does, but for one call, and written nowhere. */
function tokenFor(token: string | undefined): Record<string, string> {
  if (token === undefined) return {};
  const value = `AUTHORIZATION: basic ${Buffer.from(`x-access-token:${token}`).toString('base64')}`;
  return { GIT_CONFIG_COUNT: '1', GIT_CONFIG_KEY_0: 'http.extraheader', GIT_CONFIG_VALUE_0: value };
}
