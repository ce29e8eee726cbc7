import { spawn } from 'node:child_process';
import type { Publisher } from '../publish/publisher.ts';
import type { Task } from './deliveries.ts';

/** How long it may take, in ms, and how much of what it prints is shown in the server's log. */
const longest = 10 * 60_000;
const mostOutput = 16 * 1024;

/** Runs a command after each publication, in the folder of the site. `$1` and PUBLISH_FOLDER are the folder that visitors see. */
export function commandTask({ releases, folders }: Publisher, command: string): Task {
  return {
    name: 'command',
    to: 'PUBLISH_COMMAND',
    wanted: async () => releases.newest,
    work: async () => {
      const [name, site] = [releases.newest, releases.liveSite];
      if (name === undefined || site === undefined) return { problem: 'Nothing is public yet.' };
      const problem = await run(command, releases.siteFolder(site), folders.root);
      return problem === undefined ? { done: name } : { problem };
    },
  };
}

/** Runs it in a group of its own, so that nothing of it is left when its time is over. Returns how it failed. */
function run(command: string, folder: string, cwd: string): Promise<string | undefined> {
  const child = spawn('/bin/sh', ['-c', command, 'publish', folder], {
    cwd,
    env: { ...process.env, PUBLISH_FOLDER: folder },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let output = '';
  const keep = (part: Buffer) => {
    output = (output + part.toString('utf8')).slice(-mostOutput);
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  let isTooLong = false;
  const timer = setTimeout(() => {
    isTooLong = true;
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
  }, longest);
  return new Promise((resolve) => {
    child.once('error', (error) => resolve(`It can’t be started: ${error.message}`));
    child.once('exit', (code, signal) => {
      clearTimeout(timer);
      if (code === 0) return resolve(undefined);
      console.error(`PUBLISH_COMMAND ended with ${signal ?? code}:\n${output}`);
      resolve(
        isTooLong
          ? 'It took more than ten minutes and was ended.'
          : `It ended with ${signal ?? code}; the server’s log has what it printed.`,
      );
    });
  });
}
