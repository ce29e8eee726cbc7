import { parentPort, workerData } from 'node:worker_threads';
import { siteRoot } from '../base/site-root.ts';
import { UsageError } from '../base/usage-error.ts';
import { LocalWorker } from './page-worker.ts';
import type { Order, ThreadData } from './thread-worker.ts';

const { root, hasOwnCode } = workerData as ThreadData;
if (hasOwnCode) await (await import('../own/load-own-code.ts')).loadOwnCode(siteRoot());

/** A thread of the pool: does what it is told with its worker and sends back what came of it. */
const worker = new LocalWorker(root);

parentPort?.on('message', async ({ id, method, parameters }: Order) => {
  try {
    const result: unknown = await Reflect.apply(worker[method], worker, parameters);
    parentPort?.postMessage({ id, result });
  } catch (error) {
    // What it is an error of doesn't travel with it.
    parentPort?.postMessage({ id, error, isUsage: error instanceof UsageError });
  }
});
