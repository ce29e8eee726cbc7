import { spawnSync } from 'node:child_process';
import { git } from '../../git/git.ts';

/** What was done for a new site beside its files, in a line each. */
export type Installed = { lines: string[]; isInstalled: boolean };

/** How long packages may take to come, in ms. */
const patience = 300_000;

/** Installs what a site depends on and keeps its first state in Git. What can't be done here is said, and no mistake. */
export function install(folder: string): Installed {
  const isInstalled = runNpm(folder);
  const lines = [
    isInstalled
      ? 'Installed what it depends on.'
      : 'What it depends on could not be installed from here: run `npm install` there once the network is back.',
    firstCommit(folder),
  ];
  return { lines, isInstalled };
}

/** What npm has told this process of another package is none of that folder's business; where packages are kept is. */
function runNpm(folder: string): boolean {
  const env = Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !/^npm_/i.test(name) || /^npm_config_(?:cache|registry)$/i.test(name),
    ),
  );
  const { status } = spawnSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    env,
    stdio: 'ignore',
    timeout: patience,
    // There npm is a script of the shell.
    shell: process.platform === 'win32',
  });
  return status === 0;
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
