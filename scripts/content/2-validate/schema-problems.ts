import type { ErrorObject } from 'ajv';
import type { Problem } from '../diagnostic.ts';
import { nearest } from '../nearest.ts';
import { pathOf } from './validators.ts';

/**
 * The mistakes of a schema check, in the editor's words. An unknown field that is nearly a missing one
 * is one misspelling, not two mistakes; a place has at most one other mistake.
 */
export function schemaProblems(errors: readonly ErrorObject[], prefix: readonly (string | number)[] = []): Problem[] {
  const missing = errors.filter((error) => error.keyword === 'required');
  const explained = new Set<ErrorObject>();
  const problems: Problem[] = [];
  for (const error of errors.filter((candidate) => candidate.keyword === 'additionalProperties')) {
    const name = String(error.params['additionalProperty']);
    const known = Object.keys((error.parentSchema as { properties?: object } | undefined)?.properties ?? {});
    const present = Object.keys((error.data as object | null) ?? {});
    const word = nearest(name, known.filter((field) => !present.includes(field)));
    const twin = missing.find((other) => other.instancePath === error.instancePath && other.params['missingProperty'] === word);
    if (twin) explained.add(twin);
    problems.push({
      path: [...prefix, ...pathOf(error.instancePath), name],
      mark: 'key',
      code: 'field/unknown',
      message: `There is no field \`${name}\` here.`,
      help: word ? `Change it to \`${word}\`.` : `Delete it, or use one of: ${known.map((field) => `\`${field}\``).join(', ')}.`,
    });
  }
  const seen = new Set<string>();
  for (const error of errors) {
    if (error.keyword === 'additionalProperties' || error.keyword === 'if' || explained.has(error)) continue;
    const key = `${error.instancePath} ${error.keyword === 'required' ? error.params['missingProperty'] : ''}`;
    if (seen.has(key)) continue;
    seen.add(key);
    problems.push({ path: [...prefix, ...pathOf(error.instancePath)], ...describe(error) });
  }
  return problems;
}

type Description = Omit<Problem, 'path'>;

function describe(error: ErrorObject): Description {
  const value = (code: string, message: string, help?: string): Description => ({
    mark: 'value', code, message, ...(help === undefined ? {} : { help }),
  });
  const limit = Number(error.params['limit']);
  switch (error.keyword) {
    case 'required':
      return { mark: 'key', code: 'field/missing', message: `The field \`${error.params['missingProperty']}\` is missing.`, help: `Add a line \`${error.params['missingProperty']}: …\`.` };
    case 'type':
      return value('value/type', `Here stands ${shown(error.data)}, but ${wanted(error.params['type'])} is needed.`);
    case 'enum':
    case 'const':
      return choice(error, value);
    case 'minLength':
      return { mark: 'key', code: 'field/empty', message: 'This field is empty.', help: 'Write its text, or delete the line.' };
    case 'minItems':
      return value('list/too-short', `This list has ${count(error.data)}; it needs at least ${limit}.`);
    case 'maxItems':
      return value('list/too-long', `This list has ${count(error.data)}; it holds at most ${limit}.`);
    case 'format':
      return value(`value/${error.params['format']}`, `\`${String(error.data)}\` is not ${error.params['format'] === 'date' ? 'a date such as 2025-09-30' : `a valid ${error.params['format']}`}.`);
    case 'minProperties':
      return { mark: 'key', code: 'field/empty', message: 'Nothing stands here.', help: 'Fill it in, or delete the line.' };
    default:
      return value('value/form', `This does not have the form that is needed. ${descriptionOf(error)}`);
  }
}

function choice(error: ErrorObject, value: (code: string, message: string, help?: string) => Description): Description {
  const choices = (error.params['allowedValues'] ?? [error.params['allowedValue']]) as unknown[];
  const word = nearest(String(error.data), choices.map(String));
  const help = word ? `Change it to \`${word}\`.` : `Write one of: ${choices.map((item) => `\`${String(item)}\``).join(', ')}.`;
  return value('value/choice', `\`${String(error.data)}\` is not one of the choices.`, help);
}

function descriptionOf(error: ErrorObject): string {
  return (error.parentSchema as { description?: string } | undefined)?.description ?? '';
}

function shown(data: unknown): string {
  if (data === null) return 'nothing';
  if (Array.isArray(data)) return 'a list';
  return typeof data === 'object' ? 'a group of fields' : typeof data === 'boolean' ? 'yes or no' : typeof data === 'number' ? 'a number' : 'a text';
}

function wanted(type: unknown): string {
  const words: Record<string, string> = { string: 'a text', array: 'a list', object: 'a group of fields', number: 'a number', boolean: '`true` or `false`' };
  return String(type).split(',').map((name) => words[name] ?? name).join(' or ');
}

function count(data: unknown): string {
  const length = Array.isArray(data) ? data.length : 0;
  return length === 1 ? '1 entry' : `${length} entries`;
}
