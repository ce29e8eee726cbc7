import type { ErrorObject } from 'ajv';
import { childOf } from '../../model/child-of.ts';
import type { Path, Problem } from '../../model/diagnostic.ts';
import type { Schema } from '../../model/schema.ts';
import { nearest } from '../base/nearest.ts';
import { hasCurlyQuotes, withoutQuotes } from '../base/quotes.ts';
import { type Finding, finding } from '../catalogue/index.ts';
import { actionLine } from './action-form.ts';
import { formatProblem, formOf, formWords, hyphens, patternProblem, underscores } from './forms.ts';
import { holderOf, nameOf } from './place.ts';
import type { SchemaScope } from './schema-scope.ts';
import { pathOf } from './validators.ts';
import { foundWords, wrongType } from './wrong-type.ts';

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
      return wrongType(error, path, scope);
    case 'enum':
    case 'const':
      return choice(error, path, scope);
    case 'minLength':
    case 'minProperties':
      return at('key', finding('field/empty', { name: nameOf(path, scope) }));
    case 'minItems':
      return at('key', finding('list/too-short', { name: nameOf(path, scope), count: countOf(error.data), limit }));
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
      return formatProblem(String(error.params['format']), String(error.data), path);
    case 'pattern':
      return patternProblem(formOf(error), String(error.data), path);
    case 'propertyNames':
      return propertyName(error, path);
    default:
      return at('value', finding('value/form', { value: shownValue(error.data), form: formWords(formOf(error)) }));
  }
}

/** All fields that one place needs and does not have, as one mistake. */
export function missingFields(errors: readonly ErrorObject[], scope: SchemaScope): Problem {
  const path = [...scope.path, ...pathOf(errors[0]?.instancePath ?? '')];
  const fields = errors.map(missingField);
  return {
    path,
    mark: 'key',
    ...finding('field/missing', { place: holderOf(scope.data, path, scope.words), fields }),
    missing: fields.map(({ name }) => name),
  };
}

function missingField(error: ErrorObject): { name: string; example: string } {
  const name = String(error.params['missingProperty']);
  const { properties }: Schema = error.parentSchema ?? {};
  const schema = properties?.[name];
  const example = schema?.enum ? String(schema.enum[0]) : schema?.type === 'array' ? 'with its entries below' : '…';
  return { name, example };
}

function choice(error: ErrorObject, path: Path, scope: SchemaScope): Problem {
  if (error.data === null || error.data === '')
    return { path, mark: 'key', ...finding('field/empty', { name: nameOf(path, scope) }) };
  const known = allowedValues(error).map(String);
  const value = shownValue(error.data);
  const plain = withoutQuotes(value);
  if (hasCurlyQuotes(value) && known.includes(plain))
    return { path, mark: 'value', ...finding('text/curly-quotes', { value, word: plain }), replacement: plain };
  const word = nearest(value.trim(), known);
  const line = isAction(error) && word === undefined ? actionLine('link', error.data) : undefined;
  if (line !== undefined) return { path, mark: 'value', ...finding('action/form', { value, line }) };
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
function isAction({ schemaPath }: ErrorObject): boolean {
  return /\/action\/then\/enum$/.test(schemaPath);
}

/** A name that is given in the file, such as that of a figure or a form. */
function propertyName(error: ErrorObject, path: Path): Problem {
  const name = String(error.params['propertyName']);
  const form = String(childOf(error.schema, 'pattern') ?? '').includes('_') ? underscores : hyphens;
  return { path: [...path, name], mark: 'key', ...finding('value/form', { value: name, form }) };
}

function shownValue(data: unknown): string {
  return typeof data === 'object' ? foundWords(data) : String(data);
}

function countOf(data: unknown): number {
  return Array.isArray(data) ? data.length : 0;
}
