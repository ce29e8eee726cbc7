import { type Matcher, type Matches, matchesIn } from './matches.ts';
import type { WordsQuery } from './protocol.ts';

/** How long an expression may take for all texts, in ms. */
const patience = 2_000;

/** The word in a worker's address that has it look for expressions, and for nothing else. */
export const matching = 'matching';

type Asked = { query: WordsQuery; texts: readonly string[] };

/** Looks for expressions whenever it is asked: the other side of `matcherAt`. */
export function serveMatches(): void {
  addEventListener('message', ({ data }: MessageEvent<Asked>) => postMessage(matchesIn(data.query, data.texts)));
}

/**
 * Looks for expressions in a worker of its own, which is ended where one takes too long, or where another one is asked for before: no
 * engine can be stopped within a text. `address` is that of the code that calls `serveMatches`.
 */
export function matcherAt(address: string): Matcher {
  let worker: Worker | undefined;
  let giveUp: (() => void) | undefined;
  return (query, texts) => {
    giveUp?.();
    const asked = worker ?? new Worker(address, { type: 'module' });
    worker = asked;
    return new Promise<Matches | undefined>((resolve, reject) => {
      const end = () => {
        clearTimeout(timer);
        giveUp = undefined;
        asked.onmessage = null;
      };
      const terminate = () => {
        end();
        asked.terminate();
        worker = undefined;
      };
      const stop = () => {
        terminate();
        resolve(undefined);
      };
      const timer = setTimeout(stop, patience);
      giveUp = stop;
      asked.onmessage = ({ data }: MessageEvent<Matches>) => {
        end();
        resolve(data);
      };
      asked.onerror = ({ message }) => {
        terminate();
        reject(new Error(message));
      };
      asked.postMessage({ query, texts } satisfies Asked);
    });
  };
}
