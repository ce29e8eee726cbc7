import type { BlockRules } from '#engine';
import { plainText } from '../../model/plain-text.ts';
import type { AccordionBlock } from '../../model/source-types.generated.ts';
import type { AccordionBlock as CompiledBlock } from '../../model/types.generated.ts';
import type { Paragraph } from '../../model/values.ts';

/** Search engines are told of each question with its answer. */
export const rules: BlockRules<AccordionBlock, CompiledBlock> = {
  structuredData: ({ items }) => ({
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer.map(wordsOf).join('\n\n') },
    })),
  }),
};

/** The words of a paragraph, or of a list line by line. */
function wordsOf(part: Paragraph): string {
  return 'kind' in part ? part.items.map(plainText).join('\n') : plainText(part);
}
