import type { CommonPart, PagePlace } from './messages.ts';

/** The elements of the page's sections, in their order: nothing stands around them, for their styles know each other. */
export function sectionElements(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('main [data-view="shown"] > [data-block]')];
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
  ['header', 'navigation'],
  ['footer', 'footer'],
];

/** The section that something stands in, or what of every page it is a part of. */
export function placeAt(element: Element): { root: HTMLElement; place: PagePlace } | undefined {
  const section = sectionAt(element);
  if (section) return { root: section.root, place: section.index };
  if (element.closest('main')) return undefined;
  for (const [selector, place] of commonParts) {
    const root = element.closest<HTMLElement>(selector);
    if (root) return { root, place };
  }
  return undefined;
}
