import type { CompiledSchemas } from '#engine';
import type { GeneratedFile } from '../base/generated-file.ts';
import { projectRoot } from '../base/project-root.ts';
import { bundleSchemas, readSchemas, type SchemaFiles, unheard, withoutKeywords } from './bundle.ts';
import { schemasKey } from './key.ts';
import { checkKeywords, validatorText } from './validator-code.ts';

const file = 'src/engine/2-validate/compiled-schemas.generated.js';

const types = `import type { CompiledSchemas } from './compiled-schemas.ts';
declare const compiled: CompiledSchemas;
export default compiled;
`;

/** What no definition checks by itself: sections are checked by the block that their `type` names. */
const unused = 'Section';

/**
 * What checks data by the schemas, as a module without imports: it runs in Node and in a browser whose policy forbids
 * code that is made from text. `files` are the schemas below `root`, or others for a test. Throws where one is broken.
 */
export async function standaloneFiles(root: string, files = readSchemas(root)): Promise<GeneratedFile[]> {
  const module = await moduleOf(files, schemasKey(root));
  return [
    { file, text: `/* Generated from the schemas by \`npm run generate\`. */\n${module}` },
    { file: file.replace(/js$/, 'd.ts'), text: types },
  ];
}

/** The same, loaded: for those who have just changed the schemas. */
export async function compileSchemas(files: SchemaFiles): Promise<CompiledSchemas> {
  const code = encodeURIComponent(await moduleOf(files, ''));
  const module: { default: CompiledSchemas } = await import(/* @vite-ignore */ `data:text/javascript,${code}`);
  return module.default;
}

async function moduleOf(files: SchemaFiles, key: string): Promise<string> {
  for (const [type, schema] of Object.entries(files.blocks))
    checkKeywords(`src/kit/blocks/${type}/schema.json`, schema);
  for (const [name, schema] of Object.entries(files.shared)) checkKeywords(`schema/${name}.schema.json`, schema);
  // What is checked depends on no prose.
  const { definitions = {} } = withoutKeywords(bundleSchemas(files), unheard);
  const names = Object.keys(definitions).filter((name) => name !== unused);
  const data = { blockTypes: Object.keys(files.blocks), definitions };
  const { code, object } = validatorText(definitions, names, 'data.definitions');
  const { outputFiles } = await (await import('esbuild')).build({
    absWorkingDir: projectRoot,
    stdin: {
      // Data is read from a text in half of the time that it takes as code.
      contents: `const data = JSON.parse(${JSON.stringify(JSON.stringify(data))});\n${code}\nexport default { key: schemasKey, ...data, checks: ${object} };`,
      resolveDir: projectRoot,
    },
    bundle: true,
    write: false,
    format: 'esm',
    minify: true,
    lineLimit: 120,
    charset: 'utf8',
    // Not among what is made short: short names follow from all that is there, and what checks knows no prose.
    banner: { js: `const schemasKey=${JSON.stringify(key)};` },
  });
  return outputFiles[0]?.text ?? '';
}
