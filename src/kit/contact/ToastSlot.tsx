import { type ReactNode, useLayoutEffect, useRef } from 'react';

/**
 * Takes the toasts in while it stands, and gives them back to the page when it goes.
 * The dialog hides everything outside of itself from assistive technology, so toasts have to move in.
 */
export function ToastSlot({ place }: { place: HTMLElement }): ReactNode {
  const slot = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = slot.current;
    if (!element) return;
    moveTo(element, place);
    const arrivals = new MutationObserver((changes) => {
      if (changes.some(({ addedNodes }) => addedNodes.length > 0)) showArrival(element);
    });
    arrivals.observe(place, { childList: true, subtree: true });
    return () => {
      arrivals.disconnect();
      moveTo(document.body, place);
    };
  }, [place]);
  return <div ref={slot} />;
}

/**
 * Brings toasts that stand in a dialog into view, for they stand below its form and the button that was pressed is above
 * them. Not while somebody types: what is being typed must not move away.
 */
function showArrival(toasts: Element): void {
  if (document.activeElement?.matches('input, textarea, select')) return;
  toasts.scrollIntoView({ block: 'nearest' });
}

/** Moves an element, where the browser can without starting its animations again (DOM standard, `moveBefore`). */
function moveTo(parent: MovingParent, element: HTMLElement): void {
  if (parent.moveBefore && element.isConnected) parent.moveBefore(element, null);
  else parent.append(element);
}

type MovingParent = HTMLElement & { moveBefore?(element: Node, before: Node | null): void };
