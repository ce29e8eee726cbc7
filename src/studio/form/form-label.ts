import { capital, nounOf, ownLabel, type Schema, spaced } from '#kit/model';
import { pluralOf } from './words.ts';

/** What a field is called in a form: as its schema says, else by its name. Entries that are called so everywhere go by what each is. */
export function formLabel(name: string, schema: Schema): string {
  const isGeneral = name === 'items' && schema.label === ownLabel(name);
  return isGeneral ? capital(pluralOf(nounOf(name, schema))) : (schema.label ?? capital(spaced(name)));
}
