import { type ToggleEvent, useId } from 'react';
import type { AccordionBlock } from '../../model/types.generated.ts';
import { Heading } from '../../ui/Heading.tsx';
import { Paragraphs } from '../../ui/Paragraphs.tsx';
import { Section } from '../../ui/Section.tsx';
import { Item } from './styles.ts';

/** Browsers that know `<details name>` have closed the others already; for those that don't, this does. */
function closeOthers(event: ToggleEvent<HTMLDetailsElement>) {
  const opened = event.currentTarget;
  if (!opened.open) return;
  for (const other of opened.parentElement?.querySelectorAll<HTMLDetailsElement>(':scope > [open]') ?? []) {
    if (other !== opened) other.open = false;
  }
}

/** Questions that open to show their answer, one at a time; they work before any script runs. */
export function Accordion({ items, ...words }: AccordionBlock) {
  const group = useId();
  return (
    <Section {...words} block="accordion" layout={words.heading ? 'split' : 'stack'}>
      {items.map(({ question, answer }) => (
        <Item key={question} name={group} onToggle={closeOthers}>
          <summary>
            <Heading>{question}</Heading>
          </summary>
          <div>
            <Paragraphs value={answer} />
          </div>
        </Item>
      ))}
    </Section>
  );
}
