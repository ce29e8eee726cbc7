import { fork } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { bundledFile, ownCode, projectRoot } from '#builder/base';
import type { UpkeepOrder, UpkeepReport } from './upkeep-order.ts';

/** How long it may take, in ms: a quarter of an hour for other sites, and what comes before and after. */
const longest = 25 * 60_000;

/** Has a process of its own go through a site. Rejects where that ends without a word, or is ended by `signal`. */
export function inOwnProcess(order: Omit<UpkeepOrder, 'hasOwnCode'>, signal: AbortSignal): Promise<UpkeepReport> {
  const child = fork(bundledFile(projectRoot, 'src/publishing/upkeep/upkeep-process.ts'), {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    timeout: longest,
    signal,
  });
  // It gives way to whoever answers visitors, from its first moment on.
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  return new Promise((resolve, reject) => {
    child.once('message', (report: UpkeepReport) => resolve(report));
    child.once('error', reject);
    child.once('exit', (code, ended) => reject(new Error(`It ended with ${ended ?? code} and without a word.`)));
    child.send({ ...order, hasOwnCode: ownCode().key !== '' } satisfies UpkeepOrder);
  });
}
