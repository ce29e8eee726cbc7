import { Worker } from 'node:worker_threads';
import { bundledFile } from '../bundled-code.mjs';
import type { Share } from './page-share.ts';

/** What a thread is told: a method of its share with its parameters. */
export type Order = { id: number; method: keyof Share; parameters: unknown[] };

type Answer = { id: number; result?: unknown; error?: unknown };
type Waiting = { resolve: (result: never) => void; reject: (error: unknown) => void };

/** A share that another thread works on. */
export class ThreadShare implements Share {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  #lastId = 0;

  constructor(root: string) {
    this.#worker = new Worker(bundledFile(root, 'scripts/crew/thread.ts'), { workerData: { root } });
    this.#worker.on('message', ({ id, result, error }: Answer) => {
      const waiting = this.#waiting.get(id);
      this.#waiting.delete(id);
      if (error === undefined) waiting?.resolve(result as never);
      else waiting?.reject(error);
    });
    this.#worker.on('error', (error) => {
      for (const { reject } of this.#waiting.values()) reject(error);
      this.#waiting.clear();
    });
  }

  outline: Share['outline'] = (...parameters) => this.#tell('outline', parameters);
  compile: Share['compile'] = (...parameters) => this.#tell('compile', parameters);
  render: Share['render'] = (...parameters) => this.#tell('render', parameters);

  async close(): Promise<void> {
    await this.#worker.terminate();
  }

  #tell<Result>(method: keyof Share, parameters: unknown[]): Promise<Result> {
    const id = ++this.#lastId;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#worker.postMessage({ id, method, parameters } satisfies Order);
    });
  }
}
