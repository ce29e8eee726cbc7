import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import compiled from '#engine/schemas';
import { writeInside } from '../base/inside.ts';
import { packedNote } from '../base/packed-note.ts';
import { siteRoot } from '../base/site-root.ts';
import { UsageError } from '../base/usage-error.ts';
import { nameProblem, ownFolders } from '../own/own-names.ts';
import { ownBlockFiles } from './block-templates.ts';

/**
 * Writes the folder of a new block of the site's own, and returns what to tell the developer. Throws UsageError where the name can't be one
 * or is taken; then nothing is written.
 */
export async function addBlock(_root: string, type: string): Promise<string> {
  const site = siteRoot();
  const place = `${ownFolders.blocks}/${type}`;
  const problem = nameProblem(type, compiled.blockTypes);
  if (problem !== undefined) throw new UsageError(problem);
  if (existsSync(join(site, place))) throw new UsageError(`The block \`${type}\` exists already, in ${place}/.`);
  const { builder } = packedNote();
  const files = ownBlockFiles(type, builder);
  mkdirSync(join(site, place), { recursive: true });
  for (const [name, text] of Object.entries(files)) writeInside(join(site, place), name, text, { isNew: true });
  return [
    `Wrote ${place}/ with ${Object.keys(files).join(', ')}. It can be used in pages at once.`,
    '',
    'What to do next:',
    '  1. It is compiled by Vite, which a site with code of its own installs once: npm install --save-dev --save-exact vite@8',
    '  2. Say in schema.json what the block is for and which fields it has; editors read the descriptions.',
    '  3. Draw it in the view and styles.ts, and let examples.yaml show every field and every choice.',
    `  4. \`npm run dev\` shows it at http://127.0.0.1:4173/__gallery/blocks/${type}.html; \`npm run test\` tries its examples.`,
  ].join('\n');
}
