import type { KeyboardEvent, RefObject } from 'react';

/** Leads the focus from a search to what was found, and from one of it to the next, by the arrows. */
export function useArrows(
  list: RefObject<HTMLElement | null>,
  search: RefObject<HTMLElement | null>,
): (event: KeyboardEvent) => void {
  return (event) => {
    const isInSearch = event.target === search.current;
    const step = { ArrowDown: 1, ArrowUp: -1, ...(isInSearch ? {} : { ArrowRight: 1, ArrowLeft: -1 }) }[event.key];
    if (step === undefined) return;
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>('.choose') ?? [])];
    const next = buttons.indexOf(document.activeElement as HTMLElement) + step;
    event.preventDefault();
    if (next < 0) search.current?.focus();
    else buttons[Math.min(next, buttons.length - 1)]?.focus();
  };
}
