import { spawnSync } from 'node:child_process';
import { codeOf } from '../error-code.ts';
import { UsageError } from '../usage-error.ts';

/** The most that a call of git may print. */
const mostOutput = 1 << 28;

type Options = { input?: string; environment?: Record<string, string> };

/**
 * What git prints in a folder, or nothing where it fails. Names of branches and files go to it as arguments of their own, never
 * through a shell. Throws UsageError where there is no git.
 */
export function git(folder: string, args: readonly string[], { input, environment }: Options = {}): string | undefined {
  const { status, stdout, error } = spawnSync('git', args, {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: mostOutput,
    ...(input === undefined ? {} : { input }),
    env: { ...process.env, ...environment },
  });
  if (codeOf(error) === 'ENOENT')
    throw new UsageError(
      'There is no `git` on this machine, and it knows what the pages were before. Install it: https://git-scm.com/downloads',
    );
  return status === 0 ? stdout : undefined;
}
