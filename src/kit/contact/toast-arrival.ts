/**
 * Brings toasts that stand in a dialog into view, for they stand below its form and the button that was pressed is above
 * them. Not while somebody types: what is being typed must not move away.
 */
export function showArrival(toasts: Element): void {
  if (document.activeElement?.matches('input, textarea, select')) return;
  toasts.scrollIntoView({ block: 'nearest' });
}
