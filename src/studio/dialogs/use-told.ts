import { useEffect, useState } from 'react';
import type { EarlierVersion } from '../host/content-host.ts';
import { useHost, useStore } from '../store/context.tsx';

/** As many versions are told, the newest first: each is compared with the one before it. */
const mostTold = 40;

/** What each version changed in a file, by its id: its first words, as *What changed* says them. They come one after the other. */
export function useTold(file: string, versions: readonly EarlierVersion[]): ReadonlyMap<string, string> {
  const host = useHost();
  const store = useStore();
  const [told, setTold] = useState<ReadonlyMap<string, string>>(new Map());
  useEffect(() => {
    let isOver = false;
    const look = async () => {
      const texts = await host.earlierTexts(file);
      const known = versions.filter(({ id }) => texts.has(id));
      for (const [index, { id }] of known.slice(0, mostTold).entries()) {
        const before = known[index + 1];
        if (isOver || !before) return;
        const [from = '', to = ''] = [texts.get(before.id), texts.get(id)];
        const [first, ...more] = await store.ask((asked) => asked.between(file, from, to));
        if (first !== undefined && !isOver)
          setTold((all) => new Map([...all, [id, more.length === 0 ? first : `${first}; ${more.length} more`]]));
      }
    };
    // Without it, the list says when each was saved.
    look().catch(() => undefined);
    return () => {
      isOver = true;
    };
  }, [host, store, file, versions]);
  return told;
}
