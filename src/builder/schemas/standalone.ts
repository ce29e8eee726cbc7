import { _, Ajv, type KeywordCxt } from 'ajv';
import standalone from 'ajv/dist/standalone/index.js';
import addFormats from 'ajv-formats';
import type { CompiledSchemas } from '#engine';
import type { Schema } from '#kit/model';
import type { GeneratedFile } from '../base/generated-file.ts';
import { projectRoot } from '../base/project-root.ts';
import { bundleSchemas, mapSchema, type SchemaFiles, voices, withoutKeywords } from './bundle.ts';
import { schemasKey } from './key.ts';

const file = 'src/engine/2-validate/compiled-schemas.generated.js';

const types = `import type { CompiledSchemas } from './compiled-schemas.ts';
declare const compiled: CompiledSchemas;
export default compiled;
`;

/** What no definition checks by itself: sections are checked by the block that their `type` names. */
const unused = 'Section';

/**
 * What checks data by the schemas, as a module without imports: it runs in Node and in a browser whose policy forbids
 * code that is made from text. Throws where a schema is broken.
 */
export async function standaloneFiles(files: SchemaFiles): Promise<GeneratedFile[]> {
  return [
    { file, text: `/* Generated from the schemas by \`npm run generate\`. */\n${await moduleOf(files)}` },
    { file: file.replace(/js$/, 'd.ts'), text: types },
  ];
}

/** The same, loaded: for those who have just changed the schemas. */
export async function compileSchemas(files: SchemaFiles): Promise<CompiledSchemas> {
  const code = encodeURIComponent(await moduleOf(files));
  const module: { default: CompiledSchemas } = await import(/* @vite-ignore */ `data:text/javascript,${code}`);
  return module.default;
}

async function moduleOf(files: SchemaFiles): Promise<string> {
  checkKeywords(files);
  // What is checked depends on no prose.
  const { definitions = {} } = withoutKeywords(bundleSchemas(files), ['description', ...voices]);
  const names = Object.keys(definitions).filter((name) => name !== unused);
  const data = {
    key: schemasKey(files),
    blockTypes: Object.keys(files.blocks),
    definitions,
  };
  const code = `${codeOf(definitions, names)}\nexport default { ...${JSON.stringify(data)}, checks: { ${names.join(', ')} } };`;
  const { outputFiles } = await (await import('esbuild')).build({
    absWorkingDir: projectRoot,
    stdin: { contents: code, resolveDir: projectRoot },
    bundle: true,
    write: false,
    format: 'esm',
    minifyWhitespace: true,
    lineLimit: 120,
    charset: 'utf8',
  });
  return outputFiles[0]?.text ?? '';
}

/** Keywords that the bundle takes out of the schemas. */
const bundled = ['scheduled', 'oncePerSite'];

/** Throws where a schema has a keyword that means nothing, with its file: the library's message names the keyword alone. */
function checkKeywords({ blocks, shared }: SchemaFiles): void {
  const { keywords } = createAjv().RULES;
  const check = (file: string, schema: Schema) => {
    const unknown = Object.keys(schema).find((key) => !bundled.includes(key) && !(key in keywords));
    if (unknown !== undefined) throw new Error(`${file}: \`${unknown}\` is no keyword of JSON Schema.`);
    mapSchema(schema, (inner) => {
      check(file, inner);
      return inner;
    });
  };
  for (const [type, schema] of Object.entries(blocks)) check(`src/kit/blocks/${type}/schema.json`, schema);
  for (const [name, schema] of Object.entries(shared)) check(`schema/${name}.schema.json`, schema);
}

/** The code that declares a function for each definition, under its name. */
function codeOf(definitions: Readonly<Record<string, Schema>>, names: readonly string[]): string {
  const ajv = createAjv();
  ajv.addSchema({ definitions, $id: 'bundle' });
  const code = standalone(ajv, Object.fromEntries(names.map((name) => [name, `bundle#/definitions/${name}`])));
  return code.replaceAll(/export const (\w+) = (\w+);/g, 'const $1 = $2;');
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
    'form',
    'oneNeeded',
    'noun',
    'choices',
    ...voices,
  ]);
  ajv.addKeyword({ keyword: 'kind', schemaType: 'string', errors: false, code: noteKind });
  return ajv;
}

/** While data is checked, the keyword `kind` tells of each value that has one. */
function noteKind({ gen, data, schema, it }: KeywordCxt): void {
  gen.code(_`this.note(${schema}, instancePath + ${it.errorPath}, ${data})`);
}
