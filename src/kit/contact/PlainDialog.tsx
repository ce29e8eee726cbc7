import { type MouseEvent, type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { styled } from 'styled-components';
import type { ContactHostProps, ContactRequest } from './contact-request.ts';
import { DialogPanel, useIntroduction } from './DialogPanel.tsx';
import { draftName } from './draft.ts';
import { PlainToasts, usePlainToasts } from './PlainToasts.tsx';
import { overlayStyle, ScrollLock } from './panel.styles.ts';
import { showArrival } from './toast-arrival.ts';
import type { Tell } from './use-submission.ts';

const PlainOverlay = styled.dialog`
  ${overlayStyle}
  inline-size: 100%;
  max-inline-size: none;
  block-size: 100%;
  max-block-size: none;
  border: 0;
  outline: none;

  &::backdrop {
    background: none;
  }
`;

/**
 * The contact form in the browser's own dialog, with toasts of its own: what is shown where the code of the others can't be
 * had. It is part of the app, since nothing else can be fetched then.
 */
export function PlainContact({ request, onClose }: ContactHostProps): ReactNode {
  const { toasts, tell, remove } = usePlainToasts();
  const shown = toasts.length > 0 && <PlainToasts toasts={toasts} onEnd={remove} />;
  if (!request) return shown;
  const key = draftName(request.form.name, request.inquiryType);
  return (
    <PlainDialog key={key} request={request} onClose={onClose} tell={tell} latest={toasts.at(-1)?.id}>
      {shown}
    </PlainDialog>
  );
}

type PlainDialogProps = {
  request: ContactRequest;
  onClose: () => void;
  tell: Tell;
  /** The toast that came last. */
  latest: number | undefined;
  children: ReactNode;
};

function PlainDialog({ request, onClose, tell, latest, children }: PlainDialogProps): ReactNode {
  const { opener } = request;
  const { text } = useIntroduction(request);
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const firstField = useRef<HTMLInputElement>(null);
  const toasts = useRef<HTMLDivElement>(null);
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
  useEffect(() => {
    if (latest !== undefined && toasts.current) showArrival(toasts.current);
  }, [latest]);
  return (
    <PlainOverlay
      ref={dialog}
      aria-labelledby={`${id}title`}
      aria-describedby={text && `${id}text`}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      {...usePressOutside(onClose)}
    >
      <ScrollLock />
      <div data-contact-dialog="">
        <DialogPanel request={request} id={id} firstField={firstField} onClose={onClose} tell={tell} />
        <div ref={toasts}>{children}</div>
      </div>
    </PlainOverlay>
  );
}

/** Hears presses of the overlay itself, begun and ended there: text that is selected beyond the form's edge closes nothing. */
function usePressOutside(onPress: () => void) {
  const begun = useRef<EventTarget>(null);
  return {
    onMouseDown: ({ target }: MouseEvent) => {
      begun.current = target;
    },
    onClick: ({ target, currentTarget }: MouseEvent) => {
      if (target === currentTarget && begun.current === currentTarget) onPress();
    },
  };
}
