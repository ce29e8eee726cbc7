import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { fillWords } from '../context/words.ts';
import type { ToastData } from '../model/types.generated.ts';
import type { ContactHostProps, ContactRequest } from './contact-request.ts';
import { DialogPanel } from './DialogPanel.tsx';
import { draftName } from './draft.ts';
import { ToastRegion, toastDuration } from './toast.styles.ts';
import type { Tell } from './use-submission.ts';

const PlainDialogRoot = styled.dialog`
  inline-size: 100%;
  max-inline-size: 42rem;
  max-block-size: 100%;
  margin: auto;
  border: 0;
  background: none;
  overscroll-behavior: contain;

  &::backdrop {
    background: color-mix(in srgb, var(--fixed-night) 72%, transparent);
  }
`;

type Told = { toast: ToastData; tone: 'success' | 'failure'; email: string };

/**
 * The contact form in the browser's own dialog, with a toast of its own: what is shown where the code of the other one
 * can't be had. It is part of the app, since nothing else can be fetched then.
 */
export function PlainContact({ request, onClose }: ContactHostProps): ReactNode {
  const [told, setTold] = useState<Told>();
  useEffect(() => {
    if (!told) return;
    const timer = setTimeout(() => setTold(undefined), toastDuration);
    return () => clearTimeout(timer);
  }, [told]);
  const tell: Tell = (toast, tone, email) => setTold({ toast, tone, email });
  const toast = told && <PlainToast {...told} />;
  if (!request) return toast;
  const key = draftName(request.form.name, request.inquiryType);
  return (
    <PlainDialog key={key} request={request} onClose={onClose} tell={tell}>
      {toast}
    </PlainDialog>
  );
}

type PlainDialogProps = { request: ContactRequest; onClose: () => void; tell: Tell; children: ReactNode };

function PlainDialog({ request, onClose, tell, children }: PlainDialogProps): ReactNode {
  const { opener } = request;
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const firstField = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    firstField.current?.focus();
    return () => {
      // Until it is closed, nothing outside of it takes the focus.
      element?.close();
      opener.focus({ preventScroll: true });
    };
  }, [opener]);
  return (
    <PlainDialogRoot
      ref={dialog}
      aria-labelledby={`${id}title`}
      data-contact-dialog=""
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <DialogPanel request={request} id={id} firstField={firstField} onClose={onClose} tell={tell} />
      {children}
    </PlainDialogRoot>
  );
}

/** A toast that looks and is told as the others are. */
function PlainToast({ toast: { title, text, style }, tone, email }: Told): ReactNode {
  const look = style === 'destructive' ? 'error' : tone === 'success' ? 'success' : 'default';
  return (
    <ToastRegion>
      <div className="Toastify__toast-container">
        <div className={`Toastify__toast Toastify__toast--${look}`} role={tone === 'success' ? 'status' : 'alert'}>
          <div>
            <strong>{title}</strong>
            <p>{fillWords(text, { 'form.email': email })}</p>
          </div>
        </div>
      </div>
    </ToastRegion>
  );
}
