import { type ContactMessage, forEachField, type TypedFieldName, typedFieldNames } from '#contact-function/message';

/** A message as it is sent, every field filled or empty. */
export type Message = Required<ContactMessage>;

/** The fields that a visitor types into; the kind of inquiry comes with the button. */
export type FieldName = TypedFieldName;

export type FieldValues = Record<FieldName, string>;

/** What is wrong, in plain words, by field. */
export type FieldProblems = Partial<Record<FieldName, string>>;

/** In the order in which the form asks for them. */
export const fieldNames = typedFieldNames;

/** The fields as texts. `read` returns what is known of one; everything but a text counts as empty. */
export function fieldValues(read: (name: FieldName) => unknown): FieldValues {
  return forEachField(fieldNames, (name) => {
    const value = read(name);
    return typeof value === 'string' ? value : '';
  });
}
