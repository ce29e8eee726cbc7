import type { ErrorObject } from 'ajv';
import { childOf, isFields, kindCalled, type Problem, type Schema, type TextForm, valueAt } from '#kit/model';
import { nearest } from '../base/nearest.ts';
import { finding } from '../catalogue/index.ts';
import { fieldsCalled } from '../catalogue/synonyms.ts';
import { actionOf } from './action-form.ts';
import { describe, isBegun, missingFields } from './describe.ts';
import { exampleFrom, exampleOf, isNeeded } from './example.ts';
import { isOfForm } from './forms.ts';
import { holderOf } from './place.ts';
import type { SchemaScope } from './schema-scope.ts';
import { pathOf } from './validators.ts';

/**
 * The mistakes of a schema check, in the editor's words and with paths from the beginning of the file.
 * An unknown field that is nearly a missing one is one misspelling, not two mistakes,
 * and so are one unknown and one missing field of the same block; a place has at most one other mistake.
 */
export function schemaProblems(errors: readonly ErrorObject[], scope: SchemaScope): Problem[] {
  if (errors.length === 0) return [];
  const missing = errors.filter((error) => neededBy.includes(error.keyword) && !isBegun(error.data));
  const unknown = errors.filter((error) => error.keyword === 'additionalProperties');
  const [missingAt, unknownAt] = [byPlace(missing), byPlace(unknown)];
  const explained = new Set<ErrorObject>();
  const problems = unknown.map((error) =>
    unknownField(error, siblings(error, missingAt), siblings(error, unknownAt), explained, scope),
  );
  for (const error of missing.filter((one) => !explained.has(one))) {
    if (explained.has(error)) continue;
    const together = siblings(error, missingAt).filter((one) => !explained.has(one));
    for (const one of together) explained.add(one);
    problems.push(missingFields(together, scope));
  }
  const seen = new Set<string>();
  const misnamed = errors.flatMap(({ keyword, instancePath, params }) =>
    keyword === 'propertyNames' ? `${instancePath}/${params['propertyName']}` : [],
  );
  for (const error of errors) {
    if (
      ['additionalProperties', ...neededBy, 'if'].includes(error.keyword) ||
      explained.has(error) ||
      isSection(error, scope) ||
      misnamed.includes(error.instancePath)
    )
      continue;
    // What is wrong with a name is reported once, where the name stands.
    if (error.propertyName !== undefined && error.keyword !== 'propertyNames') continue;
    const key = `${error.instancePath} ${error.params['propertyName'] ?? ''}`;
    if (seen.has(key)) continue;
    seen.add(key);
    problems.push(describe(error, scope));
  }
  return problems;
}

/** The keywords by which a field has to be there: always, or because of another. */
const neededBy = ['required', 'dependencies'];

/** Sections are checked by their blocks, which say more. */
function isSection(error: ErrorObject, { words }: SchemaScope): boolean {
  const [list = '', entry = ''] = error.instancePath.split('/').slice(-2);
  return error.keyword === 'type' && /^\d+$/.test(entry) && words.vocabulary.sectionLists.has(list);
}

type ByPlace = ReadonlyMap<string, readonly ErrorObject[]>;

function byPlace(errors: readonly ErrorObject[]): ByPlace {
  const places = new Map<string, ErrorObject[]>();
  for (const error of errors) {
    const found = places.get(error.instancePath);
    if (found) found.push(error);
    else places.set(error.instancePath, [error]);
  }
  return places;
}

function siblings(error: ErrorObject, others: ByPlace): readonly ErrorObject[] {
  return others.get(error.instancePath) ?? [];
}

