import type { CompleteMessage } from '#contact-function';
import { forEachField, messageFieldNames, typedFieldNames } from '#contact-function/message';

/** The fields of every message. */
type Typed = Omit<CompleteMessage, 'own'>;

/** A message of which only this is filled in. */
export function messageOf(filled: Partial<Typed>): Typed {
  return { ...forEachField(messageFieldNames, () => ''), ...filled };
}

/** The fields that a visitor types into, of which only this is filled in. */
export function typedOf(filled: Partial<Omit<Typed, 'inquiryType'>>): Omit<Typed, 'inquiryType'> {
  return { ...forEachField(typedFieldNames, () => ''), ...filled };
}
