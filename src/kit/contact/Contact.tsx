import { type ReactNode, useState } from 'react';
import { ContactDialog } from './ContactDialog.tsx';
import type { ContactHostProps } from './contact-request.ts';
import { draftName } from './draft.ts';
import { Toasts } from './Toasts.tsx';

/** The dialog, while there is one, and the toasts, which outlive it. */
export function Contact({ request, onClose }: ContactHostProps): ReactNode {
  const [toastPlace] = useState(() => document.createElement('div'));
  return (
    <>
      <Toasts place={toastPlace} />
      {request && (
        <ContactDialog
          key={draftName(request.form.name, request.inquiryType)}
          request={request}
          onClose={onClose}
          toastPlace={toastPlace}
        />
      )}
    </>
  );
}
