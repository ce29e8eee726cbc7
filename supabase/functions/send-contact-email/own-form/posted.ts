import { languageField } from '../fields.ts';
import { trapField } from '../signals.ts';
import { isAnswered, type OwnField } from './fields.ts';
import { ChosenFile } from './files.ts';

/** What a form of one's own calls its own name. */
export const formField = 'form';

/** What it calls the page that it stands on, to which it leads back without script. No key of a field looks like it. */
export const pageField = 'form-page';

/** What a form holds beside the fields that it asks for. */
const besides: readonly string[] = [formField, pageField, languageField, trapField];

/** A form that was filled in: that of a browser, or one that was posted. */
type Posted = { getAll(name: string): readonly unknown[]; keys(): Iterable<string> };

/**
 * What a filled form says to each of its fields, as JSON would. What was sent twice and can be said once only is a list, which no field
 * takes.
 */
export function postedInput(fields: readonly OwnField[], posted: Posted): Map<string, unknown> {
  const input = new Map<string, unknown>();
  for (const key of posted.keys()) if (!besides.includes(key)) input.set(key, '');
  for (const { key, kind } of fields.filter(isAnswered)) {
    const all = posted.getAll(key);
    const [first = ''] = all;
    if (kind === 'file') input.set(key, chosenIn(all));
    else if (kind === 'consent' && all.length < 2) input.set(key, all.length === 1);
    else input.set(key, kind === 'several' || all.length > 1 ? all : first);
  }
  return input;
}

/** The files that were chosen: a browser sends an empty one without a name where there is none, and without script a text. */
function chosenIn(all: readonly unknown[]): unknown[] {
  return all.flatMap((each): unknown[] => {
    if (each === '') return [];
    if (!(each instanceof File)) return [each];
    return each.name === '' && each.size === 0 ? [] : [new ChosenFile(each.name, each.size)];
  });
}

/** The same of a message in JSON. */
export function jsonInput(message: object): Map<string, unknown> {
  return new Map(Object.entries(message).filter(([key]) => key !== formField && key !== languageField));
}
