import { fork } from 'node:child_process';
import { bundledFile, ownCode, projectRoot } from '#builder/base';
import type { BuildOrder, BuildReport } from './build-order.ts';

/** How long a build may take, in ms: one that stands still holds up everybody. */
const longest = 600_000;

/** Has a process of its own check and build what is to be published. Rejects where it ends without a word. */
export function buildCandidate(order: Omit<BuildOrder, 'hasOwnCode'>): Promise<BuildReport> {
  const child = fork(bundledFile(projectRoot, 'src/publishing/publish/build-process.ts'), {
    execArgv: ['--max-semi-space-size=32'],
    // Forms of a preview send to the server that shows it, which keeps nothing.
    ...(order.isPreview && { env: { ...process.env, VITE_SUPABASE_URL: '', VITE_SUPABASE_ANON_KEY: '' } }),
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    timeout: longest,
  });
  return new Promise((resolve, reject) => {
    let result: BuildReport | undefined;
    child.once('message', (report: BuildReport) => {
      result = report;
    });
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      if (result) resolve(result);
      else reject(new Error(`The build ended with ${signal ?? code} and without a word.`));
    });
    child.send({ ...order, hasOwnCode: ownCode().key !== '' } satisfies BuildOrder);
  });
}
