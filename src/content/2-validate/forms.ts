import type { ErrorObject } from 'ajv';
import type { Path, Problem } from '../../model/diagnostic.ts';
import { isZone, zoneNamed, zoneNames } from '../base/moment.ts';
import { nearestName, replaced } from '../base/nearest.ts';
import { hasCurlyQuotes, withoutQuotes } from '../base/quotes.ts';
import { finding } from '../catalogue/index.ts';

/** What a schema says of the form of a text. */
export type TextForm = { kind?: string; pattern?: string; format?: string; description?: string };

/** The form of a text, as the schema that refused it says it. */
export function formOf({ parentSchema }: ErrorObject): TextForm {
  // The schema is one of ours, in which these words have these types.
  return (parentSchema ?? {}) as TextForm;
}

export const hyphens = 'small letters, digits and hyphens, such as `our-prices`';
export const underscores = 'small letters, digits and underscores, such as `claim_volume`';

/** A text that is no day, e-mail address or web address, where one belongs. */
export function formatProblem(format: string, value: string, path: Path): Problem {
  if (format === 'email') return { path, mark: 'value', ...finding('value/email', { value }) };
  if (format !== 'date') return { path, mark: 'value', ...finding('value/url', { value }) };
  const word = dayOf(value);
  return {
    path,
    mark: 'value',
    ...finding('value/date', { value, word }),
    ...(word === undefined ? {} : { replacement: word }),
  };
}

/** A text that is no day and no time, where one belongs. */
export function momentProblem(value: string, path: Path): Problem {
  const zone = zoneNamed(value);
  if (zone !== undefined && !isZone(zone)) return { ...zoneProblem(zone, path), snippet: zone };
  const word = dayOf(value);
  return { path, mark: 'value', ...finding('value/moment', { value, word }), ...replaced({ word, isSure: true }) };
}

/** The name of a time zone that there is none of. */
export function zoneProblem(name: string, path: Path): Problem {
  const near = nearestName(name, zoneNames());
  return { path, mark: 'value', ...finding('zone/unknown', { name, ...near }), ...replaced(near) };
}

/** A text that does not have the form of a name, an address or a number's pattern. */
export function patternProblem(form: TextForm, value: string, path: Path): Problem {
  const plain = withoutQuotes(value);
  if (form.kind === 'schedule') return momentProblem(value, path);
  const isRight = plain !== value && new RegExp(form.pattern ?? '', 'u').test(plain);
  if (isRight && hasCurlyQuotes(value))
    return { path, mark: 'value', ...finding('text/curly-quotes', { value, word: plain }), replacement: plain };
  if (form.pattern?.includes('https')) return { path, mark: 'value', ...finding('value/url', { value }) };
  return { path, mark: 'value', ...finding('value/form', { value, form: formWords(form) }) };
}

/** A number or switch where a text of a certain form belongs: quotes alone would not make it right. */
export function otherForm(form: TextForm, source: string, path: Path): Problem | undefined {
  if (form.format !== undefined) return formatProblem(form.format, source, path);
  const isRight = form.pattern === undefined || new RegExp(form.pattern, 'u').test(source);
  return isRight ? undefined : patternProblem(form, source, path);
}

/** Which texts a field takes, in words. */
export function formWords({ kind, pattern = '', description = '' }: TextForm): string {
  if (kind === 'anchor') return hyphens;
  if (kind === 'number-format') return 'a pattern such as `0,000`, `$0.0B` or `0.0%`';
  if (kind === 'path') return 'an address that begins with a slash, such as `/our-prices`';
  return pattern.includes('[a-z0-9_]') ? underscores : description.charAt(0).toLowerCase() + description.slice(1);
}

/** The day of a text that has year, month and day in this order, written with other signs between them or none. */
function dayOf(value: string): string | undefined {
  const [, year, month = '', day = ''] =
    /^(\d{4})[-/. ](\d{1,2})[-/. ](\d{1,2})$/.exec(value.trim()) ??
    /^((?:19|20)\d{2})(\d{2})(\d{2})$/.exec(value) ??
    [];
  if (year === undefined) return undefined;
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : undefined;
}
