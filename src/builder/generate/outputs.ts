import type { GeneratedFile } from '../base/generated-file.ts';
import { contactFiles } from '../contact/generate.ts';
import { hostingDocuments, toolsConfig } from '../hosting/documents.ts';
import { bundleSchemas, readSchemas } from '../schemas/bundle.ts';
import { createChecker } from '../schemas/create-checker.ts';
import { editorSchema } from '../schemas/editor-schema.ts';
import { readExamples } from '../schemas/sample-site.ts';
import { compileSchemas, standaloneFiles } from '../schemas/standalone.ts';
import { blockRulesFile } from './block-rules.ts';
import { blockWordsFiles } from './block-words.ts';
import { diagnosticsDocument } from './diagnostics-guide.ts';
import { editingGuide, guideFile } from './editing-guide.ts';
import { fieldLabelsFile } from './field-labels.ts';
import { studioSchemas } from './studio-schemas.ts';
import { typeFiles } from './types.ts';

/** Everything that is generated from the schemas and the site's own file: that of `pages`, or the project's. */
export async function generatedFiles(root: string, pages?: string): Promise<GeneratedFile[]> {
  const schemas = readSchemas(root);
  const bundle = bundleSchemas(schemas);
  return [
    { file: 'schema/bundle.schema.json', text: `${JSON.stringify(editorSchema(bundle, root), null, 1)}\n` },
    ...(await standaloneFiles(root, schemas)),
    ...(await typeFiles(bundle)),
    fieldLabelsFile(bundle),
    blockRulesFile(root, schemas),
    ...blockWordsFiles(schemas),
    studioSchemas(bundle, examplesBelow(root, Object.keys(schemas.blocks))),
    diagnosticsDocument(root),
    { file: guideFile, text: editingGuide(root, schemas, createChecker(await compileSchemas(schemas))) },
    ...(await contactFiles(root, pages)),
    ...hostingDocuments(root),
    toolsConfig(),
  ];
}

function examplesBelow(root: string, types: readonly string[]): Map<string, unknown[]> {
  return new Map(types.map((type) => [type, Object.values(readExamples(root, type)).map(({ block }) => block)]));
}
