import { type RefObject, useEffect } from 'react';
import { useIsInside } from '../outline/use-row-focus.ts';

/**
 * A question that is answered goes with the button that had the focus: it goes on in the next one of the same part of the screen, or in
 * the list of sections.
 */
export function useAnswered(root: RefObject<HTMLElement | null>): void {
  const isInside = useIsInside(root);
  useEffect(() => {
    if (!isInside.current || document.activeElement !== document.body) return;
    const next = root.current?.querySelector<HTMLElement>('button, input');
    (next ?? document.querySelector<HTMLElement>('[role=treeitem][tabindex="0"]'))?.focus();
  });
}
