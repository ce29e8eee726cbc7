/**
 * What forms and the contact function share: fields, signals of robots, sizes. Runs anywhere.
 */
export {
  fieldOf,
  forEachField,
  languageField,
  messageFieldNames,
  type TypedFieldName,
  typedFieldNames,
} from '../fields.ts';
export type { ContactMessage } from '../message.generated.ts';
export { elapsedHeader, type Suspicion, trapField, trapHeader } from '../signals.ts';
export { sizeLimit } from '../size-limit.ts';
