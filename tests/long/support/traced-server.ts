import { readFileSync } from 'node:fs';
import type { ServerProcess } from '../../contact/support/server-process.ts';

/** Ends a server that runs under strace: strace itself heeds no signal while its server lives. */
export function endTraced({ child }: ServerProcess): Promise<void> {
  const [server] = readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8').split(' ');
  return new Promise((done) => {
    child.once('exit', () => done());
    process.kill(Number(server), 'SIGKILL');
  });
}
