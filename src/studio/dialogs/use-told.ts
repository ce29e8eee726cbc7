import { useEffect, useState } from 'react';
import { useStore } from '../store/context.tsx';

/** A version by its id: what a file said with it, and before it. */
export type Step = { id: string; before: string; after: string };

/** As many versions are told, the newest first. */
const mostTold = 40;

/** What each version changed in a file, by its id: its first words, as *What changed* says them. They come one after the other. */
export function useTold(file: string, steps: readonly Step[] | undefined): ReadonlyMap<string, string> {
  const store = useStore();
  const [told, setTold] = useState<ReadonlyMap<string, string>>(new Map());
  useEffect(() => {
    let isOver = false;
    const look = async () => {
      for (const { id, before, after } of steps?.slice(0, mostTold) ?? []) {
        const [first, ...more] = await store.ask((asked) => asked.between(file, before, after));
        if (isOver) return;
        if (first !== undefined)
          setTold((all) => new Map([...all, [id, more.length === 0 ? first : `${first}; ${more.length} more`]]));
      }
    };
    // Without it, the list says when each was saved.
    look().catch(() => undefined);
    return () => {
      isOver = true;
    };
  }, [store, file, steps]);
  return told;
}
