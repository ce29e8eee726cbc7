import { childOf } from '#kit/model';
import type { Filled } from '../form/figures.ts';
import { sectionTitle } from '../form/schema.ts';
import type { PageView } from '../worker/protocol.ts';

/** Fields that name what they stand in, the best first. */
const naming = ['heading', 'title', 'question', 'name', 'label', 'quote', 'text', 'eyebrow', 'use'];

/** As much of a text as a line of the outline has room for. */
const longest = 60;

/** What kind of section it is, as people say it: `card-grid` is "Cards". */
export function kindOf(section: unknown): string {
  const type = childOf(section, 'type');
  // A section that could not be compiled stands as a card that says why.
  return type === 'invalid' ? 'Needs a look' : sectionTitle(type);
}

/** What names a section or an entry; nothing where it has no words. */
export function nameOf(entry: unknown, filled: Filled): string {
  if (typeof entry === 'string') return shortened(filled(entry));
  const text = naming.map((name) => childOf(entry, name)).find((value) => typeof value === 'string' && value !== '');
  if (typeof text === 'string') return shortened(filled(text));
  // Without words of its own it goes by those of its first entry.
  const items = childOf(entry, 'items');
  return Array.isArray(items) && items.length > 0 ? nameOf(items[0], filled) : '';
}

/** A section in a sentence: `Text “Prices”`. */
export function sectionLabel(section: unknown, filled: Filled): string {
  const name = nameOf(section, filled);
  return name === '' ? kindOf(section) : `${kindOf(section)} “${name}”`;
}

function shortened(text: string): string {
  const line = text
    .replace(/\s+/g, ' ')
    .replace(/[*_]{1,2}(\S[^*_]*)[*_]{1,2}/g, '$1')
    .trim();
  return line.length <= longest ? line : `${line.slice(0, longest - 1).trimEnd()}…`;
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
