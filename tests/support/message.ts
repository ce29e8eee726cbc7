import type { CompleteMessage } from '#contact-function';
import { forEachField, messageFieldNames, typedFieldNames } from '#contact-function/message';

/** A message of which only this is filled in. */
export function messageOf(filled: Partial<CompleteMessage>): CompleteMessage {
  return { ...forEachField(messageFieldNames, () => ''), ...filled };
}

/** The fields that a visitor types into, of which only this is filled in. */
export function typedOf(filled: Partial<Omit<CompleteMessage, 'inquiryType'>>): Omit<CompleteMessage, 'inquiryType'> {
  return { ...forEachField(typedFieldNames, () => ''), ...filled };
}
