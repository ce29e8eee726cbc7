import { type FormEvent, useEffect, useRef, useState } from 'react';
import {
  askedKeys,
  checkAnswers,
  formField,
  languageField,
  postedInput,
  trapField,
  wrongWords,
} from '#contact-function/message';
import { useSite } from '../../context/context.tsx';
import type { ContactForm } from '../../model/page.ts';
import { deliver } from '../deliver.ts';
import { attemptFor, type MessageDraft, removeDraft } from '../draft.ts';
import { fillIn, keepAnswers } from './kept-answers.ts';

/** What is wrong with answers, in words, by the keys of their questions. */
export type Wrongs = Readonly<Record<string, string>>;

/** How far a form is: `failed` where the last attempt to send it was. */
type Progress = 'open' | 'sending' | 'failed' | 'sent';

/** A form of one's own while it is filled in. */
export type OwnFormState = {
  /** The keys of what is asked. */
  asked: ReadonlySet<string>;
  wrongs: Wrongs;
  progress: Progress;
  /** The address that was given, once it is sent. */
  email: string;
  onInput: (event: FormEvent<HTMLFormElement>) => void;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
};

/**
 * Checks a form before it is sent, by the rules by which the server does again, and tells how it ended. `root` is the form's element:
 * what was filled in before the app was there counts too. Answers are kept as the draft of a name, where one is given, until the form
 * is sent.
 */
export function useOwnForm(
  form: ContactForm,
  root: { readonly current: HTMLFormElement | null },
  draft: string | undefined,
): OwnFormState {
  const { fields = [] } = form;
  const { language, languages, project } = useSite();
  const [asked, setAsked] = useState(() => askedKeys(fields, new Map()));
  const [wrongs, setWrongs] = useState<Wrongs>({});
  const [progress, setProgress] = useState<Progress>('open');
  const [email, setEmail] = useState('');
  const current = useRef<{ attempt: MessageDraft['attempt']; openedAt: number }>({ attempt: undefined, openedAt: 0 });

  useEffect(() => {
    current.current.openedAt = performance.now();
    if (!root.current) return;
    if (draft !== undefined) fillIn(draft, root.current);
    setAsked(askedKeys(fields, postedInput(fields, new FormData(root.current))));
  }, [fields, root, draft]);

  const send = async (input: ReadonlyMap<string, unknown>, data: FormData) => {
    const state = current.current;
    const keys = askedKeys(fields, input);
    const isFile = (key: string) => fields.some((field) => field.key === key && field.kind === 'file');
    const answers = Object.fromEntries([...input].filter(([key]) => keys.has(key) && !isFile(key)));
    const about = { [formField]: form.name, ...(languages && { [languageField]: language }) };
    const files = filesOf(data).filter(([key]) => keys.has(key));
    const message = files.length > 0 ? withFiles(about, [...keys], data) : { ...about, ...answers };
    const asked = {
      ...about,
      ...answers,
      ...(files.length > 0 && { files: files.map(([key, file]) => [key, ...signOf(file)]) }),
    };
    state.attempt = attemptFor(asked, state.attempt);
    setProgress('sending');
    const elapsed = performance.now() - state.openedAt;
    const names = fields.map(({ key }) => key);
    const trap = String(data.get(trapField) ?? '');
    const outcome = await deliver(form, message, { names, key: state.attempt.key, elapsed, trap, project });
    if (outcome.kind === 'failed' && outcome.reason === 'conflict') state.attempt = undefined;
    if (outcome.kind === 'refused') setWrongs(outcome.fields);
    if (outcome.kind === 'sent' && draft !== undefined) removeDraft(draft);
    setProgress(outcome.kind === 'refused' ? 'open' : outcome.kind);
  };

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (progress === 'sending') return;
    const data = new FormData(event.currentTarget);
    const input = postedInput(fields, data);
    const checked = checkAnswers(fields, input);
    if ('wrongs' in checked) {
      const words = [...checked.wrongs].map(
        ([key, wrong]) => [key, wrongWords(wrong, { language, words: form.words })] as const,
      );
      setProgress('open');
      return setWrongs(Object.fromEntries(words));
    }
    setWrongs({});
    setEmail(String(checked.answers.get(fields.find(({ kind }) => kind === 'email')?.key ?? '') ?? ''));
    void send(input, data);
  };

  const onInput = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    if (draft !== undefined) keepAnswers(draft, currentTarget);
    setAsked(askedKeys(fields, postedInput(fields, new FormData(currentTarget))));
  };

  return { asked, wrongs, progress, email, onInput, onSubmit };
}

/** The files that are chosen in a form, each with the name of its question. */
function filesOf(data: FormData): [string, File][] {
  return [...data].flatMap(([key, value]): [string, File][] =>
    value instanceof File && (value.name !== '' || value.size > 0) ? [[key, value]] : [],
  );
}

/** What tells a file from another without reading it. */
function signOf({ name, size, lastModified }: File): readonly (string | number)[] {
  return [name, size, lastModified];
}

/** A message with files, as a form without script sends it: of what is asked alone. */
function withFiles(about: Readonly<Record<string, string>>, keys: readonly string[], data: FormData): FormData {
  const message = new FormData();
  for (const [name, value] of Object.entries(about)) message.append(name, value);
  for (const key of keys) for (const value of data.getAll(key)) message.append(key, value);
  return message;
}
