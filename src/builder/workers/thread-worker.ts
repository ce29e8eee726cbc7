import { Worker } from 'node:worker_threads';
import { bundledFile } from '../base/bundled-code.mjs';
import { ownCode } from '../base/own-code.ts';
import { UsageError } from '../base/usage-error.ts';
import type { PageWorker } from './page-worker.ts';

/** What a thread is told: a method of its worker with its parameters. */
export type Order = { id: number; method: keyof PageWorker; parameters: unknown[] };

/** What a thread begins with: the builder's folder, and whether the site's own code is taken in. */
export type ThreadData = { root: string; hasOwnCode: boolean };

type Answer = { id: number; result?: unknown; error?: unknown; isUsage?: boolean };
type Waiting = { resolve: (result: never) => void; reject: (error: unknown) => void };

/** Works in another thread. */
export class ThreadWorker implements PageWorker {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  #lastId = 0;

  constructor(root: string) {
    const workerData: ThreadData = { root, hasOwnCode: ownCode().key !== '' };
    this.#worker = new Worker(bundledFile(root, 'src/builder/workers/thread.ts'), { workerData });
    this.#worker.on('message', ({ id, result, error, isUsage }: Answer) => {
      const waiting = this.#waiting.get(id);
      this.#waiting.delete(id);
      // The answer of the method that was asked for: both threads run the same code.
      if (error === undefined) waiting?.resolve(result as never);
      else waiting?.reject(isUsage && error instanceof Error ? new UsageError(error.message) : error);
    });
    this.#worker.on('error', (error) => {
      for (const { reject } of this.#waiting.values()) reject(error);
      this.#waiting.clear();
    });
  }

  outline: PageWorker['outline'] = (...parameters) => this.#tell('outline', parameters);
  load: PageWorker['load'] = (...parameters) => this.#tell('load', parameters);
  begin: PageWorker['begin'] = (...parameters) => this.#tell('begin', parameters);
  make: PageWorker['make'] = (...parameters) => this.#tell('make', parameters);
  write: PageWorker['write'] = (...parameters) => this.#tell('write', parameters);
  end: PageWorker['end'] = (...parameters) => this.#tell('end', parameters);

  async close(): Promise<void> {
    await this.#worker.terminate();
  }

  #tell<Result>(method: keyof PageWorker, parameters: unknown[]): Promise<Result> {
    const id = ++this.#lastId;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#worker.postMessage({ id, method, parameters } satisfies Order);
    });
  }
}
