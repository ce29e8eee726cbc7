import { isFields } from '#kit/model';
import { anyOf, both, since } from '../../base/shown.ts';
import { type Finding, finding } from '../../catalogue/index.ts';
import { firstGap, gapFrom } from '../../links/time/absence.ts';
import { hasWhen, shownWhen, whenOf } from '../../links/time/when.ts';
import type { SectionScope } from '../sections/section-scope.ts';

/** What is wrong with the place of a hero among the sections of a page: on no day does another section stand above it. */
export function heroProblem(list: unknown, { path, shown, context }: SectionScope): Finding | undefined {
  const index = Number(path.at(-1));
  const sections: readonly unknown[] = Array.isArray(list) ? list : [];
  const above = sections.slice(0, index);
  for (const [other, section] of above.entries()) {
    const when = whenOf(section);
    const [first] = since(both(shown, shownWhen(when, context.zone)), context.now);
    if (!first) continue;
    const isDated = firstDated(sections) <= index;
    return isDated
      ? finding('shown/two-heroes', { from: gapFrom(first[0], context).from, other: other + 1 })
      : finding('page/hero', { isFirst: !above.some((one) => isFields(one) && one['type'] === 'hero') });
  }
  return undefined;
}

const known = new WeakMap<readonly unknown[], number>();

/** The first of some sections that says when it is shown: found once, for each hero asks. */
function firstDated(sections: readonly unknown[]): number {
  const found = known.get(sections) ?? sections.findIndex(hasWhen);
  known.set(sections, found);
  return found < 0 ? sections.length : found;
}

/** What is wrong where a page that has a hero has none of them on some day. */
export function missingHero(list: readonly unknown[], { shown, context }: SectionScope): Finding | undefined {
  const heroes = list.filter((section) => isFields(section) && section['type'] === 'hero');
  const gap = firstGap(shown, anyOf(heroes.map((hero) => shownWhen(whenOf(hero), context.zone))), context);
  return heroes.length > 0 && gap ? finding('shown/no-hero', { from: gap.from }) : undefined;
}
