import type { CommonPart, PagePlace } from './messages.ts';
import type { Toward } from './words-beyond.ts';

/** The elements of the page's sections, in their order: nothing stands around them, for their styles know each other. */
export function sectionElements(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('main [data-view="shown"] > [data-block]')];
}

/**
 * The frame of a section in the window: the first begins where the page does, and neighbours of one tone share the space between
 * their words, so that the line stands in the middle of it.
 */
export function frameOf(root: HTMLElement): DOMRect {
  const all = sectionElements();
  const at = all.indexOf(root);
  const { left, width, bottom } = root.getBoundingClientRect();
  const top =
    ((at === 0 && root.closest('main')) || root).getBoundingClientRect().top - sharedSpace(all[at - 1], root) / 2;
  return new DOMRect(left, top, width, bottom - sharedSpace(root, all[at + 1]) / 2 - top);
}

/** The space between the words of two sections that is the upper one's alone. */
function sharedSpace(upper: HTMLElement | undefined, lower: HTMLElement | undefined): number {
  if (!upper || !lower) return 0;
  const isShared = Number.parseFloat(getComputedStyle(lower).paddingTop) === 0 && toneOf(upper) === toneOf(lower);
  return isShared ? Number.parseFloat(getComputedStyle(upper).paddingBottom) : 0;
}

/** The ground of an element, which may be that of what it stands in. */
function toneOf(element: Element): string {
  const { backgroundColor } = getComputedStyle(element);
  const isClear = backgroundColor === 'rgba(0, 0, 0, 0)' && element.parentElement;
  return isClear ? toneOf(isClear) : backgroundColor;
}

/** The section that something stands in, by its number. */
export function sectionAt(element: Element): { root: HTMLElement; index: number } | undefined {
  const all = sectionElements();
  const index = all.findIndex((root) => root.contains(element));
  const root = all[index];
  return root && { root, index };
}

/** What of the page surrounds its sections. */
const commonParts: readonly [selector: string, part: CommonPart][] = [
  ['#root > aside', 'notices'],
  ['#root > header', 'navigation'],
  ['#root > footer', 'footer'],
];

/** A section, or what of every page something is a part of, with its place. */
export type Placed = { root: HTMLElement; place: PagePlace };

/** What stands at a place of the page. */
export function elementAt(place: PagePlace | undefined): HTMLElement | undefined {
  if (typeof place === 'number') return sectionElements()[place];
  const selector = commonParts.find(([, part]) => part === place)?.[0];
  return (selector && document.querySelector<HTMLElement>(selector)) || undefined;
}

/** A place as the page is drawn now: what is still there may stand elsewhere, and what was drawn anew stands where it did. */
export function placeNow({ root, place }: Placed): Placed | undefined {
  if (root.isConnected) return placeAt(root);
  const now = elementAt(place);
  return now && { root: now, place };
}

/** Where words may be gone on to from those of a place: the sections one after the other, or that part of every page alone. */
export function placeBeyond(place: PagePlace, toward: Toward): Placed | undefined {
  if (typeof place !== 'number') return undefined;
  const index = place + (toward === 'next' ? 1 : -1);
  const root = sectionElements()[index];
  return root && { root, place: index };
}

/** The section that something stands in, or what of every page it is a part of. */
export function placeAt(element: Element): Placed | undefined {
  const section = sectionAt(element);
  if (section) return { root: section.root, place: section.index };
  if (element.closest('main')) return undefined;
  for (const [selector, place] of commonParts) {
    const root = element.closest<HTMLElement>(selector);
    if (root) return { root, place };
  }
  return undefined;
}
