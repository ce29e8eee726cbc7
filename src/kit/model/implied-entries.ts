import { isFields, valueAt } from './child-of.ts';
import type { Schema } from './schema.ts';

/**
 * What a list holds while its file says nothing of it (`whenAbsent`): what is added comes behind it. `{ "from": "fields.name.label" }` is
 * what the file says there; where it says nothing, that is left out.
 */
export function impliedEntries({ whenAbsent }: Schema, file: unknown): unknown[] {
  const said = (entry: unknown): unknown => {
    if (!isFields(entry)) return entry;
    if (typeof entry['from'] === 'string') return valueAt(file, entry['from'].split('.'));
    const fields = Object.entries(entry).map(([name, value]) => [name, said(value)]);
    return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
  };
  return Array.isArray(whenAbsent) ? whenAbsent.map(said).filter((entry) => entry !== undefined) : [];
}
