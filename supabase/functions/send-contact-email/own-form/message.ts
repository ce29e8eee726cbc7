import { type ContactConfig, languageOf, mailboxOf } from '../config.ts';
import { type CompleteMessage, checkMessage, digestOf, type FieldErrors } from '../message.ts';
import type { Submission } from '../submission.ts';
import { checkAnswers, type Wrongs } from './answers.ts';
import { todayAnywhere } from './days.ts';
import { type Answers, type AskedAnswer, type AskedField, isAsked, type OwnForm } from './fields.ts';
import { ReceivedFile, type SentFile } from './files.ts';
import { jsonInput, postedInput } from './posted.ts';
import { type Wrong, wrongWords } from './words.ts';

/** The form of a name, in the words of a language of the site; nothing where there is none. */
export function ownFormOf(config: ContactConfig, name: string, language: string | undefined): OwnForm | undefined {
  const forms = languageOf(config, language)?.forms ?? config.forms ?? {};
  return Object.hasOwn(forms, name) ? forms[name] : undefined;
}

/** The message that a submission brings at a time, or what is wrong with it by field: by its form of one's own where it names one. */
export async function checkSubmission(
  { input, own, language }: Submission,
  config: ContactConfig,
  now: number,
): Promise<{ message: CompleteMessage } | { fields: FieldErrors; status?: number }> {
  if (!own) return checkMessage(input);
  const form = ownFormOf(config, own.form, language);
  if (!form) return { fields: { form: 'There is no form of this name.' } };
  const given = own.posted ? postedInput(form.fields, withFiles(own.posted, own.files)) : jsonInput(Object(input));
  const checked = await checkOwnMessage(own.form, form, given, config, now);
  if ('message' in checked) return checked;
  const words = [...checked.wrongs].map(([key, wrong]) => [key, wrongWords(wrong, form)] as const);
  const status = statusOf([...checked.wrongs.values()]);
  return { fields: Object.fromEntries(words), ...(status === undefined ? {} : { status }) };
}

/** A posted form with its files as answers. */
function withFiles(posted: URLSearchParams, files: ReadonlyMap<string, readonly ReceivedFile[]> = new Map()) {
  return {
    getAll: (name: string) => [...posted.getAll(name), ...(files.get(name) ?? [])],
    keys: () => new Set([...posted.keys(), ...files.keys()]),
  };
}

/** The status where nothing but files is wrong: they are too large (413), or of another kind (415); else the usual one. */
function statusOf(wrongs: readonly Wrong[]): number | undefined {
  const isEach = (...names: readonly Wrong['wrong'][]) => wrongs.every(({ wrong }) => names.includes(wrong));
  if (isEach('fileTooLarge', 'filesTooLarge')) return 413;
  return isEach('fileType', 'fileUnsafe') ? 415 : undefined;
}

/** The files among the answers to a form. */
function sentFiles(fields: readonly AskedAnswer[], input: ReadonlyMap<string, unknown>): SentFile[] {
  return fields.flatMap(({ key, kind }) => {
    const given = kind === 'file' ? input.get(key) : undefined;
    return (Array.isArray(given) ? given : []).flatMap((file: unknown): SentFile[] => {
      if (!(file instanceof ReceivedFile) || file.type === undefined) return [];
      const { id, name, type, size, digest } = file;
      return [{ id, key, name, type, bytes: size, digest }];
    });
  });
}

/** The message that an input to a form makes, or what is wrong with it. */
async function checkOwnMessage(
  name: string,
  form: OwnForm,
  input: ReadonlyMap<string, unknown>,
  config: ContactConfig,
  now: number,
): Promise<{ message: CompleteMessage } | { wrongs: Wrongs }> {
  const checked = checkAnswers(form.fields, input, todayAnywhere(now));
  if ('wrongs' in checked) return checked;
  const fields = asAsked(form.fields, checked.answers);
  const files = sentFiles(fields, input);
  const address = form.receipt && checked.answers.get(form.receipt.to);
  const rule = form.rules?.find((each) => isAsked(each, checked.answers));
  const first = (kind: AskedAnswer['kind']) =>
    String(fields.find((field) => field.kind === kind && field.value !== '')?.value ?? '');
  return {
    message: {
      name: first('name'),
      email: first('email'),
      organization: first('organization'),
      phone: first('phone'),
      inquiryType: form.inquiryType,
      message: '',
      own: {
        form: name,
        title: form.title,
        version: (await digestOf(JSON.stringify(form.fields))).slice(0, 12),
        mailbox: rule?.mailbox ?? mailboxOf(config, form.inquiryType),
        ...(form.keep === undefined ? {} : { keep: form.keep }),
        fields,
        ...(form.receipt && typeof address === 'string' && address !== ''
          ? { receipt: { ...form.receipt, to: address } }
          : {}),
        ...(files.length > 0 ? { files } : {}),
      },
    },
  };
}

/** The answers in the order and the words in which they were asked for. */
function asAsked(fields: readonly AskedField[], answers: Answers): AskedAnswer[] {
  return fields.flatMap(({ key, kind, label, options = [] }): AskedAnswer[] => {
    const value = answers.get(key);
    if (value === undefined) return [];
    const wordsOf = (chosen: string) => options.find((option) => option.key === chosen)?.label ?? chosen;
    if (typeof value === 'object') return [{ key, kind, label, value: value.map(wordsOf) }];
    return [{ key, kind, label, value: kind === 'choice' ? wordsOf(String(value)) : value }];
  });
}
