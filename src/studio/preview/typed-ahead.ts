/** How long a field may take to come after a double click in the page, in ms. */
const patience = 3000;

/** Types what was typed before the field that it is meant for was there, as soon as that has the focus. */
export function typeWhereFocused(text: string): void {
  const type = (): boolean => {
    const { activeElement } = document;
    const isText = activeElement?.matches('input, textarea, [contenteditable=true]') ?? false;
    // The only way to type that fields of React and of ours hear as a person's.
    return isText && document.execCommand('insertText', false, text);
  };
  if (type()) return;
  const controller = new AbortController();
  const { signal } = controller;
  addEventListener('focusin', () => queueMicrotask(() => type() && controller.abort()), { signal });
  addEventListener('pointerdown', () => controller.abort(), { signal });
  setTimeout(() => controller.abort(), patience);
}
