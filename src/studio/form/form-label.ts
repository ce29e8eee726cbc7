import { capital, nounOf, type Schema, spaced } from '#kit/model';
import { pluralOf } from './words.ts';

/** What a field is called in a form: as its schema says, else by its name; the entries of a section by what each is. */
export function formLabel(name: string, schema: Schema): string {
  return name === 'items' ? capital(pluralOf(nounOf(name, schema))) : (schema.label ?? capital(spaced(name)));
}
