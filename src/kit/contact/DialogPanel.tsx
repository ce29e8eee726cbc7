import type { ReactNode, RefObject } from 'react';
import { useSite } from '../context/context.tsx';
import { fillWords } from '../context/words.ts';
import { RichText } from '../ui/RichText.tsx';
import { CloseIcon } from './CloseIcon.tsx';
import type { ContactRequest } from './contact-request.ts';
import { MessageForm } from './MessageForm.tsx';
import { CloseButton, Panel } from './panel.styles.ts';
import type { Tell } from './use-submission.ts';

type DialogPanelProps = {
  request: ContactRequest;
  /** What the ids of its title (`…title`) and of its text (`…text`) begin with. */
  id: string;
  /** Set to the field that people fill first. */
  firstField: RefObject<HTMLInputElement | null>;
  onClose: () => void;
  tell: Tell;
};

/** The words that introduce a contact form: those of the inquiry where the form has such. */
export function useIntroduction({ form, inquiryType }: ContactRequest) {
  const inquiry = useSite().inquiryTypes[inquiryType];
  return {
    title: inquiry && form.inquiryTitle ? fillWords(form.inquiryTitle, { inquiry }) : form.title,
    text: inquiry && form.inquiryText ? [fillWords(form.inquiryText, { inquiry })] : form.text,
  };
}

/** What stands in a contact dialog, whichever code shows it. */
export function DialogPanel({ request, id, firstField, onClose, tell }: DialogPanelProps): ReactNode {
  const { labels } = useSite();
  const { title, text } = useIntroduction(request);
  return (
    <Panel>
      <div className="head">
        <h2 id={`${id}title`}>{title}</h2>
        <CloseButton type="button" aria-label={labels.dialogClose} onClick={onClose}>
          <CloseIcon />
        </CloseButton>
      </div>
      {text && (
        <p id={`${id}text`}>
          <RichText value={text} />
        </p>
      )}
      <MessageForm
        form={request.form}
        inquiryType={request.inquiryType}
        firstField={firstField}
        onClose={onClose}
        tell={tell}
      />
    </Panel>
  );
}
