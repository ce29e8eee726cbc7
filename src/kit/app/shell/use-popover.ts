import { type RefObject, type ToggleEvent, useEffect, useState } from 'react';

/**
 * Follows a popover that the browser itself opens and closes. Returns the value of its button's `aria-expanded`, which stays
 * out of the prerendered page, where the browser knows the state and React does not yet, and the popover's `onToggle`.
 */
export function usePopover(popover: RefObject<HTMLElement | null>) {
  const [isOpen, setIsOpen] = useState<boolean>();
  useEffect(() => {
    if (popover.current && 'showPopover' in popover.current) setIsOpen(popover.current.matches(':popover-open'));
  }, [popover]);
  // Nobody should move on behind an open menu (WCAG 2.4.11).
  useEffect(() => {
    if (!isOpen) return;
    const onFocusIn = ({ target }: FocusEvent) => {
      const menu = popover.current;
      if (!menu || !(target instanceof HTMLElement) || menu.contains(target)) return;
      if (target.getAttribute('popovertarget') !== menu.id) menu.hidePopover();
    };
    document.addEventListener('focusin', onFocusIn);
    return () => document.removeEventListener('focusin', onFocusIn);
  }, [isOpen, popover]);
  const onToggle = (event: ToggleEvent<HTMLElement>) => {
    // A menu inside of a menu: the event of the inner one is not about the outer one.
    if (event.target === popover.current) setIsOpen(event.newState === 'open');
  };
  return { isOpen, onToggle };
}
