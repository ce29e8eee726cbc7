import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';

/** How long packages may take to come, in ms. */
const patience = 300_000;

/**
 * Runs npm in a folder: whether it worked, what it gave out, and what it said was wrong. What npm has told this process of another package
 * is none of that folder's business; where packages are kept is.
 */
export async function runNpm(
  folder: string,
  args: readonly string[],
): Promise<{ isDone: boolean; out: string; said: string }> {
  const env = Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !/^npm_/i.test(name) || /^npm_config_(?:cache|registry)$/i.test(name),
    ),
  );
  const npm = spawn('npm', [...args, '--loglevel=error'], {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: patience,
    // It goes on when it is asked to end while it waits for an answer.
    killSignal: 'SIGKILL',
    // There npm is a script of the shell.
    shell: process.platform === 'win32',
  });
  const ended = new Promise<boolean>((done) => {
    npm.on('error', () => done(false));
    npm.on('close', (code) => done(code === 0));
  });
  const [isDone, out, said] = await Promise.all([ended, text(npm.stdout), text(npm.stderr)]);
  return { isDone, out, said };
}
