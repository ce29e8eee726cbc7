import { runNpm } from '../../base/run-npm.ts';
import { git } from '../../git/git.ts';

/** What was done for a new site beside its files, in a line each. */
export type Installed = { lines: string[]; isInstalled: boolean };

/** Installs what a site depends on and keeps its first state in Git. What can't be done here is said, and no mistake. */
export async function install(folder: string): Promise<Installed> {
  const { isDone: isInstalled } = await runNpm(folder, ['install', '--no-audit', '--no-fund']);
  const lines = [
    isInstalled
      ? 'Installed what it depends on.'
      : 'What it depends on could not be installed from here: run `npm install` there once the network is back.',
    firstCommit(folder),
  ];
  return { lines, isInstalled };
}

function firstCommit(folder: string): string {
  try {
    if (git(folder, ['rev-parse', '--git-dir']) !== undefined)
      return 'It lies in a repository of Git already, so nothing was committed.';
    if (git(folder, ['init', '--initial-branch=main']) === undefined) return 'Git could keep no repository there.';
    git(folder, ['add', '--all']);
    const isCommitted = git(folder, ['commit', '--message', 'A new site']) !== undefined;
    return isCommitted
      ? 'Git keeps its first state.'
      : 'Git has a repository there, and knows no name of yours yet: say it, then commit the first state.';
  } catch {
    return 'There is no Git on this machine: nothing keeps earlier states of the site.';
  }
}
