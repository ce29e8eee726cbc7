import { type ReactNode, useId, useRef } from 'react';
import { styled } from 'styled-components';
import { ContactPanel, MessageForm, OwnFormLater, PageProvider, SectionView } from '#kit';
import type { ContactForm } from '#kit/model';
import { layer } from '#kit/theme';
import type { PageView } from '../worker/protocol.ts';

/** No dialog: the focus stays where the form is written. */
const Sheet = styled.div`
  position: fixed;
  inset: 0;
  z-index: ${layer.dialog};
  display: grid;
  overflow: auto;
  overscroll-behavior: contain;
  background: color-mix(in srgb, var(--fixed-night) 72%, transparent);

  > * {
    inline-size: 100%;
    max-inline-size: 42rem;
    min-block-size: 0;
    margin: auto;
  }
  @media (min-width: 48em) {
    padding: var(--space-5);
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
            <OwnFormLater form={form} />
          ) : (
            <MessageForm form={form} inquiryType={form.inquiryType} firstField={firstField} onClose={onClose} />
          )}
        </ContactPanel>
      </Sheet>
    </PageProvider>
  );
}
