import { type ReactNode, useLayoutEffect, useRef } from 'react';

/**
 * Takes the toasts in while it stands, and gives them back to the page when it goes.
 * The dialog hides everything outside of itself from assistive technology, so toasts have to move in.
 */
export function ToastSlot({ place }: { place: HTMLElement }): ReactNode {
  const slot = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (slot.current) moveTo(slot.current, place);
    return () => moveTo(document.body, place);
  }, [place]);
  return <div ref={slot} />;
}

/** Moves an element, where the browser can without starting its animations anew (DOM standard, `moveBefore`). */
function moveTo(parent: MovingParent, element: HTMLElement): void {
  if (parent.moveBefore && element.isConnected) parent.moveBefore(element, null);
  else parent.append(element);
}

type MovingParent = HTMLElement & { moveBefore?(element: Node, before: Node | null): void };
