import type { ReactNode } from 'react';
import { useSite } from '../context/context.tsx';
import { fillWords } from '../context/words.ts';
import type { ContactForm } from '../model/page.ts';
import { RichText } from '../ui/RichText.tsx';
import { CloseIcon } from './CloseIcon.tsx';
import { CloseButton, Panel } from './dialog.styles.ts';

type PanelProps = {
  form: ContactForm;
  inquiryType: string;
  /** Stands before the ids of the title and the text. */
  id: string;
  onClose: () => void;
  /** What is filled in. */
  children: ReactNode;
};

/** What a contact dialog shows: its title, its words and its fields. */
export function ContactPanel({ form, inquiryType, id, onClose, children }: PanelProps): ReactNode {
  const { labels, inquiryTypes } = useSite();
  const inquiry = inquiryTypes[inquiryType];
  // The words of the inquiry, where the form has such.
  const title = inquiry && form.inquiryTitle ? fillWords(form.inquiryTitle, { inquiry }) : form.title;
  const text = inquiry && form.inquiryText ? [fillWords(form.inquiryText, { inquiry })] : form.text;
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
      {children}
    </Panel>
  );
}
