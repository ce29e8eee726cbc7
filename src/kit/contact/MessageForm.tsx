import { type FormEvent, type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import { useSite } from '../context/context.tsx';
import type { ContactForm } from '../model/page.ts';
import { ButtonRoot } from '../ui/Button.styles.ts';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { FieldGrid } from './field.styles.ts';
import { MessageField } from './MessageField.tsx';
import { fieldNames } from './message.ts';
import { PrivacyNote } from './PrivacyNote.tsx';
import { ProblemSummary } from './ProblemSummary.tsx';
import { Trap } from './Trap.tsx';
import { useSubmission } from './use-submission.ts';

type MessageFormProps = {
  form: ContactForm;
  inquiryType: string;
  /** Set to the field that people fill first. */
  firstField: RefObject<HTMLInputElement | null>;
  onClose: () => void;
};

/**
 * The form of a dialog. Browsers themselves check what is required and what is an e-mail address;
 * what the server refuses besides is listed above the fields and said at each of them.
 */
export function MessageForm({ form, inquiryType, firstField, onClose }: MessageFormProps): ReactNode {
  const { fields, labels } = useSite();
  const id = useId();
  const submission = useSubmission(form, inquiryType, onClose);
  const { draft, isSending, problems } = submission;
  const submitButton = useRef<HTMLButtonElement>(null);
  const root = useRef<HTMLFormElement>(null);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // A disabled button loses the focus to nowhere, so the form keeps it meanwhile; the Enter key in a field is a press too.
    event.currentTarget.focus({ preventScroll: true });
    submission.send(new FormData(event.currentTarget));
  };

  useEffect(() => {
    // Whoever types on while the message is on its way keeps the focus.
    if (isSending || document.activeElement !== root.current) return;
    if (Object.keys(problems).length === 0) submitButton.current?.focus();
  }, [isSending, problems]);

  return (
    <form
      ref={root}
      method="post"
      tabIndex={-1}
      onSubmit={submit}
      onInput={({ currentTarget }) => submission.keep(new FormData(currentTarget))}
    >
      <ProblemSummary idPrefix={id} problems={problems} />
      <FieldGrid>
        {fieldNames.map((name) => (
          <MessageField
            key={name}
            id={id + name}
            name={name}
            text={fields[name]}
            value={draft.values[name]}
            problem={problems[name]}
            inputRef={name === 'name' ? firstField : undefined}
          />
        ))}
      </FieldGrid>
      <Trap />
      <PrivacyNote send={form.send}>{labels.draft}</PrivacyNote>
      <div className="foot">
        <ButtonRoot ref={submitButton} type="submit" disabled={isSending}>
          {isSending ? form.sending : form.submit}
        </ButtonRoot>
        <ButtonRoot type="button" data-variant="ghost" onClick={submission.giveUp}>
          {form.cancel}
        </ButtonRoot>
        <VisuallyHidden role="status">{isSending && form.sending}</VisuallyHidden>
      </div>
    </form>
  );
}
