import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type GeneratedFile, projectRoot, writeInside } from '#builder/base';
import { generatedFiles, glyphWidthsFile } from '#builder/generate';
import { supplyFiles } from './supply/documents.ts';

/**
 * `npm run generate [-- --check] [--pages DIR]`: writes what is generated; with `--check` only says what is stale, what content
 * has made so aside. `--pages`: the content folder of the site that the contact function is deployed for.
 */
const { values } = parseArgs({ options: { check: { type: 'boolean', default: false }, pages: { type: 'string' } } });
const { check: isCheck, pages } = values;
const stale: string[] = [];
// The font has nothing to do with the schemas, so what a new block generates leaves it out.
const files: GeneratedFile[] = [
  await glyphWidthsFile(),
  ...(await generatedFiles(projectRoot, pages)),
  ...supplyFiles(projectRoot),
];
for (const { file, text, isFromContent = false } of files) {
  const current = readOrEmpty(join(projectRoot, file));
  if (current === text) continue;
  if (isCheck) {
    if (!isFromContent) stale.push(file);
  } else writeInside(projectRoot, file, text);
}
if (stale.length > 0) {
  console.error(`Stale: ${stale.join(', ')}. Run \`npm run generate\` and commit what it writes.`);
  process.exitCode = 1;
}

function readOrEmpty(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
