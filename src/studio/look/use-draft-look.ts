import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { isSame } from '#kit/model';
import type { DraftLook, Looking, PlacedThread } from '../host/looking.ts';
import { useHost, useStudio } from '../store/context.tsx';

const never = () => () => undefined;

/** What is shown and said of the draft that is open; nothing where no draft is, or before the server has answered. */
export function useDraftLook(): { looking: Looking | undefined; state: DraftLook | undefined } {
  const { looking } = useHost();
  const subscribe = useMemo(() => looking?.subscribe.bind(looking) ?? never, [looking]);
  const state = useSyncExternalStore(subscribe, () => looking?.state);
  useEffect(() => {
    if (looking && looking.state === undefined) void looking.load();
  }, [looking]);
  return { looking, state };
}

/** The comments that aren't settled of what is selected. */
export function useSelectedComments(): { looking: Looking | undefined; threads: readonly PlacedThread[] } {
  const { looking, state } = useDraftLook();
  const { file, path } = useStudio((studio) => studio.selection);
  const threads = useMemo(
    () =>
      (state?.threads ?? []).filter(
        ({ place, isSettled }) =>
          !isSettled && place?.file === file && isSame(place.path, path.slice(0, place.path.length)),
      ),
    [state, file, path],
  );
  return { looking, threads };
}

/** How many comments of each section of a page aren't settled, by its number. */
export function useCommentCounts(page: string): ReadonlyMap<number, number> {
  const { state } = useDraftLook();
  return useMemo(() => {
    const counts = new Map<number, number>();
    for (const { place, isSettled } of state?.threads ?? []) {
      const [field, index] = place?.file === page ? place.path : [];
      if (!isSettled && field === 'sections' && typeof index === 'number')
        counts.set(index, (counts.get(index) ?? 0) + 1);
    }
    return counts;
  }, [state, page]);
}
