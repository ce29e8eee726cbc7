import { isFields, kindCalled, optionLabel, type Schema } from '#kit/model';
import { entryName } from './entry-name.ts';
import { textDifference } from './text-difference.ts';
import { listed, nameWords, plainValue, textValue, type Words, words } from './words.ts';

/** A change of one value in words, as far as its schema is known. */
export function differenceOf(before: unknown, after: unknown, schema: Schema | undefined): Words {
  if (isSwitch(before) && isSwitch(after)) return [switched(after)];
  if (isWords(before, schema) && isWords(after, schema)) return textDifference(String(before), String(after));
  return words`${valueWords(before, schema)} → ${valueWords(after, schema)}`;
}

/** A field that came: "link /contact was added". */
export function additionOf(field: Words, value: unknown, schema: Schema | undefined): Words {
  if (isChoice(schema)) return choiceDifference(field, undefined, value, schema);
  if (isSwitch(value)) return words`${field} is ${switched(value)}`;
  if (schema?.kind === 'action') return words`${actionWords(value)} now`;
  if (isSetting(value, schema)) return words`${field} is ${valueWords(value, schema)} now`;
  return words`${field} ${valueWords(value, schema)} ${wasOrWere(value)} added`;
}

/** A field that went. */
export function removalOf(field: Words, value: unknown, schema: Schema | undefined): Words {
  if (isChoice(schema)) return choiceDifference(field, value, undefined, schema);
  if (isSwitch(value)) return words`${field} is ${switched(false)}`;
  if (schema?.kind === 'action') return words`no longer ${actionWords(value)}`;
  if (isSetting(value, schema)) return words`${field} is no longer ${valueWords(value, schema)}`;
  return words`${field} ${valueWords(value, schema)} ${wasOrWere(value)} removed`;
}

/** True for a field whose values the schema lists. */
export function isChoice(schema: Schema | undefined): boolean {
  return Array.isArray(schema?.enum) && schema.enum.every((choice) => typeof choice === 'string');
}

/** Another choice, as forms call them: "background is “Tinted” now". */
export function choiceDifference(field: Words, before: unknown, after: unknown, schema: Schema | undefined): Words {
  const called = (choice: unknown) => nameWords(optionLabel(choice, schema));
  if (after === undefined) return words`${field} is no longer ${called(before)}`;
  if (before === undefined) return words`${field} is ${called(after)} now`;
  return words`${field} is ${called(after)}, no longer ${called(before)}`;
}

/** True for what decides about something and isn't shown itself: a choice, a name, a day. */
function isSetting(value: unknown, schema: Schema | undefined): boolean {
  if (value === null || value === '') return true;
  return typeof value !== 'object' && schema?.kind !== 'link' && !isWords(value, schema);
}

function wasOrWere(value: unknown): string {
  return Array.isArray(value) && value.length > 1 ? 'were' : 'was';
}

/** What a value says, in a few words. */
export function valueWords(value: unknown, schema: Schema | undefined): Words {
  if (value === null || value === '') return ['empty'];
  if (schema?.kind === 'action') return actionWords(value);
  if ((schema?.kind === 'image' || schema?.kind === 'picture') && isFields(value))
    return plainValue(String(value['file']));
  if (Array.isArray(value)) return value.length === 0 ? ['nothing'] : listed(value.map(nameOf));
  if (isFields(value)) return nameOf(value);
  if (typeof value === 'string') return isWords(value, schema) ? textValue(value) : plainValue(value);
  return plainValue(String(value));
}

function nameOf(value: unknown): Words {
  const name =
    entryName(value) ?? entryName(isFields(value) ? Object.values(value).find((one) => entryName(one)) : value);
  return name === undefined ? ['something without a name'] : nameWords(name);
}

/** What a button does. */
function actionWords(action: unknown): Words {
  if (!isFields(action)) return action === 'none' ? ['does nothing'] : plainValue(String(action));
  const { link, dialog, inquiryType, download } = action;
  if (typeof link === 'string') return words`leads to ${plainValue(link)}`;
  if (typeof download === 'string') return words`downloads ${plainValue(download)}`;
  if (typeof dialog !== 'string') return ['does something unknown'];
  const about = typeof inquiryType === 'string' ? words` for ${shortName(inquiryType, 'inquiry')}` : [];
  return words`opens the form ${shortName(dialog, 'form')}${about}`;
}

function shortName(name: string, of: 'form' | 'inquiry'): Words {
  return nameWords(name).map((part) => (typeof part === 'string' ? part : { ...part, of }));
}

function isSwitch(value: unknown): value is boolean {
  return typeof value === 'boolean';
}

function switched(value: boolean): string {
  return value ? 'switched on' : 'switched off';
}

/** True for words that visitors read; a choice, an address or a day is none. */
export function isWords(value: unknown, schema: Schema | undefined): boolean {
  if (typeof value !== 'string' || /^(?:\/|https?:|mailto:|tel:)\S*$/.test(value)) return false;
  return (
    schema === undefined || kindCalled(schema.kind).isRead === true || (schema.kind === undefined && isFree(schema))
  );
}

function isFree({ type, pattern, format, enum: choices, const: only }: Schema): boolean {
  return type === 'string' && [pattern, format, choices, only].every((limit) => limit === undefined);
}
