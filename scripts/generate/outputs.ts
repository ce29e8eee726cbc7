import { compile, type JSONSchema } from 'json-schema-to-typescript';
import type { Schema } from '../../src/model/schema.ts';
import { contactFiles } from '../contact/generate.ts';
import { createChecker } from '../files/create-checker.ts';
import type { GeneratedFile } from '../generated-file.ts';
import { hostingDocuments } from '../hosting/documents.ts';
import { bundleSchemas, mapSchema, readSchemas } from '../schemas/bundle.ts';
import { compileSchemas, standaloneFiles } from '../schemas/standalone.ts';
import { supplyFiles } from '../supply/documents.ts';
import { diagnosticsDocument } from './diagnostics-guide.ts';
import { editingGuide, guideFile } from './editing-guide.ts';
import { editorSchema } from './editor-schema.ts';

const typesHeader = `/* Generated from the schemas by \`npm run generate\`; change a schema instead. */
import type {
  Action, Background, Expression, Image, Link, NumberFormat, Paragraph, RichText,
} from './values.ts';
import type { DrawingName } from '../ui/drawings/index.ts';
import type { IconName } from '../ui/icons.ts';
`;

/** Everything that is generated from the schemas and the site's own file below `root`. */
export async function generatedFiles(root: string): Promise<GeneratedFile[]> {
  const schemas = readSchemas(root);
  const bundle = bundleSchemas(schemas);
  return [
    { file: 'schema/bundle.schema.json', text: `${JSON.stringify(editorSchema(bundle, root), null, 1)}\n` },
    ...(await standaloneFiles(schemas)),
    { file: 'src/model/types.generated.ts', text: await typesText(bundle) },
    diagnosticsDocument(root),
    { file: guideFile, text: editingGuide(root, schemas, createChecker(await compileSchemas(schemas))) },
    ...(await contactFiles(root)),
    ...hostingDocuments(root),
    ...supplyFiles(root),
  ];
}

/** The TypeScript of all blocks, in their compiled form: `tsType` names what a value is compiled to. */
async function typesText(bundle: Schema): Promise<string> {
  // A reference with a description of its own would be typed as a copy (`Figure1`), so it loses its siblings here.
  const bare = (schema: Schema): Schema => (schema.$ref ? { $ref: schema.$ref } : mapSchema(schema, bare));
  const titled = Object.fromEntries(
    Object.entries(bundle.definitions ?? {}).map(([name, schema]) => [name, { ...bare(schema), title: name }]),
  );
  const text = await compile({ definitions: titled, title: 'Unused' } as JSONSchema, 'Unused', {
    bannerComment: typesHeader,
    ignoreMinAndMaxItems: true,
    additionalProperties: false,
    unreachableDefinitions: true,
    format: true,
    style: { singleQuote: true, printWidth: 120 },
  });
  return text
    .replace(/export interface Unused \{[^}]*\}\n/, '')
    .replace(/\/\*\*\n \* This interface was referenced by[^/]*\*\/\n/g, '')
    .replace(
      /\n \*\n \* This interface was referenced by `[^`]*`'s JSON-Schema\n \* via the `definition` "[^"]*"\./g,
      '',
    );
}
