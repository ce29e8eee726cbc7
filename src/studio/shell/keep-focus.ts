/** What takes the focus in something that held what had it, as its child at a place; nothing where that is to be found further out. */
type Successor = (around: HTMLElement, at: number) => HTMLElement | null;

/**
 * Keeps the focus in a part of the screen: where what has it goes, or can't be pressed any more, the heading above its place has it, so
 * that the Tab key goes on from there. Never what came into its place: a second press would be one of something else. Where nothing is
 * pressed twice, as in a form, `successor` names another. Returns the way to stop.
 */
export function keepFocus(root: HTMLElement, successor: Successor = headingIn): () => void {
  let last: { element: Element; above: readonly Above[] } | undefined;
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
    for (const { around, at } of above) {
      const next = around.isConnected ? successor(around, at) : null;
      if (!next) continue;
      if (!next.matches(focusable)) next.tabIndex = -1;
      next.focus();
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

const focusable = 'a[href], button, input, select, textarea, summary, [tabindex], [contenteditable]';

function headingIn(around: HTMLElement): HTMLElement | null {
  return around.querySelector('h1, h2, h3');
}

type Above = { around: HTMLElement; at: number };

/** All that an element stands in, from the inside out, and at which place of it. */
function elementsAbove(element: Element, root: HTMLElement): Above[] {
  const above: Above[] = [];
  let inside = element;
  for (let around = element.parentElement; around; around = around.parentElement) {
    above.push({ around, at: [...around.children].indexOf(inside) });
    if (around === root) break;
    inside = around;
  }
  return above;
}
