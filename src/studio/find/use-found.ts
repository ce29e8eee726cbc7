import { useEffect, useState } from 'react';
import { useStore, useStudio } from '../store/context.tsx';
import type { FoundWords, WordsQuery } from '../worker/protocol.ts';

/** How long nothing is typed before all texts are gone through, in ms. */
const pause = 150;

const nothing: FoundWords = { places: [], more: 0 };

/** What a query finds in the texts as they are now, and of which query that is; it is looked for again when either changes. */
export function useFound(query: WordsQuery): { found: FoundWords; isCurrent: boolean } {
  const store = useStore();
  const texts = useStudio((state) => state.texts);
  const [result, setResult] = useState<{ query: WordsQuery; texts: typeof texts; found: FoundWords }>();
  useEffect(() => {
    let isOver = false;
    const wait = setTimeout(async () => {
      // What else is asked meanwhile doesn't wait for it.
      const { answer } = await store.ask(async (asked) => ({
        answer: query.words === '' ? nothing : asked.find(query),
      }));
      const found = await answer;
      if (!isOver) setResult({ query, texts, found });
    }, pause);
    return () => {
      isOver = true;
      clearTimeout(wait);
    };
  }, [store, query, texts]);
  return { found: result?.found ?? nothing, isCurrent: result?.query === query && result.texts === texts };
}
