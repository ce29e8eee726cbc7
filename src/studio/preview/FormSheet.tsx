import { type ReactNode, useId, useRef } from 'react';
import { styled } from 'styled-components';
import {
  ContactPanel,
  dialogGround,
  MessageForm,
  type Outcome,
  OwnFormLater,
  onGround,
  PageProvider,
  SectionView,
  ToldAfter,
} from '#kit';
import type { ContactForm } from '#kit/model';
import type { PageView } from '../worker/protocol.ts';

/** No dialog: the focus stays where the form is written. */
const Sheet = styled.div`
  ${dialogGround}

  > * {
    ${onGround}
    min-block-size: 0;
  }
  [data-contact-dialog] {
    margin-block-start: var(--space-5);
  }
`;

type SheetProps = {
  view: PageView;
  form: ContactForm;
  /** How sending it ended, whose words are being written. */
  outcome: Outcome | undefined;
  onClose: () => void;
};

/** Nobody has entered an address here. */
const email = 'name@example.org';

/** A form that opens in a dialog, as visitors see it there. */
export function FormSheet({ view: { site, page }, form, outcome, onClose }: SheetProps): ReactNode {
  const id = useId();
  const firstField = useRef<HTMLInputElement>(null);
  const told = outcome && <ToldAfter form={form} outcome={outcome} email={email} />;
  // The dialog has closed then.
  if (outcome === 'success' && !form.fields) return <div data-form-sheet="">{told}</div>;
  return (
    <PageProvider value={{ site, page, openForm: () => undefined, SectionView }}>
      <Sheet data-form-sheet="" onClick={({ target, currentTarget }) => target === currentTarget && onClose()}>
        <ContactPanel form={form} inquiryType={form.inquiryType} id={id} onClose={onClose}>
          {outcome === 'success' ? null : form.fields ? (
            <OwnFormLater form={form} dialog={{ draft: form.name, onCancel: onClose }} />
          ) : (
            <MessageForm form={form} inquiryType={form.inquiryType} firstField={firstField} onClose={onClose} />
          )}
          {told && <div data-contact-dialog="">{told}</div>}
        </ContactPanel>
      </Sheet>
    </PageProvider>
  );
}
