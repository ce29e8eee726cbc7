import { useEffect, useState } from 'react';
import { inLanguages } from '../outline/in-languages.ts';
import { useHost, useStore, useStudio } from '../store/context.tsx';
import type { Behind } from '../worker/protocol.ts';
import { settle } from './settled.ts';

/** The note that a translation is behind its original; it is one of all files, for it speaks of two. */
const behindCode = 'translation/changed';

/** What the open translation is behind its original; nothing where it isn't, or before that is known. */
export function useBehind(file: string): Behind | undefined {
  const host = useHost();
  const store = useStore();
  const original = useStudio(({ choices }) => inLanguages(file, choices)[0]?.page?.file);
  const says = useStudio(({ texts }) => texts.get(original ?? ''));
  const isBehind = useStudio(({ diagnostics }) =>
    diagnostics.some((one) => one.file === file && one.code === behindCode),
  );
  const [behind, setBehind] = useState<Behind>();
  // What the original says now is compared with what it said.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    let isOver = false;
    // Behind again, as after an undo, nothing of it is settled.
    if (!isBehind) settle(file, undefined);
    const look = async () => {
      if (!isBehind || original === undefined) return undefined;
      const kept = await host.earlierTexts(original).catch(() => new Map<string, string>());
      const saved = store.savedText(original);
      return store.ask((asked) => asked.behind(file, [...(saved === undefined ? [] : [saved]), ...kept.values()]));
    };
    void look().then((found) => !isOver && setBehind(found));
    return () => {
      isOver = true;
    };
  }, [host, store, file, original, says, isBehind]);
  return isBehind ? behind : undefined;
}
