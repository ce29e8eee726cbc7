import type { Answer, Call } from './calls.ts';
import { createChecker } from './create-checker.ts';
import { createPipeline } from './pipeline.ts';

/** The worker's entry: calls of the pipeline, one after the other. */
const pipeline = createPipeline(createChecker());
let last: Promise<void> = Promise.resolve();

addEventListener('message', ({ data }: MessageEvent<Call>) => {
  last = last.then(async () => postMessage(await answerTo(data)));
});

async function answerTo({ id, method, values }: Call): Promise<Answer> {
  try {
    // The other side has the same types.
    const call = pipeline[method] as (...given: readonly unknown[]) => Promise<unknown>;
    return { id, value: await call(...values) };
  } catch (error) {
    return { id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
