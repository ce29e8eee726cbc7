import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { trapField } from '#contact-function/message';
import { useSite } from '../context/context.tsx';
import { fillWords } from '../context/words.ts';
import type { ContactForm, Site } from '../model/page.ts';
import { deliver } from './deliver.ts';
import { attemptFor, draftName, keepDraft, type MessageDraft, readDraft, removeDraft } from './draft.ts';
import { tooLongField } from './length.ts';
import { type FieldProblems, fieldNames, fieldValues } from './message.ts';
import { showToast } from './Toasts.tsx';

/** A form on its way from draft to sent. */
export type Submission = {
  /** What the form held when it was opened. */
  draft: MessageDraft;
  isSending: boolean;
  /** What is too long, or was refused by the server. */
  problems: FieldProblems;
  /** Keeps what is typed, in case the form is closed or the page is reloaded before it is sent. */
  keep: (fields: FormData) => void;
  send: (fields: FormData) => void;
  /** Closes the form and forgets what was typed. */
  giveUp: () => void;
};

/**
 * Sends a form and tells the visitor how it ended, in the form's own words (specification, section 8): a success clears
 * and closes it, everything else leaves it open with its text; what was refused is said at its field besides. The outcome is
 * told even when the form was closed meanwhile.
 */
export function useSubmission(form: ContactForm, inquiryType: string, onClose: () => void): Submission {
  const { labels, language, fields: words, project } = useSite();
  const name = draftName(form.name, inquiryType);
  const [draft] = useState(() => readDraft(name));
  const [isSending, setIsSending] = useState(false);
  const [problems, setProblems] = useState<FieldProblems>({});
  const current = useRef({ attempt: draft.attempt, isSending: false, openedAt: 0, isOpen: false });

  useEffect(() => {
    const state = current.current;
    state.openedAt = performance.now();
    state.isOpen = true;
    return () => {
      state.isOpen = false;
    };
  }, []);

  const keep = (fields: FormData) => {
    const { attempt } = current.current;
    keepDraft(name, { values: fieldValues((field) => fields.get(field)), ...(attempt && { attempt }) });
  };

  const send = async (fields: FormData) => {
    const state = current.current;
    if (state.isSending) return;
    const values = fieldValues((field) => fields.get(field));
    const message = { ...values, inquiryType };
    const tooLong = tooLongField(message);
    if (tooLong) {
      const { field, length, limit } = tooLong;
      const number = new Intl.NumberFormat(language);
      const words = fillWords(labels.tooLong, { length: number.format(length), limit: number.format(limit) });
      setProblems({ [field]: words });
      showToast(form.failure, 'failure', values.email);
      return;
    }
    state.isSending = true;
    state.attempt = attemptFor(message, state.attempt);
    keep(fields);
    setIsSending(true);
    setProblems({});
    const outcome = await deliver(form, message, {
      key: state.attempt.key,
      elapsed: performance.now() - state.openedAt,
      trap: String(fields.get(trapField) ?? ''),
      project,
    });
    state.isSending = false;
    if (outcome.kind === 'sent') removeDraft(name);
    else if (outcome.kind === 'failed' && outcome.reason === 'conflict') state.attempt = undefined;
    // Closed at once, so that the page is back within reach of assistive technology when the toast appears.
    flushSync(() => {
      setIsSending(false);
      if (outcome.kind === 'refused') setProblems(inOwnWords(outcome.fields, words));
      if (outcome.kind === 'sent' && state.isOpen) onClose();
    });
    const isSent = outcome.kind === 'sent';
    showToast(isSent ? form.success : form.failure, isSent ? 'success' : 'failure', values.email);
  };

  const giveUp = () => {
    removeDraft(name);
    onClose();
  };

  return { draft, isSending, problems, keep, send, giveUp };
}

/** What the server refuses, in the site's words where it has some. */
function inOwnWords(refused: Readonly<Record<string, string>>, words: Site['fields']): FieldProblems {
  const names = fieldNames.filter((name) => refused[name] !== undefined);
  return Object.fromEntries(names.map((name) => [name, words[name].refused ?? refused[name]]));
}
