import { childOf } from '#kit/model';
import type { Filled } from '../form/figures.ts';
import { sectionTitle } from '../form/schema.ts';
import { nameOf } from '../form/words.ts';
import type { PageView } from '../worker/protocol.ts';

/** What kind of section it is, as people say it: `card-grid` is "Cards". */
export function kindOf(section: unknown): string {
  const type = childOf(section, 'type');
  // A section that could not be compiled stands as a card that says why.
  return type === 'invalid' ? 'Section with a mistake' : sectionTitle(type);
}

/** A section in a sentence: `Text “Prices”`. */
export function sectionLabel(section: unknown, filled: Filled): string {
  const name = nameOf(section, filled);
  return name === '' ? kindOf(section) : `${kindOf(section)} “${name}”`;
}

/** Figures are filled in already where a section is compiled. */
export const asCompiled: Filled = (text) => text;

/** The names of a page's sections as visitors read them, figures filled in, by their number in the page's file. */
export function shownNames(page: string, view: PageView | undefined): ReadonlyMap<number, string> {
  const names = new Map<number, string>();
  if (view?.file !== page) return names;
  for (const [at, origin] of view.origins.entries()) {
    const { file, path } = origin.entry ?? origin;
    const index = path[1];
    const name = nameOf(view.page.sections[at], asCompiled);
    if (file === page && typeof index === 'number' && name !== '' && !names.has(index)) names.set(index, name);
  }
  return names;
}
