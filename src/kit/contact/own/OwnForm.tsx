import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { formField, languageField, pageField, todayHere } from '#contact-function/message';
import { usePage } from '../../context/context.tsx';
import { fillWords } from '../../context/words.ts';
import type { ContactForm } from '../../model/page.ts';
import { ButtonRoot } from '../../ui/Button.styles.ts';
import { Heading } from '../../ui/Heading.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { removeDraft } from '../draft.ts';
import { PrivacyNote } from '../PrivacyNote.tsx';
import { Trap } from '../Trap.tsx';
import { OwnFormRoot, SentRoot } from './own-form.styles.ts';
import { Question } from './Question.tsx';
import { useOwnForm } from './use-own-form.ts';
import { WrongSummary } from './WrongSummary.tsx';

export type OwnFormProps = {
  form: ContactForm;
  /**
   * Where it stands in a dialog, which may be closed before it is sent: the draft's name, what gives it up, and, where it takes the focus,
   * the first field.
   */
  dialog?: { draft: string; onCancel: () => void; firstField?: RefObject<HTMLInputElement | null> };
};

/**
 * A form that asks what its site wants to know. It works without script: then all questions are there, and the server says what is
 * wrong, or leads back here.
 */
export function OwnForm({ form, dialog }: OwnFormProps): ReactNode {
  const { page, site } = usePage();
  const id = useId();
  const root = useRef<HTMLFormElement>(null);
  // What no server knows: whether a script runs, and the day by the visitor's clock.
  const [today, setToday] = useState<string>();
  const { asked, wrongs, progress, email, onInput, onSubmit } = useOwnForm(form, root, dialog?.draft);
  // Browsers' own words for mistakes say less; without script they are the only ones before the server's.
  useEffect(() => setToday(todayHere().first), []);
  const firstField = dialog?.firstField;
  useEffect(() => {
    if (!firstField) return;
    firstField.current = root.current?.querySelector<HTMLInputElement>('input[id]') ?? null;
    firstField.current?.focus();
  }, [firstField]);

  if (progress === 'sent') return <Sent form={form} email={email} />;
  const isSending = progress === 'sending';
  return (
    <OwnFormRoot>
      <SentRoot id={`${form.name}-sent`} data-waits="">
        <Heading>{form.success.title}</Heading>
        {/* Nobody knows here any more which address was entered. */}
        {!form.success.text.includes('((form.email))') && <p>{form.success.text}</p>}
      </SentRoot>
      <form
        ref={root}
        method="post"
        action={`${site.project?.url ?? ''}/functions/v1/send-contact-email`}
        acceptCharset="utf-8"
        encType={form.fields?.some(({ kind }) => kind === 'file') ? 'multipart/form-data' : undefined}
        noValidate={today !== undefined}
        onInput={onInput}
        onSubmit={onSubmit}
      >
        <input type="hidden" name={formField} value={form.name} />
        <input type="hidden" name={pageField} value={page.path} />
        {site.languages && <input type="hidden" name={languageField} value={site.language} />}
        <Trap />
        <WrongSummary idPrefix={id} fields={form.fields ?? []} wrongs={wrongs} />
        {form.fields?.map((field) => (
          <Question
            key={field.key}
            idPrefix={id}
            field={field}
            isAsked={asked.has(field.key)}
            wrong={wrongs[field.key]}
            words={form.words}
            today={today}
          />
        ))}
        <PrivacyNote send={form.send}>{dialog && site.labels.draft}</PrivacyNote>
        {progress === 'failed' && (
          <div className="failure" role="alert">
            <strong>{form.failure.title}</strong>
            <p>{fillWords(form.failure.text, { 'form.email': email })}</p>
          </div>
        )}
        <div className="foot">
          <ButtonRoot type="submit" aria-disabled={isSending}>
            {isSending ? form.sending : form.submit}
          </ButtonRoot>
          {dialog && (
            <ButtonRoot
              type="button"
              data-variant="ghost"
              onClick={() => {
                removeDraft(dialog.draft);
                dialog.onCancel();
              }}
            >
              {form.cancel}
            </ButtonRoot>
          )}
          <VisuallyHidden role="status">{isSending && form.sending}</VisuallyHidden>
        </div>
      </form>
    </OwnFormRoot>
  );
}

/** Says that the message has arrived, in the place of the form; it takes the focus, which was on what is gone. */
function Sent({ form: { success }, email }: { form: ContactForm; email: string }): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => root.current?.focus(), []);
  return (
    <SentRoot ref={root} tabIndex={-1} role="status">
      <Heading>{success.title}</Heading>
      <p>{fillWords(success.text, { 'form.email': email })}</p>
    </SentRoot>
  );
}
