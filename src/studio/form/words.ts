import { beginningOf, childOf, isFields, type Path } from '#kit/model';
import type { Filled } from './figures.ts';

/** Several of what is called by a noun. */
export function pluralOf(noun: string): string {
  if (noun === 'person') return 'people';
  return noun
    .replace(/([^aeiou])y$/, '$1ie')
    .replace(/(s|x|ch|sh)$/, '$1e')
    .concat('s');
}

/** Fields that name what they stand in, the best first. */
export const naming: readonly string[] = [
  'heading',
  'title',
  'question',
  'name',
  'label',
  'quote',
  'value',
  'caption',
  'text',
  'eyebrow',
  'use',
];

/** As many letters of a text as one line has room for. */
const longest = 60;

/** What names a section or an entry, in one line; those of its first entry where it has no words, and nothing where that has none. */
export function nameOf(entry: unknown, filled: Filled): string {
  if (typeof entry === 'string' || typeof entry === 'number') return oneLine(filled(String(entry)));
  if (Array.isArray(entry))
    return oneLine(
      entry
        .map((inner) => nameOf(inner, filled))
        .filter(Boolean)
        .join(' · '),
    );
  const text = naming.map((name) => childOf(entry, name)).find((value) => typeof value === 'string' && value !== '');
  if (text !== undefined) return nameOf(text, filled);
  const items = childOf(entry, 'items');
  return Array.isArray(items) ? nameOf(items[0], filled) : '';
}

/** What an entry of a list shows of itself while it is closed: its name, or whatever it says first. */
export function summaryOf(value: unknown, filled: Filled): string {
  const name = nameOf(value, filled);
  if (name !== '' || !isFields(value)) return name;
  return nameOf(
    Object.values(value).find((inner) => typeof inner === 'string' && inner !== ''),
    filled,
  );
}

/** A text without its marks, on one line. */
function oneLine(text: string): string {
  const line = text
    .replaceAll(/\]\([^()\s]*\)/g, '')
    .replaceAll('[', '')
    .replaceAll(/[*_]{1,2}(?=\S)|(?<=\S)[*_]{1,2}/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return beginningOf(line, longest);
}

/** A path as one word, for keys and the names of elements. */
export function keyOf(path: Path): string {
  return path.join('.');
}
