import { capital, type Schema } from '#kit/model';
import type { Filled } from './figures.ts';
import { resolve } from './schema.ts';
import { hasMarks, widgetFor } from './widget.ts';
import { nameOfLanguage } from './widgets/language-options.ts';
import { summaryOf } from './words.ts';

/** An entry of a list in a sentence, by what its row says: `Plan “Season”`, `German`; by its number where it has no words for people. */
export function entryLabel(noun: string, index: number, schema: Schema, value: unknown, filled: Filled): string {
  const widget = widgetFor(resolve(schema, value));
  if (widget === 'language' && typeof value === 'string' && value !== '') return nameOfLanguage(value);
  const isName = typeof value === 'string' && widget !== 'text' && widget !== 'figured' && !hasMarks(widget);
  const name = isName ? '' : summaryOf(value, filled);
  return name === '' ? `${capital(noun)} ${index + 1}` : `${capital(noun)} “${name}”`;
}
