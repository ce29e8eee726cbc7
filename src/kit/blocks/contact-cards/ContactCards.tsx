import type { ContactCardsBlock } from '../../model/types.generated.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { RichText } from '../../ui/RichText.tsx';
import { Section } from '../../ui/Section.tsx';
import { ContactCardGrid } from './styles.ts';

/** Cards that each open the same form for another kind of inquiry. */
export function ContactCards({ form, items, ...words }: ContactCardsBlock) {
  return (
    <Section {...words} block="contact-cards">
      <ContactCardGrid>
        {items.map(({ title, text, icon, inquiryType, button }) => (
          <li key={title}>
            <Card>
              {icon && <Icon name={icon} />}
              <Heading>{title}</Heading>
              <p>
                <RichText value={text} />
              </p>
              <Button button={{ label: button, action: { kind: 'dialog', form, inquiryType }, variant: 'outline' }} />
            </Card>
          </li>
        ))}
      </ContactCardGrid>
    </Section>
  );
}
