import { useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import type { TabsBlock } from '../../model/types.generated.ts';

/** A tab that the visitor has chosen, and the fragment of the address at that time. */
type Choice = { index: number; anchor: string };

type SelectedTab = {
  selected: number;
  /** Chooses the tab that `next` gives for the one selected at the time. */
  choose: (next: (selected: number) => number) => void;
  isHydrated: boolean;
};

const never = () => () => undefined;

/**
 * Which tab is selected: the first one at first; the one that holds the section named by the address' fragment, when
 * that changes; the one that the visitor has chosen since. Until hydration is done it is what the server has rendered.
 */
export function useSelectedTab(items: TabsBlock['items']): SelectedTab {
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const anchor = useLocation().hash.slice(1);
  const [choice, setChoice] = useState<Choice>();
  const named = isHydrated && anchor ? items.findIndex(({ sections }) => sections.some(({ id }) => id === anchor)) : -1;
  const indexFor = (made: Choice | undefined) => {
    const index = named >= 0 && made?.anchor !== anchor ? named : (made?.index ?? 0);
    return Math.min(index, items.length - 1);
  };
  return {
    selected: indexFor(choice),
    choose: (next) => setChoice((made) => ({ index: next(indexFor(made)), anchor })),
    isHydrated,
  };
}
