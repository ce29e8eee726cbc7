import { type Candidate, isAllOf, isHeardOnly, joinedIn, wordsOf } from './candidates.ts';

/** Which way Tab goes on from words that are open. */
export type Toward = 'next' | 'previous';

/** As many are looked at: nearly all can be written, and of each is asked who else says the same. */
const mostAsked = 100;

/**
 * Words of a section that may be gone on to, the nearest first: those that stand behind or before an element of it, or all. Of words in
 * one line, all of them come before a part of them.
 */
export function candidatesBeyond(root: HTMLElement, from: Element | undefined, toward: Toward): Candidate[] {
  const lines: Candidate[][] = [];
  gatherLines(root, lines);
  const isNext = toward === 'next';
  const side = isNext ? Node.DOCUMENT_POSITION_FOLLOWING : Node.DOCUMENT_POSITION_PRECEDING;
  // What stands around the open words says them, too, and so may what stands in them.
  const isBeyond = (candidate: Candidate) => {
    const node = candidate instanceof HTMLElement ? candidate : candidate[0];
    return !from || (node !== undefined && !candidateHolds(candidate, from) && position(from, node) === side);
  };
  return (isNext ? lines : lines.reverse()).flat().filter(isBeyond).slice(0, mostAsked);
}

/** Opens the answer that comes next to the words of a question, or before them: what is folded would be passed. */
export function unfoldBeyond(root: Element, from: Element | undefined, toward: Toward): void {
  const all = [...root.querySelectorAll('details')];
  const asks = (one: Element) => from !== undefined && one.querySelector(':scope > summary')?.contains(from);
  const at = from ? all.findIndex(asks) : all.length;
  const beyond = all[toward === 'next' ? at : at - 1];
  if (!beyond || beyond.open) return;
  // What is only about to unfold is not seen yet.
  beyond.dataset['atOnce'] = '';
  beyond.open = true;
  getComputedStyle(beyond, '::details-content').getPropertyValue('content-visibility');
  delete beyond.dataset['atOnce'];
}

/** Where an element stands in another, by its place among siblings at each step: what is drawn anew stands there again. */
export function stepsTo(element: Element, root: Element): number[] {
  const { parentElement } = element;
  if (element === root || !parentElement) return [];
  return [...stepsTo(parentElement, root), [...parentElement.children].indexOf(element)];
}

/** The element that stands there now, or as far inside as there is one. */
export function elementBy(steps: readonly number[], root: Element): Element {
  const [step, ...others] = steps;
  const child = step === undefined ? undefined : root.children[step];
  return child ? elementBy(others, child) : root;
}

function position(from: Element, node: Node): number {
  return from.compareDocumentPosition(node);
}

function candidateHolds(candidate: Candidate, element: Element): boolean {
  return candidate instanceof HTMLElement
    ? candidate.contains(element)
    : candidate.some((node) => node.contains(element));
}

/** Finds the lines of an element, each as what it says and the parts of that. */
function gatherLines(element: HTMLElement, lines: Candidate[][]): void {
  // What is told to nobody who hears the page is seen twice, as a row that runs on.
  const isCopy = element.matches('[aria-hidden=true]');
  if (isCopy || isHeardOnly(element) || !element.checkVisibility({ visibilityProperty: true })) return;
  const children = [...element.children].filter((child) => child instanceof HTMLElement);
  if (!children.every((child) => getComputedStyle(child).display.startsWith('inline'))) {
    const own = joinedIn(element).filter((nodes) => nodes.length === 1);
    if (own.length > 0) lines.push(own);
    for (const child of children) gatherLines(child, lines);
  } else if (wordsOf(element) !== '') {
    const line = innermost(element);
    const parts = [...line.querySelectorAll<HTMLElement>('*')].filter(
      (part) => part instanceof HTMLElement && !isAllOf(part),
    );
    lines.push([line, ...parts, ...joinedIn(line)]);
  }
}

/** The element that says all words of another and looks as they do: a button, not what it stands in. */
function innermost(element: HTMLElement): HTMLElement {
  const child = [...element.children].find((one) => one instanceof HTMLElement && wordsOf(one) === wordsOf(element));
  return child instanceof HTMLElement && !isAllOf(child) ? innermost(child) : element;
}