function unknownField(
  error: ErrorObject,
  missing: readonly ErrorObject[],
  unknown: readonly ErrorObject[],
  explained: Set<ErrorObject>,
  scope: SchemaScope,
): Problem {
  const name = String(error.params['additionalProperty']);
  const { properties = {} }: Schema = error.parentSchema ?? {};
  const absent = Object.keys(properties).filter((field) => childOf(error.data, field) === undefined);
  const open = missing.filter((other) => !explained.has(other));
  const namesOf = (list: readonly ErrorObject[]) => list.map((other) => String(other.params['missingProperty']));
  const renamed = absent.find((field) => properties[field]?.['was'] === name);
  const near = renamed ?? nearest(name, namesOf(open)) ?? nearest(name, absent);
  const value = childOf(error.data, name);
  // A whole section stands where an entry belongs: no other name would make it right.
  const isBlock = name === 'type' && typeof value === 'string' && scope.words.blockSchema(value) !== undefined;
  const called = near === undefined && !isBlock ? meantField(name, value, namesOf(open), properties, scope) : undefined;
  const only =
    near === undefined &&
    called === undefined &&
    !isBlock &&
    open.length === 1 &&
    unknown.length === 1 &&
    isOfKind(value, open[0])
      ? namesOf(open)[0]
      : undefined;
  const path = [...scope.path, ...pathOf(error.instancePath)];
  const home =
    near === undefined && called === undefined && only === undefined ? scope.homeOf?.(path, name) : undefined;
  const other = home === undefined && !isBlock ? meantField(name, value, absent, properties, scope) : undefined;
  const meant: Meant | undefined =
    near !== undefined || only !== undefined ? { word: near ?? only ?? '' } : (called ?? other);
  const word = meant?.word;
  const twin = open.find((other) => other.params['missingProperty'] === word);
  if (twin) explained.add(twin);
  const place = holderOf(scope.data, path, scope.words);
  if (home !== undefined)
    return {
      path: [...path, name],
      mark: 'key',
      ...finding('field/level', { place, name, home }),
      isOpen: true,
      fieldsOf: { place, stray: name, home, others: absent },
    };
  return {
    path: [...path, name],
    mark: 'key',
    ...finding('field/unknown', {
      place,
      name,
      ...(meant ?? { word }),
      known: absent.filter((field) => takes(properties[field] ?? {}, value, scope)),
      others: absent,
      isNeeded: isNeeded(
        scope.schema ?? {},
        valueAt(scope.data, scope.path),
        [...pathOf(error.instancePath), name],
        scope.words.resolve,
      ),
    }),
    ...(near === undefined ? {} : { replacement: near }),
    ...(word === undefined ? { isOpen: true } : {}),
    ...(near === undefined ? { fieldsOf: { place, stray: name, others: absent, ...(word ? { word } : {}) } } : {}),
  };
}

/** The field that a name stands for, and what its value would be there, where it isn't the one that was written. */
type Meant = { word: string; value?: unknown };

/** The field that people call by a name: the likeliest of those that take the value, or would with other words around it. */
function meantField(
  name: string,
  value: unknown,
  fields: readonly string[],
  properties: Readonly<Record<string, Schema>>,
  scope: SchemaScope,
): Meant | undefined {
  const { resolve } = scope.words;
  const called = fieldsCalled(name, fields);
  const right = called.find((field) => takes(properties[field] ?? {}, value, scope));
  if (right !== undefined) return { word: right };
  const action = 'link' in properties && 'dialog' in properties ? actionOf(name, value) : undefined;
  const [does] = Object.entries(action ?? {});
  if (does) return { word: does[0], value: does[1] };
  const [first] = called;
  const holder = called.find((field) => isFields(exampleOf(properties[field] ?? {}, resolve)));
  const word = typeof value === 'string' && /\.\w{3,4}$/.test(value) ? (holder ?? first) : first;
  if (word === undefined) return undefined;
  if (word === 'action') return { word, value: actionOf(name, value) };
  return { word, value: value === null ? undefined : exampleFrom(value, properties[word] ?? {}, [], resolve) };
}

/** True where a value may be that of a field, as far as its kind says: a word for a text, a list for a list. */
function takes(unresolved: Schema, value: unknown, { words: { resolve } }: SchemaScope): boolean {
  const schema = resolve(unresolved);
  if (schema.enum) return schema.enum.includes(value);
  if (typeof value === 'string') {
    if (schema.kind === 'link') return /^(?:[/#]|https:|mailto:|tel:)/.test(value);
    // The schema is one of ours, in which these words have these types.
    return (
      schema.type === 'string' && kindCalled(schema.kind).names === undefined && isOfForm(value, schema as TextForm)
    );
  }
  if (value === null) return false;
  return schema.type === (Array.isArray(value) ? 'array' : typeof value);
}

/** True where a value has the type that a missing field asks for, so that it may be that field under another name. */
function isOfKind(value: unknown, missing: ErrorObject | undefined): boolean {
  const { properties = {} }: Schema = missing?.parentSchema ?? {};
  const schema = properties[String(missing?.params['missingProperty'])];
  if (schema?.enum) return schema.enum.includes(value);
  const type = Array.isArray(value) ? 'array' : value === null ? 'null' : typeof value;
  return schema?.type === undefined ? type === 'object' : schema.type === type;
}
