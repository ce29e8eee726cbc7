import { join } from 'node:path';
import { projectRoot } from '../base/project-root.ts';
import { writeWhole } from '../files/write-whole.ts';
import { bundleSchemas, siteSchemas } from '../schemas/bundle.ts';
import { editorSchema } from '../schemas/editor-schema.ts';
import { madeFolder, madeNames } from './made-folder.ts';

/** Writes the schema that text editors read, with the site's own blocks, which have been taken in. */
export function writeEditorSchema(site: string): void {
  const schema = editorSchema(bundleSchemas(siteSchemas(projectRoot)), projectRoot);
  writeWhole(join(site, madeFolder, madeNames.editors), `${JSON.stringify(schema)}\n`);
}
