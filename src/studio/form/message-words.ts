import type { Diagnostic, FormWords } from '#kit/model';

type Message = Pick<Diagnostic, 'message' | 'help' | 'inForms'>;

/** A message as it is said to who fills in forms and sees no file. */
export function messageWords({ message, help, inForms }: Message): FormWords {
  return inForms ?? { message, ...(help === undefined ? {} : { help }) };
}
