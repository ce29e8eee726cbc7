import type { CallToActionBlock } from '../../model/types.generated.ts';
import { Buttons } from '../../ui/Button.tsx';
import { Section } from '../../ui/Section.tsx';

/** One thing to do next. It is bold unless the page says otherwise. */
export function CallToAction({ background = 'bold', buttons, ...words }: CallToActionBlock) {
  return (
    <Section {...words} background={background} block="call-to-action" layout="statement">
      <Buttons buttons={buttons} />
    </Section>
  );
}
