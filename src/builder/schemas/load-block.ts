import { definitionName } from '#kit/model';
import { bundleSchemas, siteSchemas } from './bundle.ts';
import type { BlockSource } from './sample.ts';
import { readExamples } from './sample-site.ts';

/** Everything that a sample section of a block is made from. `type` must be the name of a block folder below `root`. */
export function loadBlock(root: string, type: string): BlockSource {
  const { definitions = {} } = bundleSchemas(siteSchemas(root));
  const schema = definitions[definitionName(type)] ?? {};
  return { schema, definitions, examples: Object.values(readExamples(root, type)).map(({ block }) => block) };
}
