import type { Answer, Call } from './calls.ts';
import { createChecker } from './create-checker.ts';
import { matcherAt, matching, serveMatches } from './match-apart.ts';
import { loadOwn } from './own.ts';
import { createPipeline } from './pipeline.ts';
import type { Pipeline } from './protocol.ts';

/**
 * The worker's entry: calls of the pipeline, one after the other. Its address says where the code of a site's own lies; or that it looks for
 * expressions, for another one.
 */
const { searchParams } = new URL(location.href);
if (searchParams.has(matching)) serveMatches();
else servePipeline();

function servePipeline(): void {
  const own = searchParams.get('own');
  const ready = (own === null ? Promise.resolve(undefined) : loadOwn(own)).then((loaded) =>
    createPipeline(createChecker(loaded), matcherAt(`?${matching}`)),
  );
  let last: Promise<void> = Promise.resolve();
  addEventListener('message', ({ data }: MessageEvent<Call>) => {
    const done = last.then(async () => postMessage(await answerTo(data, ready)));
    // It changes nothing, and an expression may take its time: nobody waits for it.
    if (data.method !== 'find') last = done;
  });
}

async function answerTo({ id, method, values }: Call, ready: Promise<Pipeline>): Promise<Answer> {
  try {
    // The other side has the same types.
    const call = (await ready)[method] as (...given: readonly unknown[]) => Promise<unknown>;
    return { id, value: await call(...values) };
  } catch (error) {
    return { id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
