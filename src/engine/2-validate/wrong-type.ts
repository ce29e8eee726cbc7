import type { ErrorObject } from 'ajv';
import { beginningOf, isFields, type Path, type Problem, type Said, type Schema, valueAt } from '#kit/model';
import { withoutQuotes } from '../base/quotes.ts';
import { type Finding, finding } from '../catalogue/index.ts';
import { say, written } from '../catalogue/say.ts';
import { exampleFrom } from './example.ts';
import { formOf, otherForm } from './forms.ts';
import { nameOf } from './place.ts';
import type { SchemaScope } from './schema-scope.ts';

/** A value of another type than its field takes. */
export function wrongType(error: ErrorObject, path: Path, scope: SchemaScope): Problem {
  const types = String(error.params['type']).split(',');
  const { data } = error;
  const name = nameOf(path, scope);
  const found = foundWords(data);
  const group = valueAt(scope.data, path.slice(0, -1));
  const others = Array.isArray(group) ? group : [];
  const example = exampleFrom(data, error.parentSchema ?? {}, others, scope.words.resolve);
  if (types.includes('array')) {
    const value = Array.isArray(example) ? example : [example];
    return { path, mark: 'key', ...finding('value/list', { found, name, value }), isOpen: true };
  }
  if (types.includes('string')) return text(error, found, path, name, example);
  if (types.includes('number') || types.includes('integer')) {
    const word = typeof data === 'string' ? plainNumber(data) : undefined;
    // Only quotes can be left out without a word: a unit, a sign of money or a comma says what the number means.
    const isSure = typeof data === 'string' && withoutQuotes(data) === word;
    const what = { found, name, word: word === undefined ? undefined : Number(word), example };
    return withWord(path, finding('value/number', what), isSure ? word : undefined);
  }
  if (types.includes('boolean')) {
    const word = typeof data === 'string' ? switchWord(data) : undefined;
    const what = { found, name, word: word === undefined ? undefined : word === 'true' };
    return withWord(path, finding('value/boolean', what), word);
  }
  const isEntry = typeof path.at(-1) === 'number';
  const value = withoutDashes(data) ?? byName(data, error.parentSchema ?? {});
  if (value !== undefined) return { path, mark: 'value', ...finding('value/fields', { found, name, isEntry, value }) };
  return { path, mark: 'key', ...finding('value/fields', { found, name, isEntry, value: example }), isOpen: true };
}

/** The fields of a list whose entries have one field each, and each another: dashes were written before the fields of a group. */
function withoutDashes(data: unknown): Record<string, unknown> | undefined {
  const fields = Array.isArray(data) ? data.map((entry) => (isFields(entry) ? Object.entries(entry) : [])) : [];
  const whole = Object.fromEntries(fields.flat());
  const isDashed = fields.length > 0 && fields.every(({ length }) => length === 1);
  return isDashed && Object.keys(whole).length === fields.length ? whole : undefined;
}

/**
 * Entries of a list as a group whose names the file gives: by what they call their name, or by the first of two texts, as `from` and
 * `to` are.
 */
function byName(data: unknown, { additionalProperties }: Schema): Record<string, unknown> | undefined {
  const entries = Array.isArray(data) ? data.map((entry) => (isFields(entry) ? Object.entries(entry) : [])) : [];
  if (typeof additionalProperties !== 'object' || entries.length === 0) return undefined;
  const named = entries.flatMap((fields): [string, unknown][] => {
    const [first, second, ...others] = fields;
    const own = fields.find(([field, value]) => /^(?:name|key|id)$/.test(field) && typeof value === 'string');
    if (own) return [[String(own[1]), Object.fromEntries(fields.filter((one) => one !== own))]];
    const isPair = typeof first?.[1] === 'string' && typeof second?.[1] === 'string' && others.length === 0;
    return isPair ? [[String(first[1]), second[1]]] : [];
  });
  return named.length === entries.length ? Object.fromEntries(named) : undefined;
}

/** A value that a word can stand for, where one is known. */
function withWord(path: Path, what: Finding, word: string | undefined): Problem {
  return { path, mark: 'value', ...what, ...(word === undefined ? {} : { replacement: word }) };
}

/** Where a text belongs: a number only wants quotes, whose words the source gives; a switch in quotes would be shown as `true`. */
function text(error: ErrorObject, found: Said, path: Path, name: string, example: unknown): Problem {
  const { data } = error;
  const form = typeof data === 'object' ? undefined : otherForm(formOf(error), String(data), path, name);
  if (form) return form;
  const isEntry = typeof path.at(-1) === 'number';
  const written = isEntry ? '-' : name;
  if (typeof data === 'object')
    return { path, mark: 'key', ...finding('value/text', { found, name: written, example }), isOpen: true };
  if (typeof data === 'boolean')
    return { path, mark: 'value', ...finding('value/text', { found, name: written, example }) };
  return {
    path,
    mark: 'value',
    ...finding('value/text', { found, name: written, value: String(data) }),
    quote: { name: written, read: String(data), found },
    // All cells of a row in brackets are one slip, and a comma may have cut one in two.
    ...(isEntry && typeof path.at(-2) === 'number' ? { isOpen: true } : {}),
  };
}

function plainNumber(value: string): string | undefined {
  const digits = withoutQuotes(value)
    .replace(/(?<=\d)\s+\p{L}+$/u, '')
    .replaceAll(/[$€£%\s]/g, '')
    .replaceAll(/,(?=\d{3}\b)/g, '')
    .replace(/^(\d+),(\d{1,2})$/, '$1.$2');
  return /^[-+]?\d+(\.\d+)?$/.test(digits) ? String(Number(digits)) : undefined;
}

function switchWord(value: string): string | undefined {
  const word = withoutQuotes(value).toLowerCase();
  if (['true', 'yes', 'on', 'y'].includes(word)) return 'true';
  return ['false', 'no', 'off', 'n'].includes(word) ? 'false' : undefined;
}

/** What stands somewhere, in words. */
export function foundWords(data: unknown): Said {
  if (data === null || data === undefined) return ['nothing'];
  if (typeof data === 'object') return [groupWords(data)];
  if (typeof data === 'string') {
    if (data === '') return ['an empty text'];
    return say`the text ${written(beginningOf(data.trim().replace(/\n.*/s, '…'), 40))}`;
  }
  return typeof data === 'number' ? [`the number ${data}`] : [written(String(data))];
}

/** A list or a group of fields, in words. */
export function groupWords(data: object): string {
  return Array.isArray(data) ? 'a list' : 'a group of fields';
}
