import { capital, type Schema, spaced } from '#kit/model';

/** What a field is called in a form: as its schema says, else by its name. */
export function formLabel(name: string, { label }: Schema): string {
  return label ?? capital(spaced(name));
}
