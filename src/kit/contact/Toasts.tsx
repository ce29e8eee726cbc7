import { type ReactNode, useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';
import { type CloseButtonProps, cssTransition, ToastContainer, toast } from 'react-toastify/unstyled';
import { useSite } from '../context/context.tsx';
import { fillWords } from '../context/words.ts';
import type { ToastData } from '../model/types.generated.ts';
import { CloseIcon } from './CloseIcon.tsx';
import { mostToasts, ToastCloseButton, ToastRegion, toastDuration } from './toast.styles.ts';

const transition = cssTransition({ enter: 'toast-enter', exit: 'toast-exit', collapse: false });

/** Shows toasts in `place`, an element that it adds to the page and that the dialog borrows. */
export function Toasts({ place }: { place: HTMLElement }): ReactNode {
  const { labels } = useSite();
  useLayoutEffect(() => {
    document.body.append(place);
    return () => place.remove();
  }, [place]);
  return createPortal(
    <ToastRegion>
      <ToastContainer
        aria-label={labels.notifications}
        autoClose={toastDuration}
        limit={mostToasts}
        hideProgressBar
        position="bottom-right"
        transition={transition}
        closeButton={(props) => <ToastClose {...props} label={labels.dialogClose} />}
      />
    </ToastRegion>,
    place,
  );
}

/**
 * Shows a toast of a form. `tone` says how the attempt ended: a success is told when the visitor pauses,
 * a failure at once (ARIA roles status and alert). `email` is filled into its text.
 */
export function showToast({ title, text, style }: ToastData, tone: 'success' | 'failure', email: string): void {
  toast(
    <div>
      <strong>{title}</strong>
      <p>{fillWords(text, { 'form.email': email })}</p>
    </div>,
    {
      type: style === 'destructive' ? 'error' : tone === 'success' ? 'success' : 'default',
      role: tone === 'success' ? 'status' : 'alert',
      icon: false,
    },
  );
}

/** Closes a toast, and gives the focus back to where it came from: what it stands on is about to go. */
function ToastClose({ closeToast, label }: CloseButtonProps & { label: string }): ReactNode {
  return (
    <ToastCloseButton
      type="button"
      aria-label={label}
      onFocus={({ currentTarget, relatedTarget }) => {
        cameFrom.set(currentTarget, relatedTarget);
      }}
      onClick={({ currentTarget }) => {
        const origin = cameFrom.get(currentTarget);
        if (origin instanceof HTMLElement) origin.focus();
        closeToast(true);
      }}
    >
      <CloseIcon />
    </ToastCloseButton>
  );
}

const cameFrom = new WeakMap<Element, EventTarget | null>();
