import { type ReactNode, useId, useRef } from 'react';
import { styled } from 'styled-components';
import { ContactPanel, dialogGround, MessageForm, OwnFormLater, onGround, PageProvider, SectionView } from '#kit';
import type { ContactForm } from '#kit/model';
import type { PageView } from '../worker/protocol.ts';

/** No dialog: the focus stays where the form is written. */
const Sheet = styled.div`
  ${dialogGround}

  > * {
    ${onGround}
    min-block-size: 0;
  }
`;

type SheetProps = { view: PageView; form: ContactForm; onClose: () => void };

/** A form that opens in a dialog, as visitors see it there. */
export function FormSheet({ view: { site, page }, form, onClose }: SheetProps): ReactNode {
  const id = useId();
  const firstField = useRef<HTMLInputElement>(null);
  return (
    <PageProvider value={{ site, page, openForm: () => undefined, SectionView }}>
      <Sheet data-form-sheet="" onClick={({ target, currentTarget }) => target === currentTarget && onClose()}>
        <ContactPanel form={form} inquiryType={form.inquiryType} id={id} onClose={onClose}>
          {form.fields ? (
            <OwnFormLater form={form} dialog={{ draft: form.name, onCancel: onClose }} />
          ) : (
            <MessageForm form={form} inquiryType={form.inquiryType} firstField={firstField} onClose={onClose} />
          )}
        </ContactPanel>
      </Sheet>
    </PageProvider>
  );
}
