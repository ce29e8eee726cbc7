/** In a button, and in what opens and closes, a browser takes the space bar for a press: there it is written by hand. */
export function hearSpaces(element: HTMLElement, signal: AbortSignal, write: () => void): void {
  if (!element.closest('button, summary')) return;
  const hear = (event: KeyboardEvent) => {
    const { key, type, ctrlKey, metaKey, altKey, isComposing } = event;
    if (key !== ' ' || ctrlKey || metaKey || altKey || isComposing) return;
    event.preventDefault();
    if (type === 'keydown') write();
  };
  element.addEventListener('keydown', hear, { signal });
  element.addEventListener('keyup', hear, { signal });
}
