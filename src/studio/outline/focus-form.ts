import { focusControl } from '../form/focus-control.ts';

const controls = 'details:not([open]) > summary, .open, input, textarea, select, [contenteditable]';

/** Puts the focus into the first field of the form whose path begins so (any where that is empty), as soon as that is shown. */
export function focusForm(beginning: string): void {
  const form = document.getElementById('studio-form');
  const take = () => {
    const field = form?.querySelector<HTMLElement>(`[data-path${beginning && `^='${beginning}'`}] :is(${controls})`);
    if (field) focusControl(field);
    return field != null;
  };
  if (!form || take()) return;
  const end = () => watch.disconnect();
  const watch = new MutationObserver(() => take() && end());
  watch.observe(form, { childList: true, subtree: true });
  // Whoever does something else meanwhile keeps the focus there.
  for (const name of ['keydown', 'pointerdown']) addEventListener(name, end, { once: true });
}
