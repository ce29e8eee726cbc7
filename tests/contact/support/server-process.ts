import { type ChildProcess, spawn } from 'node:child_process';
import { bundledFile, projectRoot } from '#builder/base';

const file = 'tests/contact/support/server.ts';

/** A running server process. */
export type ServerProcess = { url: string; child: ChildProcess };

/** Starts the embedded backend in a process of its own; `wrapper` is a command that runs it, such as strace. */
export function startServerProcess(
  environment: Record<string, string>,
  wrapper: readonly string[] = [],
): Promise<ServerProcess> {
  const [command = process.execPath, ...args] = [...wrapper, process.execPath, bundledFile(projectRoot, file)];
  const child = spawn(command, args, { env: { ...process.env, ...environment }, stdio: ['ignore', 'pipe', 'inherit'] });
  return new Promise((ready, fail) => {
    child.stdout.on('data', (chunk: Buffer) => {
      const url = /listening (\S+)/.exec(chunk.toString('utf8'))?.[1];
      if (url !== undefined) ready({ url, child });
    });
    child.on('exit', (code) => fail(new Error(`The server ended with ${code}.`)));
  });
}

/** Ends a process as a power switch would: at once, with no chance to tidy up. */
export function kill(child: ChildProcess): Promise<void> {
  return new Promise((done) => {
    child.once('exit', () => done());
    child.kill('SIGKILL');
  });
}
