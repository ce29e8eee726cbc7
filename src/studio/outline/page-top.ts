import { childOf } from '#kit/model';

/**
 * Why sections can't be changed like this: a page begins with one top, which holds its main heading. Tops that are hidden or have
 * days of their own may take turns; what is wrong with these is told beside their fields.
 */
export function topProblem(before: readonly unknown[], after: readonly unknown[]): string | undefined {
  if (isTop(before[0]) && !after.some(isTop))
    return 'The top of the page stays: it holds the page’s main heading. Change its words instead.';
  if (isTop(before[0]) && !isTop(after[0])) return 'The top of the page stays first: it holds the page’s main heading.';
  const added = countOf(after) - Math.max(countOf(before), 1);
  return added > 0
    ? 'A page has one top, which holds its main heading. Give this one days on which it is shown before you add another.'
    : undefined;
}

export function isTop(section: unknown): boolean {
  return childOf(section, 'type') === 'hero';
}

/** How many tops are always there. */
function countOf(sections: readonly unknown[]): number {
  const isAlways = (section: unknown) =>
    ['hidden', 'from', 'until'].every((field) => childOf(section, field) === undefined);
  return sections.filter((section) => isTop(section) && isAlways(section)).length;
}
