import type { StatsBlock } from '../../model/types.generated.ts';
import { Buttons } from '../../ui/Button.tsx';
import { Figures } from '../../ui/Figure.tsx';
import { Section } from '../../ui/Section.tsx';

/** A few figures set large, in rows that fill the width. */
export function Stats({ items, buttons, ...words }: StatsBlock) {
  return (
    <Section {...words} block="stats">
      <Figures figures={items} />
      <Buttons buttons={buttons} />
    </Section>
  );
}
