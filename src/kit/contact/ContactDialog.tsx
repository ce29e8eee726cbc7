import { DialogContent } from '@reach/dialog';
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { ContactPanel } from './ContactPanel.tsx';
import type { ContactRequest } from './contact-request.ts';
import { Overlay, ScrollLock } from './dialog.styles.ts';
import { draftName } from './draft.ts';
import { MessageForm } from './MessageForm.tsx';
import { OwnFormLater } from './own/OwnFormLater.tsx';
import { ToastSlot } from './ToastSlot.tsx';

type ContactDialogProps = {
  request: ContactRequest;
  onClose: () => void;
  /** The element that holds the toasts. */
  toastPlace: HTMLElement;
};

/**
 * A contact form in a dialog (ARIA Authoring Practices, dialog pattern). @reach/dialog keeps the focus inside, hides
 * the page from assistive technology, closes on Escape and on a press outside; the page's scrolling is stopped here,
 * since the library would do it by a style element, which the site's policy forbids.
 */
export function ContactDialog({ request, onClose, toastPlace }: ContactDialogProps): ReactNode {
  const { form, inquiryType, opener } = request;
  const id = useId();
  const firstField = useRef<HTMLInputElement>(null);

  // The library gives the focus back to whatever had it; not every browser focuses what is pressed.
  useLayoutEffect(() => opener.focus({ preventScroll: true }), [opener]);
  useEscape(onClose);

  return (
    <Overlay dangerouslyBypassScrollLock initialFocusRef={firstField} onDismiss={onClose}>
      <ScrollLock />
      <DialogContent
        ref={keepTabOrder}
        aria-labelledby={`${id}title`}
        aria-describedby={form.text || form.inquiryText ? `${id}text` : undefined}
        data-contact-dialog=""
      >
        <ContactPanel form={form} inquiryType={inquiryType} id={id} onClose={onClose}>
          {import.meta.env.OWN_FORMS && form.fields ? (
            <OwnFormLater
              form={form}
              dialog={{ draft: draftName(form.name, inquiryType), onCancel: onClose, firstField }}
            />
          ) : (
            <MessageForm form={form} inquiryType={inquiryType} firstField={firstField} onClose={onClose} />
          )}
        </ContactPanel>
        <ToastSlot place={toastPlace} />
      </DialogContent>
    </Overlay>
  );
}

/** The library puts a guard first in the page's tab order by a positive tabindex, which it does without as well. */
function keepTabOrder(content: HTMLElement | null): void {
  const guards = content?.closest('reach-portal')?.querySelectorAll<HTMLElement>('[data-focus-guard][tabindex="1"]');
  for (const guard of guards ?? []) guard.tabIndex = 0;
}

/** The library hears Escape only while the focus is on an element of its own; a toast that has gone leaves it nowhere. */
function useEscape(onClose: () => void): void {
  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') onClose();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [onClose]);
}
