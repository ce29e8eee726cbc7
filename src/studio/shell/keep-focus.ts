/**
 * Keeps the focus in a part of the screen: where what has it goes, or can't be pressed any more, the heading above its place has it, so
 * that the Tab key goes on from there. Never what came into its place: a second press would be one of something else. Returns the way
 * to stop.
 */
export function keepFocus(root: HTMLElement): () => void {
  let last: { element: Element; above: readonly HTMLElement[] } | undefined;
  const note = ({ target }: FocusEvent) => {
    if (target instanceof HTMLElement) last = { element: target, above: elementsAbove(target, root) };
  };
  // Who leaves it by hand has pressed where nothing takes the focus, or another part.
  const forget = ({ target }: Event) => {
    if (!(target instanceof Element && target.closest(focusable))) last = undefined;
  };
  const look = () => {
    if (!last || (last.element.isConnected && !last.element.matches(':disabled'))) return;
    const { element, above } = last;
    last = undefined;
    const { activeElement, body } = root.ownerDocument;
    // One that can't be pressed any more has it until the next picture is drawn.
    if (activeElement && ![body, element].includes(activeElement)) return;
    for (const one of above) {
      const heading = one.isConnected ? one.querySelector<HTMLElement>('h1, h2, h3') : null;
      if (!heading) continue;
      if (!heading.matches(focusable)) heading.tabIndex = -1;
      heading.focus();
      return;
    }
  };
  const observer = new MutationObserver(look);
  observer.observe(root, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] });
  root.addEventListener('focusin', note);
  root.addEventListener('pointerdown', forget);
  return () => {
    observer.disconnect();
    root.removeEventListener('focusin', note);
    root.removeEventListener('pointerdown', forget);
  };
}

const focusable = 'a[href], button, input, select, textarea, summary, [tabindex]';

function elementsAbove(element: Element, root: HTMLElement): HTMLElement[] {
  const above: HTMLElement[] = [];
  for (let at = element.parentElement; at; at = at.parentElement) {
    above.push(at);
    if (at === root) break;
  }
  return above;
}
