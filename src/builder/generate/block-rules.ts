import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { GeneratedFile } from '../base/generated-file.ts';
import type { SchemaFiles } from '../schemas/bundle.ts';

/** The list of the blocks below `root` that have rules of their own: those with a `rules.ts` in their folder. */
export function blockRulesFile(root: string, { blocks }: SchemaFiles): GeneratedFile {
  const types = Object.keys(blocks).filter((type) => existsSync(join(root, 'src/kit/blocks', type, 'rules.ts')));
  const nameOf = (type: string) => type.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());
  const imports = types.map((type) => `import { rules as ${nameOf(type)} } from './${type}/rules.ts';`);
  const entries = types.map((type) => `  '${type}': ${nameOf(type)},`);
  return {
    file: 'src/kit/blocks/rules.generated.ts',
    text: `/* Generated from the block folders by \`npm run generate\`. */
import type { BlockRules } from '#engine';
import type { Section as SourceSection } from '../model/source-types.generated.ts';
import type { Section } from '../model/types.generated.ts';
${imports.join('\n')}

/** The rules of each block, of the block as it is written and as it is compiled. */
export type BlocksRules = {
  readonly [Type in Section['type']]?: BlockRules<
    Extract<SourceSection, { type: Type }>,
    Extract<Section, { type: Type }>
  >;
};

export const blockRules: BlocksRules = {
${entries.join('\n')}
};
`,
  };
}
