import type { ReactNode } from 'react';
import { SectionView } from './SectionView.tsx';
import type { Page } from './types.ts';

/** The sections of a page, from top to bottom. */
export function PageView({ page }: { page: Page }): ReactNode {
  return page.sections.map((section, index) => <SectionView key={`${page.path}:${index}`} section={section} />);
}
