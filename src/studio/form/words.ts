import { isFields, type Path, type Schema, singular, spaced } from '#kit/model';
import type { Filled } from './figures.ts';

/** What one entry of a list is called, as a button says it: `items` of questions are each a "question". */
export function nounOf(name: string, { noun }: Schema): string {
  return noun ?? (name !== 'items' && name.endsWith('s') ? singular(spaced(name)) : 'entry');
}

/** Several of what `nounOf` names. */
export function pluralOf(noun: string): string {
  if (noun === 'person') return 'people';
  return noun
    .replace(/([^aeiou])y$/, '$1ie')
    .replace(/(s|x|ch|sh)$/, '$1e')
    .concat('s');
}

/** What an entry of a list shows of itself while it is closed: the first words that it says. */
export function summaryOf(value: unknown, filled: Filled): string {
  if (typeof value === 'string' || typeof value === 'number') return shortened(filled(String(value)));
  if (Array.isArray(value))
    return shortened(
      value
        .map((inner) => summaryOf(inner, filled))
        .filter(Boolean)
        .join(' · '),
    );
  if (!isFields(value)) return '';
  for (const name of ['title', 'heading', 'question', 'name', 'label', 'value', 'caption', 'text', 'alt', 'file']) {
    const words = value[name];
    if (typeof words === 'string' && words !== '') return shortened(filled(words));
  }
  return summaryOf(
    Object.values(value).find((inner) => typeof inner === 'string' && inner !== ''),
    filled,
  );
}

const summaryLength = 60;

function shortened(text: string): string {
  const line = text
    .replaceAll(/\]\([^()\s]*\)/g, '')
    .replaceAll('[', '')
    .replaceAll(/[*_]{1,2}(?=\S)|(?<=\S)[*_]{1,2}/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return line.length > summaryLength ? `${line.slice(0, summaryLength).trimEnd()}…` : line;
}

/** A path as one word, for keys and the names of elements. */
export function keyOf(path: Path): string {
  return path.join('.');
}
