import type { ReactNode } from 'react';
import { fillWords } from '../context/words.ts';
import type { ContactForm } from '../model/page.ts';
import { Heading } from '../ui/Heading.tsx';
import { OwnFormRoot, SentRoot } from './own/own-form.styles.ts';
import { ToastRegion } from './toast.styles.ts';

export type Outcome = 'success' | 'failure';

type ToldProps = { form: ContactForm; outcome: Outcome; email: string };

/** What a form says once it was sent, as visitors see it: for where it is written, and nothing is sent. */
export function ToldAfter({ form, outcome, email }: ToldProps): ReactNode {
  const { title, text, style } = form[outcome];
  const words = <p>{fillWords(text, { 'form.email': email })}</p>;
  if (form.fields && outcome === 'success')
    return (
      <SentRoot>
        <Heading>{title}</Heading>
        {words}
      </SentRoot>
    );
  const told = (
    <>
      <strong>{title}</strong>
      {words}
    </>
  );
  if (form.fields)
    return (
      <OwnFormRoot>
        <div className="failure">{told}</div>
      </OwnFormRoot>
    );
  const look = style === 'destructive' ? 'error' : outcome === 'success' ? 'success' : 'default';
  return (
    <ToastRegion>
      <div className="Toastify__toast-container">
        <div className={`Toastify__toast Toastify__toast--${look}`}>
          <div>{told}</div>
        </div>
      </div>
    </ToastRegion>
  );
}
