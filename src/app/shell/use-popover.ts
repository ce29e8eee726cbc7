import { type RefObject, type ToggleEvent, useEffect, useState } from 'react';

/**
 * Follows a popover that the browser itself opens and closes. Gives the value of its button's `aria-expanded`, which stays
 * out of the prerendered page, where the browser knows the state and React does not yet, and the popover's `onToggle`.
 */
export function usePopover(popover: RefObject<HTMLElement | null>) {
  const [isOpen, setIsOpen] = useState<boolean>();
  useEffect(() => {
    if (popover.current && 'showPopover' in popover.current) setIsOpen(popover.current.matches(':popover-open'));
  }, [popover]);
  const onToggle = (event: ToggleEvent<HTMLElement>) => {
    // A menu inside of a menu: the event of the inner one is not about the outer one.
    if (event.target === popover.current) setIsOpen(event.newState === 'open');
  };
  return { isOpen, onToggle };
}
