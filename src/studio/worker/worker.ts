import type { Answer, Call } from './calls.ts';
import { createChecker } from './create-checker.ts';
import { loadOwn } from './own.ts';
import { createPipeline } from './pipeline.ts';
import type { Pipeline } from './protocol.ts';

/** The worker's entry: calls of the pipeline, one after the other. Its address says where the code of a site's own lies. */
const own = new URL(location.href).searchParams.get('own');
const ready: Promise<Pipeline> = (own === null ? Promise.resolve(undefined) : loadOwn(own)).then((loaded) =>
  createPipeline(createChecker(loaded)),
);
let last: Promise<void> = Promise.resolve();

addEventListener('message', ({ data }: MessageEvent<Call>) => {
  last = last.then(async () => postMessage(await answerTo(data)));
});

async function answerTo({ id, method, values }: Call): Promise<Answer> {
  try {
    // The other side has the same types.
    const call = (await ready)[method] as (...given: readonly unknown[]) => Promise<unknown>;
    return { id, value: await call(...values) };
  } catch (error) {
    return { id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
