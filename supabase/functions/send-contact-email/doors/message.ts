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
export { checkAnswers, type Wrongs } from '../own-form/answers.ts';
export { dayBounds, dayLimit, isDay, limitDay, todayHere } from '../own-form/days.ts';
export {
  type Answers,
  type AnswerValue,
  askedKeys,
  type FieldKind,
  isAsked,
  type OwnField,
  typedKind,
} from '../own-form/fields.ts';
export { fileLimits, mostFiles, offeredFiles, sizeWords } from '../own-form/files.ts';
export { formField, pageField, postedInput } from '../own-form/posted.ts';
export type { AnswerWords } from '../own-form/sentences.ts';
export { fileHint, type Spoken, wordsFor, wrongWords } from '../own-form/words.ts';
export { elapsedHeader, type Suspicion, trapField, trapHeader } from '../signals.ts';
export { sizeLimit } from '../size-limit.ts';
