import { spawn } from 'node:child_process';
import { projectRoot } from '#builder/base';
import { serverAddress } from './server-address.ts';

/** Runs something against a built site, served on a free port. */
export async function served<Result>(out: string, use: (url: string) => Promise<Result>): Promise<Result> {
  const server = spawn(process.execPath, ['scripts/run.mjs', 'serve', '--out', out], {
    cwd: projectRoot,
    env: { ...process.env, PORT: '0', CONTACT_RATE_LIMIT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    return await use(await serverAddress(server));
  } finally {
    server.kill('SIGTERM');
  }
}
