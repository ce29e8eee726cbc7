import type { ReactNode } from 'react';
import { renderBlock } from '../blocks/registry.ts';
import type { InvalidSection } from '../model/page.ts';
import type { Section } from '../model/types.generated.ts';
import { InvalidSectionCard } from './InvalidSectionCard.tsx';

/** One section of a page. A faulty one is shown as a card that says what is wrong; no other section suffers. */
export function SectionView({ section }: { section: Section | InvalidSection }): ReactNode {
  return section.type === 'invalid' ? <InvalidSectionCard section={section} /> : renderBlock(section);
}
