import { useEffect, useMemo, useState } from 'react';
import type { Path } from '#kit/model';
import type { ContentHost } from '../host/content-host.ts';
import { useHost, useStore, useStudio } from '../store/context.tsx';
import type { StudioStore } from '../store/types.ts';
import type { Behind } from '../worker/behind-types.ts';
import type { PlacedDiagnostic } from '../worker/protocol.ts';
import { openChanges, settle, useSettled } from './settled.ts';

/** The notes that a translation is behind its original, or doesn't say of which state it is; they are of all files, for they speak of two. */
const behindCodes: readonly string[] = ['translation/changed', 'translation/unmarked'];

/** The files whose original says something else since they were translated. */
export function useChangedOriginals(): ReadonlySet<string> {
  const diagnostics = useStudio((state) => state.diagnostics);
  return useMemo(
    () => new Set(diagnostics.flatMap(({ code, file }) => (code === 'translation/changed' ? file : []))),
    [diagnostics],
  );
}

/** What is said of a file by itself, and that it is a copy of its original, which takes both to see. */
export function useWithCopy(file: string, own: readonly PlacedDiagnostic[]): readonly PlacedDiagnostic[] {
  const diagnostics = useStudio((state) => state.diagnostics);
  return useMemo(
    () => [...own, ...diagnostics.filter((one) => one.code === 'translation/copy' && one.file === file)],
    [file, own, diagnostics],
  );
}

/** What the open translation is behind its original; nothing where it isn't, or before that is known. */
export function useBehind(file: string): Behind | undefined {
  const host = useHost();
  const store = useStore();
  // They name what the original says now, and are others once that is.
  const told = useStudio(({ diagnostics }) =>
    diagnostics.flatMap((one) => (one.file === file && behindCodes.includes(one.code) ? one.message : [])).join('\n'),
  );
  const [behind, setBehind] = useState<Behind>();
  useEffect(() => {
    let isOver = false;
    // Behind again, as after an undo, nothing of it is settled.
    if (told === '') settle(file, undefined);
    void (told === '' ? Promise.resolve(undefined) : lookFor(store, host, file)).then(
      (found) => !isOver && setBehind(found),
    );
    return () => {
      isOver = true;
    };
  }, [host, store, file, told]);
  return told === '' ? undefined : behind;
}

/** The places of an open translation of which the original says something else since. */
export function useChangedPlaces(file: string, data: unknown): readonly Path[] {
  const behind = useBehind(file);
  const settled = useSettled(file);
  return useMemo(
    () => (behind ? openChanges(behind, settled, data).map(({ path }) => path) : []),
    [behind, settled, data],
  );
}

type Looking = { file: string; found: Promise<Behind | undefined> };

/** What is being looked up: form and outline ask at the same time, and the earlier texts are fetched once. */
const looking = new WeakMap<StudioStore, Looking>();

function lookFor(store: StudioStore, host: ContentHost, file: string): Promise<Behind | undefined> {
  const now = looking.get(store);
  if (now?.file === file) return now.found;
  const mine: Looking = { file, found: changesSince(store, host, file) };
  looking.set(store, mine);
  // Only those who ask in the same moment share it: the next one may ask of another state.
  queueMicrotask(() => looking.get(store) === mine && looking.delete(store));
  return mine.found;
}

async function changesSince(store: StudioStore, host: ContentHost, file: string): Promise<Behind | undefined> {
  const known = await store.ask((asked) => asked.behind(file, []));
  if (!known || known.changes || known.isUnmarked) return known;
  const saved = store.savedText(known.original);
  const kept = await host.earlierTexts(known.original).catch(() => new Map<string, string>());
  return store.ask((asked) => asked.behind(file, [...(saved === undefined ? [] : [saved]), ...kept.values()]));
}
