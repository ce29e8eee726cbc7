import { parentPort, workerData } from 'node:worker_threads';
import { LocalShare } from './page-share.ts';
import type { Order } from './thread-share.ts';

/** A thread of the crew: does what it is told with its share and sends back what came of it. */
const share = new LocalShare((workerData as { root: string }).root);

parentPort?.on('message', async ({ id, method, parameters }: Order) => {
  try {
    const result: unknown = await Reflect.apply(share[method], share, parameters);
    parentPort?.postMessage({ id, result });
  } catch (error) {
    parentPort?.postMessage({ id, error });
  }
});
