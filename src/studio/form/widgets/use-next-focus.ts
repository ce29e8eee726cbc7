import { type RefObject, useEffect, useRef } from 'react';
import { useIsInside } from '../../outline/use-row-focus.ts';

/** Where an entry of a list was taken away that had the focus, the one that stands there now gets it. */
export function useNextFocus(root: RefObject<HTMLElement | null>, count: number): void {
  const isInside = useIsInside(root);
  const at = useRef(0);
  const before = useRef(count);
  useEffect(() => {
    const element = root.current;
    const onFocus = ({ target }: FocusEvent) => {
      const entry = target instanceof Element ? target.closest('li') : null;
      if (entry) at.current = [...(entry.parentElement?.children ?? [])].indexOf(entry);
    };
    element?.addEventListener('focusin', onFocus);
    return () => element?.removeEventListener('focusin', onFocus);
  }, [root]);
  useEffect(() => {
    const isFewer = count < before.current;
    before.current = count;
    if (!isFewer || !isInside.current || document.activeElement !== document.body) return;
    const entries = root.current?.querySelectorAll<HTMLElement>('li > button') ?? [];
    entries[Math.min(at.current, entries.length - 1)]?.focus();
  }, [count, root, isInside]);
}
