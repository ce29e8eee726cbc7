import type { ReactNode } from 'react';
import { OwnFormLater } from '../../contact/own/OwnFormLater.tsx';
import { usePage } from '../../context/context.tsx';
import type { FormBlock } from '../../model/types.generated.ts';
import { Section } from '../../ui/Section.tsx';
import { FormRoot } from './styles.ts';

/** A form of the site's own in a page, below its title and its words where the section has none. */
export const Form: (block: FormBlock) => ReactNode = import.meta.env.OWN_FORMS ? ShownForm : () => null;

function ShownForm({ form, heading, text, small, ...words }: FormBlock): ReactNode {
  const shown = usePage().page.forms[form];
  if (!shown) return null;
  return (
    <Section {...words} heading={heading ?? shown.title} text={text ?? shown.text} block="form" layout="split">
      <FormRoot data-small={small || undefined}>
        <OwnFormLater form={shown} />
      </FormRoot>
    </Section>
  );
}
