import { spawnSync } from 'node:child_process';

/** How long packages may take to come, in ms. */
const patience = 300_000;

/**
 * Runs npm in a folder: whether it worked, what it gave out, and what it said was wrong. What npm has told this process of another package
 * is none of that folder's business; where packages are kept is.
 */
export function runNpm(folder: string, args: readonly string[]): { isDone: boolean; out: string; said: string } {
  const env = Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !/^npm_/i.test(name) || /^npm_config_(?:cache|registry)$/i.test(name),
    ),
  );
  const { status, stdout, stderr } = spawnSync('npm', [...args, '--loglevel=error'], {
    cwd: folder,
    env,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: patience,
    // There npm is a script of the shell.
    shell: process.platform === 'win32',
  });
  return { isDone: status === 0, out: stdout ?? '', said: stderr ?? '' };
}
