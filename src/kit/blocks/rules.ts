import type { PageFacts } from '../../engine/2-validate/block-rules.ts';
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
