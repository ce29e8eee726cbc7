import { type RefObject, useEffect } from 'react';

/** Tells the styles of an element how much of the window's foot the keyboard of a touch screen covers (`--covered`): browsers shrink only what is seen of the window by it. */
export function useCovered(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { visualViewport: seen } = window;
    if (!seen) return;
    const tell = () => {
      const covered = Math.max(0, document.documentElement.clientHeight - seen.height - seen.offsetTop);
      element.current?.style.setProperty('--covered', `${covered}px`);
    };
    // Not before the first change: no keyboard is open where a page has just been, and measuring has all laid out an extra time.
    const changes = ['resize', 'scroll'] as const;
    for (const change of changes) seen.addEventListener(change, tell);
    return () => {
      for (const change of changes) seen.removeEventListener(change, tell);
    };
  }, [element]);
}
