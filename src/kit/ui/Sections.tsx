import { usePage } from '../context/context.tsx';
import type { Section } from '../model/types.generated.ts';

/** The sections that a block holds, such as those of a tab, one below the other. */
export function Sections({ sections }: { sections: readonly Section[] }) {
  const { SectionView } = usePage();
  return sections.map((section, place) => <SectionView key={place} section={section} />);
}
