import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { blocksCalled } from '#engine/catalogue';
import { writeInside } from '../base/inside.ts';
import { UsageError } from '../base/usage-error.ts';
import { generatedFiles } from '../generate/outputs.ts';
import { blockFiles, withRegistryLine } from './block-templates.ts';

/**
 * Writes the folder of a new block below `root`, its line in the registry and what is generated from its schema,
 * and returns what to tell the developer. Throws UsageError where the name can't be one or is taken; then nothing is written.
 */
export async function addBlock(root: string, type: string): Promise<string> {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(type) || type === 'shared' || type === 'invalid')
    throw new UsageError(
      `\`${type}\` can't be a block's name. Use small letters, digits and hyphens, such as \`pull-quote\`.`,
    );
  const folder = join(root, 'src/kit/blocks', type);
  if (existsSync(folder)) throw new UsageError(`The block \`${type}\` exists already, in src/kit/blocks/${type}/.`);
  const registry = join(root, 'src/kit/blocks/registry.ts');
  const listed = withRegistryLine(readFileSync(registry, 'utf8'), type);
  const files = blockFiles(type);
  mkdirSync(folder);
  for (const [name, text] of Object.entries(files)) writeInside(folder, name, text, { isNew: true });
  writeInside(root, 'src/kit/blocks/registry.ts', listed);
  for (const { file, text } of await generatedFiles(root)) writeInside(root, file, text);
  const others = blocksCalled(type).map(({ block }) => block);
  return [
    `Wrote src/kit/blocks/${type}/ with ${Object.keys(files).join(', ')},`,
    'a line in src/kit/blocks/registry.ts, and the generated files. It compiles and can be used in pages at once.',
    ...others.map(
      (block) => `People call the block \`${block}\` so: take \`${type}\` out of the \`words\` of its schema.json.`,
    ),
    '',
    'What to do next:',
    '  1. Say in schema.json what the block is for and which fields it has; editors read the descriptions.',
    '  2. `npm run generate` makes the types; then draw it in the view and styles.ts, with tokens and primitives alone.',
    '  3. Let examples.yaml show every field and every choice: the style sheet, the tests and the gallery are made from it.',
    `  4. \`npm run dev\` shows it at http://127.0.0.1:4173/__gallery/blocks/${type}.html; \`npm test\` names what is missing.`,
  ].join('\n');
}
