import { isFields } from '#kit/model';

/** The fields that name an entry, the first that it has. */
const naming = ['heading', 'title', 'question', 'name', 'label', 'caption', 'value'] as const;

/** What an entry is called by its own words: its heading, its title, the first cell of a row; a text is its own name. */
export function entryName(entry: unknown): string | undefined {
  const field = namingField(entry);
  const own = Array.isArray(entry) ? entry[0] : isFields(entry) && field !== undefined ? entry[field] : entry;
  return (typeof own === 'string' || typeof own === 'number') && String(own).trim() !== '' ? String(own) : undefined;
}

/** The field that an entry is called by. */
export function namingField(entry: unknown): string | undefined {
  return isFields(entry) ? naming.find((field) => typeof entry[field] === 'string') : undefined;
}
