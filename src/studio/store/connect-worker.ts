import type { Answer, Call } from '../worker/calls.ts';
import type { Pipeline } from '../worker/protocol.ts';

/** What of a worker is needed. */
export type WorkerPort = Pick<Worker, 'postMessage' | 'addEventListener'>;

/** Trusted Types (W3C), as far as they are used here. Browsers that don't have them ask for none. */
type TrustedTypes = {
  createPolicy: <Rules extends { [rule in 'createScriptURL' | 'createHTML']?: (given: string) => string }>(
    name: string,
    rules: Rules,
  ) => Rules;
};

declare global {
  interface Window {
    trustedTypes?: TrustedTypes;
  }
}

/** Starts the worker. The policy of the document lets this one address be a worker's (W3C Trusted Types), and no other. */
export function startWorker(url: string): Worker {
  const policy = window.trustedTypes?.createPolicy('studio-worker', { createScriptURL: (given) => given });
  return new Worker(policy?.createScriptURL(url) ?? url, { type: 'module' });
}

/** The pipeline behind a worker: calls are answered in their order. A worker that ends rejects what it was asked. */
export function connectWorker(worker: WorkerPort): Pipeline {
  const waiting = new Map<number, { resolve: (value: never) => void; reject: (error: Error) => void }>();
  let count = 0;
  worker.addEventListener('message', ({ data: answer }: MessageEvent<Answer>) => {
    const asked = waiting.get(answer.id);
    waiting.delete(answer.id);
    if ('error' in answer) asked?.reject(new Error(answer.error));
    // The worker calls the method of this name, and answers with what it returns (worker.ts).
    else asked?.resolve(answer.value as never);
  });
  worker.addEventListener('error', ({ message }) => {
    for (const { reject } of waiting.values()) reject(new Error(message));
    waiting.clear();
  });
  const call = (method: Call['method'], values: readonly unknown[]): Promise<never> =>
    new Promise((resolve, reject) => {
      count += 1;
      waiting.set(count, { resolve, reject });
      worker.postMessage({ id: count, method, values } satisfies Call);
    });
  // Whatever name is asked for is a call of that name, which the worker types as this side does (protocol.ts).
  return new Proxy(Object.create(null) as Pipeline, {
    get:
      (_, method: keyof Pipeline) =>
      (...values: readonly unknown[]) =>
        call(method, values),
  });
}
