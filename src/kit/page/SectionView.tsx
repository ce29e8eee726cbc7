import { memo } from 'react';
import { renderBlock } from '../blocks/render-block.ts';
import { SourceContext } from '../context/source.ts';
import type { InvalidSection, SourcedSection } from '../model/page.ts';
import { InvalidSectionCard } from './InvalidSectionCard.tsx';

/** One section of a page. A faulty one is shown as a card that says what is wrong; no other section suffers. */
export const SectionView = memo(function SectionView({ section }: { section: SourcedSection | InvalidSection }) {
  if (section.type === 'invalid') return <InvalidSectionCard section={section} />;
  return <SourceContext value={section.source}>{renderBlock(section)}</SourceContext>;
});
