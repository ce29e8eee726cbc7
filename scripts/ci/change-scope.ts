import { git } from '#builder/change';
import { repositoryOf } from './github.ts';
import { lastGreen } from './last-green.ts';

/** What a change can break: the content alone, which `npm run test:content` tests, or everything. */
export type ChangeScope = 'content' | 'everything';

/**
 * What the checked-out commit changes. A pull request is compared with the branch that it would be merged into; a push
 * to main with the newest commit of main that has passed: so the code of whatever passes has been tested as a whole,
 * also where a commit before it failed. `everything` where there is nothing to compare with.
 */
export async function changeScope(folder: string, environment: NodeJS.ProcessEnv): Promise<ChangeScope> {
  // The commit that is checked out for a pull request merges it into its branch.
  const isPullRequest = environment['GITHUB_EVENT_NAME'] === 'pull_request';
  const base = isPullRequest ? 'HEAD^1' : await lastGreen(repositoryOf(environment));
  if (base === undefined || git(folder, ['merge-base', '--is-ancestor', base, 'HEAD']) === undefined)
    return 'everything';
  // Without renames: a file that moves out of a folder has changed there too.
  const changed = git(folder, ['diff', '--name-only', '--no-renames', '-z', base, 'HEAD']);
  return changed === undefined ? 'everything' : scopeOf(changed.split('\0').filter((path) => path !== ''));
}

function scopeOf(paths: readonly string[]): ChangeScope {
  return paths.length > 0 && paths.every((path) => /^(pages|public)\//.test(path)) ? 'content' : 'everything';
}
