import { VisuallyHidden } from '#kit';

/** What screen readers alone are told. */
const heard = String(VisuallyHidden);

/** Words of the page that may be meant by a double click: an element, or some of the nodes that stand beside each other in one. */
export type Candidate = HTMLElement | readonly ChildNode[];

/**
 * What a candidate says, where it stands among all of its kind in the section that say the same, and whether it is near enough to
 * what was clicked to be what is meant as it stands.
 */
export type Said = { words: string; nth: number; count: number; isNear: boolean };

/** Whether the page still shows a candidate: it may have been drawn anew. */
export function isShown(candidate: Candidate): boolean {
  return [candidate].flat().every(({ isConnected }) => isConnected);
}

/** How many elements around the one that was clicked are near. */
const mostNear = 4;

/** Of more nodes than this, each stands for itself: a figure and its unit are three or four. */
const mostJoined = 8;

/** Whether words of an element stand under a point, which is in it. */
export function isOnWords(element: Element, { x, y }: { x: number; y: number }): boolean {
  const range = document.createRange();
  range.selectNodeContents(element);
  return [...range.getClientRects()].some(
    ({ left, right, top, bottom }) => left <= x && x <= right && top <= y && y <= bottom,
  );
}

/** What is meant as a whole, wherever it is pressed. */
const whole = 'a, button, summary, label';

/** Whether a point lies beside the words of an element that only holds others which say them. */
export function isOnGround(element: Element, point: { x: number; y: number }): boolean {
  const hasOwn = [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
  const isHolder = !hasOwn && element.textContent.trim() !== '' && !element.closest(whole);
  return isHolder && !isOnWords(element, point);
}

/** Whether an element is for screen readers alone. */
export function isHeardOnly(element: Element): boolean {
  return element.matches(heard);
}

/** What may be meant by a double click at a point, from the inside out. */
export function candidatesAt(element: Element, root: Element, { x, y }: { x: number; y: number }): Candidate[] {
  const found: Candidate[] = [];
  const under =
    document.caretPositionFromPoint?.(x, y)?.offsetNode ?? document.caretRangeFromPoint?.(x, y)?.startContainer;
  const text = [...element.childNodes].find((node) => node === under && node.nodeType === Node.TEXT_NODE);
  if (text) found.push(...joinedIn(element, text));
  for (let at: Element | null = element; at && root.contains(at); at = at.parentElement) {
    if (at instanceof HTMLElement && !isAllOf(at)) found.push(at);
    if (at === element && at !== root && at.parentElement) found.push(...joinedIn(at.parentElement, at));
  }
  return found;
}

/** What a candidate of a section says. */
export function saidIn(root: Element, candidate: Candidate, clicked: Element | undefined): Said {
  const words = wordsOf(candidate);
  const { tagName } = candidate instanceof HTMLElement ? candidate : (candidate[0]?.parentElement ?? root);
  const same = [...root.querySelectorAll<HTMLElement>(tagName)].flatMap<Candidate>((element) => {
    if (candidate instanceof HTMLElement) return wordsOf(element) === words ? [element] : [];
    const joined = joinedIn(element).find((other) => wordsOf(other) === words);
    return joined ? [joined] : [];
  });
  const nth = same.findIndex((other) => holds(other, candidate));
  return { words, nth: Math.max(0, nth), count: Math.max(1, same.length), isNear: isNear(candidate, clicked) };
}

function isNear(candidate: Candidate, clicked: Element | undefined): boolean {
  let at = clicked;
  for (let steps = 0; at && steps < mostNear; steps += 1) {
    if (!(candidate instanceof HTMLElement) || at === candidate) return true;
    at = at.parentElement ?? undefined;
  }
  return false;
}

/** A candidate's words, in one line. */
export function wordsOf(candidate: Candidate): string {
  const nodes = candidate instanceof HTMLElement ? [candidate] : candidate;
  const range = document.createRange();
  return nodes
    .map((node) => {
      range.selectNode(node);
      return seenIn(range);
    })
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The words of a range that are seen: those for screen readers alone, as of a link that opens a new tab, are none of its text. */
export function seenIn(range: Range): string {
  const { commonAncestorContainer: around } = range;
  if (!(around instanceof Element) || around.querySelector(heard) === null) return range.toString();
  const copy = range.cloneContents();
  for (const words of copy.querySelectorAll(heard)) words.remove();
  return copy.textContent ?? '';
}

function holds(other: Candidate, candidate: Candidate): boolean {
  if (candidate instanceof HTMLElement || other instanceof HTMLElement) return other === candidate;
  return candidate.some((node) => other.includes(node));
}

/** Whether an element is bold or italic around all words of the one that it stands in, which is the one that is meant. */
export function isAllOf(element: HTMLElement): boolean {
  const { parentElement } = element;
  return element.matches('strong, em') && parentElement !== null && wordsOf(parentElement) === wordsOf(element);
}

/** The nodes that stand beside each other in an element, the fewest first, but all of them; those that `around` is one of. */
export function joinedIn(element: Element, around?: ChildNode): ChildNode[][] {
  const nodes = [...element.childNodes];
  if (nodes.length < 2 || nodes.length > mostJoined) return [];
  const found: ChildNode[][] = [];
  for (let length = 1; length < nodes.length; length += 1)
    for (let first = 0; first + length <= nodes.length; first += 1) {
      const some = nodes.slice(first, first + length);
      const isAlone = length === 1 && some[0]?.nodeType !== Node.TEXT_NODE;
      if (!isAlone && (!around || some.includes(around))) found.push(some);
    }
  return found;
}
