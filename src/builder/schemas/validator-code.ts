import { _, Ajv, type KeywordCxt } from 'ajv';
import standalone from 'ajv/dist/standalone/index.js';
import addFormats from 'ajv-formats';
import type { Schema } from '#kit/model';
import { mapSchema, voices } from './bundle.ts';

/** The code of functions that check data, and an object with one for each of some definitions, by its name. */
export type ValidatorText = { code: string; object: string };

/**
 * What checks data by these of some definitions, as code that asks for the modules of the library. `held` is an expression for the
 * definitions, where the code stands beside them. Throws where one is broken.
 */
export function validatorText(
  definitions: Readonly<Record<string, Schema>>,
  names: readonly string[],
  held?: string,
): ValidatorText {
  const ajv = createAjv();
  ajv.addSchema({ definitions, $id: 'bundle' });
  const code = standalone(ajv, Object.fromEntries(names.map((name) => [name, `bundle#/definitions/${name}`])));
  const short = code
    .replaceAll(/export const (\w+) = (\w+);/g, 'const $1 = $2;')
    // Half of what is read at each start: what nobody asks an error for, how each is noted, and definitions that are there already.
    .replaceAll(/schemaPath:"(?:[^"\\]|\\.)*",/g, '')
    .replaceAll(
      /if\(vErrors === null\)\{vErrors = \[(\w+)\];\}else \{vErrors\.push\(\1\);\}/g,
      '(vErrors ??= []).push($1);',
    )
    .replaceAll(error, '(vErrors ??= []).push(failure($<path>,$<keyword>,$<params>,$<parent>,$<data>));')
    .concat(failure);
  const there = held === undefined ? [] : Object.entries(definitions);
  return {
    code: there.reduce(
      (text, [name, schema]) => text.replace(`= ${JSON.stringify(schema)};`, () => `= ${held}.${name};`),
      short,
    ),
    object: `{ ${names.join(', ')} }`,
  };
}

/** An error of the library's, once its path in the schema is left out. */
const error =
  /const (err\d+) = \{instancePath:(?<path>[^;]+?),keyword:(?<keyword>"\w+"),params:(?<params>\{[^;]*?\}),schema:[^;]*?,parentSchema:(?<parent>[^,]+),data:(?<data>\w+)\};\(vErrors \?\?= \[\]\)\.push\(\1\);/g;

/** The same error: what its keyword asks for stands in the schema that has the keyword. */
const failure = `
function failure(instancePath, keyword, params, parentSchema, data) {
  return { instancePath, keyword, params, schema: parentSchema[keyword], parentSchema, data };
}`;

/** Keywords that the bundle takes out of the schemas. */
const bundled = ['scheduled', 'oncePerSite', 'asOriginal'];

/** Throws where a schema has a keyword that means nothing, with its file: the library's message names the keyword alone. */
export function checkKeywords(file: string, schema: Schema): void {
  const { keywords } = createAjv().RULES;
  const check = (inner: Schema): Schema => {
    const unknown = Object.keys(inner).find((key) => !bundled.includes(key) && !(key in keywords));
    if (unknown !== undefined) throw new Error(`${file}: \`${unknown}\` is no keyword of JSON Schema.`);
    mapSchema(inner, check);
    return inner;
  };
  check(schema);
}

function createAjv(): Ajv {
  const ajv = new Ajv({
    allErrors: true,
    verbose: true,
    messages: false,
    ownProperties: true,
    strict: true,
    strictTypes: false,
    strictRequired: false,
    passContext: true,
    // What several fields refer to is one function, not a copy in each: a fifth less code to read at each start.
    inlineRefs: false,
    code: { source: true, esm: true },
  });
  addFormats.default(ajv, ['date', 'email', 'uri']);
  ajv.addVocabulary([
    'tsType',
    'room',
    'sourced',
    'saidWhole',
    'mayBeEmpty',
    'ownLabels',
    'inZone',
    'forEditors',
    'form',
    'oneNeeded',
    'noun',
    'choices',
    'was',
    ...voices,
  ]);
  ajv.addKeyword({ keyword: 'kind', schemaType: 'string', errors: false, code: noteKind });
  return ajv;
}

/** While data is checked, the keyword `kind` tells of each value that has one. */
function noteKind({ gen, data, schema, it }: KeywordCxt): void {
  gen.code(_`this.note(${schema}, instancePath + ${it.errorPath}, ${data})`);
}
