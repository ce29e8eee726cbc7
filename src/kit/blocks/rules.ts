/**
 * What checks and builds a block, of all blocks, the widths of letters and the lines of drawings. No view knows of it.
 */
import type { PageFacts } from '#engine';
import type { InvalidSection } from '../model/page.ts';
import type { Section } from '../model/types.generated.ts';
import { type BlocksRules, blockRules } from './rules.generated.ts';

/** What search engines read of a section; nothing where its block has nothing to tell them. */
export function structuredDataOf(section: Section | InvalidSection, page: PageFacts): object | undefined {
  return section.type === 'invalid' ? undefined : ofBlock(section, page);
}

function ofBlock<Type extends keyof BlocksRules>(
  section: Extract<Section, { type: Type }> & { type: Type },
  page: PageFacts,
): object | undefined {
  const rules: BlocksRules[Type] = blockRules[section.type];
  return rules?.structuredData?.(section, page);
}

export { typeface } from '../theme/typeface.ts';
export { drawings } from '../ui/drawings/index.ts';
export { blockRules } from './rules.generated.ts';
