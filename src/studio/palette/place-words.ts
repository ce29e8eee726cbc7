import type { Filled } from '../form/figures.ts';
import { nameOf } from '../form/words.ts';
import { isInside, type SectionPlace } from '../outline/section-list.ts';
import { kindOf } from '../outline/section-words.ts';

/** Where a section will stand among those that are there, as people say it: `below “Prices”`, `at the end of the page`. */
export function placeWords(place: SectionPlace, sections: readonly unknown[], filled: Filled): string {
  const whole = isInside(place) ? '' : ' of the page';
  if (place.index >= sections.length) return `at the end${whole}`;
  // Nothing stands above the top of a page: what is put in first comes below it.
  const above = sections[place.index - 1] ?? (isInside(place) ? undefined : sections[0]);
  return above === undefined ? 'at the beginning' : `below “${nameOf(above, filled) || kindOf(above)}”`;
}
