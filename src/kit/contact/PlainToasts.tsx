import { type ReactNode, useCallback, useState } from 'react';
import { useSite } from '../context/context.tsx';
import { fillWords } from '../context/words.ts';
import type { ToastData } from '../model/types.generated.ts';
import { CloseIcon } from './CloseIcon.tsx';
import { mostToasts, ToastCloseButton, ToastRegion, toastDuration } from './toast.styles.ts';
import type { Tell } from './use-submission.ts';

/** A toast that is shown. `id` tells it from one with the same words. */
export type PlainToastData = { id: number; toast: ToastData; tone: 'success' | 'failure'; email: string };

/** Toasts without the library: what is shown now, what shows one more, and what takes one away. */
export function usePlainToasts(): { toasts: readonly PlainToastData[]; tell: Tell; remove: (id: number) => void } {
  const [toasts, setToasts] = useState<readonly PlainToastData[]>([]);
  const tell: Tell = (toast, tone, email) =>
    setToasts((shown) => [...shown, { id: (shown.at(-1)?.id ?? 0) + 1, toast, tone, email }].slice(-mostToasts));
  const remove = useCallback((id: number) => setToasts((shown) => shown.filter((toast) => toast.id !== id)), []);
  return { toasts, tell, remove };
}

type PlainToastsProps = { toasts: readonly PlainToastData[]; onEnd: (id: number) => void };

/** They look, stay and are told as the others are (Toasts.tsx). */
export function PlainToasts({ toasts, onEnd }: PlainToastsProps): ReactNode {
  const { labels } = useSite();
  return (
    <ToastRegion>
      <section className="Toastify__toast-container" aria-label={labels.notifications}>
        {toasts.map((toast) => (
          <PlainToast key={toast.id} {...toast} onEnd={onEnd} />
        ))}
      </section>
    </ToastRegion>
  );
}

function PlainToast({ id, toast, tone, email, onEnd }: PlainToastData & Pick<PlainToastsProps, 'onEnd'>): ReactNode {
  const { labels } = useSite();
  const look = toast.style === 'destructive' ? 'error' : tone === 'success' ? 'success' : 'default';
  return (
    <div
      className={`Toastify__toast Toastify__toast--${look} toast-enter`}
      role={tone === 'success' ? 'status' : 'alert'}
    >
      <div>
        <strong>{toast.title}</strong>
        <p>{fillWords(toast.text, { 'form.email': email })}</p>
      </div>
      <ToastCloseButton type="button" aria-label={labels.dialogClose} onClick={() => onEnd(id)}>
        <CloseIcon />
      </ToastCloseButton>
      {/* Its end is the toast's end. */}
      <div className="Toastify__progress-bar--wrp">
        <div
          className="Toastify__progress-bar--animated"
          style={{ animationDuration: `${toastDuration}ms` }}
          onAnimationEnd={() => onEnd(id)}
        />
      </div>
    </div>
  );
}
