/**
 * Lets somebody change the words of an element where they stand. `onEnd` is called once, with the words as they are then;
 * with nothing where it was given up. The element's own words come back before, for they are React's.
 */
export function editWords(element: HTMLElement, onEnd: (after: string | undefined) => void): void {
  const before = [...element.childNodes];
  const written = element.textContent ?? '';
  const controller = new AbortController();
  const { signal } = controller;
  element.textContent = written;
  element.setAttribute('contenteditable', 'plaintext-only');
  element.spellcheck = true;
  element.focus();
  const end = (isKept: boolean) => {
    if (signal.aborted) return;
    controller.abort();
    const after = (element.textContent ?? '').replace(/\s+/g, ' ').trim();
    element.removeAttribute('contenteditable');
    element.removeAttribute('spellcheck');
    element.replaceChildren(...before);
    onEnd(isKept && after !== '' ? after : undefined);
  };
  element.addEventListener(
    'keydown',
    (event) => {
      event.stopPropagation();
      if (event.key !== 'Enter' && event.key !== 'Escape') return;
      event.preventDefault();
      end(event.key === 'Enter');
    },
    { signal },
  );
  element.addEventListener('blur', () => end(true), { signal });
}
