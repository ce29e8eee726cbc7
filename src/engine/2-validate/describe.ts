import type { ErrorObject } from 'ajv';
import { type Path, type Problem, type Schema, type TextForm, valueAt } from '#kit/model';
import { nearest } from '../base/nearest.ts';
import { hasCurlyQuotes, withoutQuotes } from '../base/quotes.ts';
import type { MissingField } from '../catalogue/field.ts';
import { type Finding, finding } from '../catalogue/index.ts';
import { actionOf } from './action-form.ts';
import { exampleFrom, exampleOf, isNeeded, schemaBelow, stillNeeded } from './example.ts';
import { formatProblem, formOf, patternProblem, textOfForm } from './forms.ts';
import { holderOf, nameOf } from './place.ts';
import type { SchemaScope } from './schema-scope.ts';
import { pathOf } from './validators.ts';
import { groupWords, wrongType } from './wrong-type.ts';

/** One mistake of a schema check as a problem. */
export function describe(error: ErrorObject, scope: SchemaScope): Problem {
  const path = [...scope.path, ...pathOf(error.instancePath)];
  const at = (mark: Problem['mark'], what: Finding, more: Partial<Problem> = {}): Problem => ({
    path,
    mark,
    ...what,
    ...more,
  });
  const limit = Number(error.params['limit']);
  switch (error.keyword) {
    case 'type':
      return error.data === null ? empty(error, path, scope) : wrongType(error, path, scope);
    case 'enum':
    case 'const':
      return choice(error, path, scope);
    case 'minLength':
    case 'minProperties':
      return empty(error, path, scope);
    case 'minItems':
      return at(
        'key',
        finding('list/too-short', {
          name: nameOf(path, scope),
          count: countOf(error.data),
          limit,
          example: entryExample(error, scope),
        }),
      );
    case 'maxItems':
      return at('key', finding('list/too-long', { name: nameOf(path, scope), count: countOf(error.data), limit }));
    case 'minimum':
    case 'maximum':
    case 'exclusiveMinimum':
    case 'exclusiveMaximum':
      return at(
        'value',
        finding('value/range', { value: Number(error.data), limit, isLeast: /min/i.test(error.keyword) }),
      );
    case 'format':
      return formatProblem(formOf(error), String(error.data), path);
    case 'pattern':
      return patternProblem(formOf(error), String(error.data), path, nameOf(path, scope));
    case 'propertyNames':
      return propertyName(error, path);
    default:
      return at(
        'value',
        finding('value/form', {
          value: shownValue(error.data),
          name: nameOf(path, scope),
          form: formOf(error).form,
          word: undefined,
          example: exampleOf(error.parentSchema ?? {}, scope.words.resolve),
        }),
      );
  }
}

/** A field of which nothing stands there but its name. */
function empty(error: ErrorObject, path: Path, scope: SchemaScope): Problem {
  const { resolve } = scope.words;
  const root = scope.schema ?? {};
  const inside = path.slice(scope.path.length);
  const isEntry = typeof path.at(-1) === 'number';
  const group = valueAt(scope.data, path.slice(0, -1));
  const schema = schemaBelow(root, inside, resolve) ?? error.parentSchema ?? {};
  const empty = {
    name: nameOf(path, scope),
    isEntry,
    example: exampleFrom(undefined, schema, Array.isArray(group) ? group : [], resolve),
    isNeeded: isNeeded(root, valueAt(scope.data, scope.path), inside, resolve),
    // Of an entry that has been begun nothing else is said than that its fields are empty.
    also: isBegun(group) ? stillNeeded(root, valueAt(scope.data, scope.path), inside.slice(0, -1), resolve) : {},
    form: formOf(error),
  };
  return { path, mark: 'key', ...finding('field/empty', empty), empty };
}

/** An example of an entry of a list. */
function entryExample({ parentSchema = {} }: ErrorObject, { words: { resolve } }: SchemaScope): unknown {
  const { items }: Schema = resolve(parentSchema);
  return items ? exampleOf(items, resolve) : undefined;
}

/** True for an entry of which nothing is written yet but the names of fields: that they are empty says enough. */
export function isBegun(data: unknown): boolean {
  const values = typeof data === 'object' && data !== null && !Array.isArray(data) ? Object.values(data) : [];
  return values.length > 0 && values.every((value) => value === null);
}

/** All fields that one place needs and does not have, as one mistake. */
export function missingFields(errors: readonly ErrorObject[], scope: SchemaScope): Problem {
  const path = [...scope.path, ...pathOf(errors[0]?.instancePath ?? '')];
  const fields = errors.map((error) => missingField(error, scope));
  const place = holderOf(scope.data, path, scope.words);
  return {
    path,
    mark: 'key',
    ...finding('field/missing', { place, fields }),
    missing: fields.map(({ name }) => name),
    fieldsOf: { place, lacks: fields },
  };
}

function missingField(error: ErrorObject, { words: { resolve } }: SchemaScope): MissingField {
  const name = String(error.params['missingProperty']);
  const { properties }: Schema = error.parentSchema ?? {};
  const schema = properties?.[name] ?? {};
  return { name, example: exampleOf(schema, resolve), label: schema.label };
}

function choice(error: ErrorObject, path: Path, scope: SchemaScope): Problem {
  if (error.data === null || error.data === '') return empty(error, path, scope);
  const known = allowedValues(error).map(String);
  const value = shownValue(error.data);
  const plain = withoutQuotes(value);
  if (hasCurlyQuotes(value) && known.includes(plain))
    return {
      path,
      mark: 'value',
      ...finding('text/curly-quotes', { value, word: plain, isNameOf: 'choice' }),
      replacement: plain,
    };
  const word = nearest(value.trim(), known);
  const action = isAction(path, scope) && word === undefined ? actionOf('link', error.data) : undefined;
  if (action !== undefined) return { path, mark: 'value', ...finding('action/form', { value, action }) };
  return {
    path,
    mark: 'value',
    ...finding('value/choice', { value, word, known }),
    ...(word === undefined ? {} : { replacement: word }),
  };
}

function allowedValues({ params }: ErrorObject): unknown[] {
  const values: unknown = params['allowedValues'];
  return Array.isArray(values) ? values : [params['allowedValue']];
}

/** True for what a button does: it is `none`, or a group that says what happens. */
function isAction(path: Path, { schema = {}, path: above, words }: SchemaScope): boolean {
  return schemaBelow(schema, path.slice(above.length), words.resolve)?.kind === 'action';
}

/** A name that is given in the file, such as that of a figure or a form. */
function propertyName(error: ErrorObject, path: Path): Problem {
  const name = String(error.params['propertyName']);
  // The schema of the names is one of ours.
  const form = (error.schema ?? {}) as TextForm;
  const word = textOfForm(name, form);
  return {
    path: [...path, name],
    mark: 'key',
    ...finding('value/form', { value: name, name: undefined, form: form.form, word, example: form.examples?.[0] }),
  };
}

function shownValue(data: unknown): string {
  return typeof data === 'object' && data !== null ? groupWords(data) : String(data);
}

function countOf(data: unknown): number {
  return Array.isArray(data) ? data.length : 0;
}
