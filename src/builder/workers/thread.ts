import { parentPort, workerData } from 'node:worker_threads';
import { LocalWorker } from './page-worker.ts';
import type { Order } from './thread-worker.ts';

/** A thread of the pool: does what it is told with its worker and sends back what came of it. */
const worker = new LocalWorker((workerData as { root: string }).root);

parentPort?.on('message', async ({ id, method, parameters }: Order) => {
  try {
    const result: unknown = await Reflect.apply(worker[method], worker, parameters);
    parentPort?.postMessage({ id, result });
  } catch (error) {
    parentPort?.postMessage({ id, error });
  }
});
