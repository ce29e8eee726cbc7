import type { SentFile } from './files.ts';
import type { AnswerWords } from './sentences.ts';

/** The kinds of fields that a form of one's own may ask for, as its schema names them. */
export type FieldKind =
  | 'name'
  | 'organization'
  | 'text'
  | 'long text'
  | 'email'
  | 'phone'
  | 'number'
  | 'date'
  | 'address'
  | 'choice'
  | 'several'
  | 'consent'
  | 'file'
  | 'note';

/** A choice of a field, and what visitors read of it. */
export type FieldOption = { key: string; label: string };

/** A field of a form of one's own, as far as answers are checked by it. */
export type OwnField = {
  key: string;
  kind: FieldKind;
  required?: boolean;
  options?: readonly FieldOption[];
  /** The least and the most of a number, the first and the last of days (`dayLimit`); of files, the most. */
  from?: number | string;
  to?: number | string;
  /** The answer to an earlier choice for which it is asked: the key of that field, and of its option. */
  when?: Readonly<Record<string, string>>;
};

/** The same with the words that it is asked in. */
export type AskedField = OwnField & { label: string };

/** A form of one's own, as the server knows it. Who receives its messages says the first rule that fits, else the kind of inquiry. */
export type OwnForm = {
  title: string;
  /** The language that it is asked in (a BCP 47 tag), and what the site itself says of answers; missing where it says nothing. */
  language: string;
  words?: AnswerWords;
  inquiryType: string;
  fields: readonly AskedField[];
  /** The days for which its messages are kept; missing where it says nothing. */
  keep?: number;
  /** The mail to who has written: the key of the question that is answered with the address, and its words. */
  receipt?: Receipt;
  rules?: readonly { when: Readonly<Record<string, string>>; mailbox: string }[];
};

/** A mail to who has written. Its words are the site's own, and nothing of a visitor's stands in it. */
export type Receipt = { to: string; subject: string; text: string };

/** What is answered to a field. An empty text is no answer, and an empty list neither. */
export type AnswerValue = string | number | boolean | readonly string[];

/** The answers to a form by the keys of its fields, of those that were asked. */
export type Answers = ReadonlyMap<string, AnswerValue>;

/** One answer as it was asked for, so that it reads alike once the form is another: a choice by its words. */
export type AskedAnswer = { key: string; kind: FieldKind; label: string; value: AnswerValue };

/** What a message from a form of one's own carries: the form's name and title, which version of it was asked, who receives it, and the answers. */
export type OwnMessage = {
  form: string;
  title: string;
  version: string;
  /** The name of a mailbox. */
  mailbox: string;
  /** The days after which it is deleted, as the form said when it came; missing where it said nothing. */
  keep?: number;
  fields: readonly AskedAnswer[];
  /** What who has written gets when it is delivered, by their address; missing where the form sends none. */
  receipt?: Receipt;
  /** The files that answers name; missing where there are none. */
  files?: readonly SentFile[];
};

/** How a kind is typed in: `control` is the `type` of an input, `limit` the most characters. */
type Typed = {
  control: 'text' | 'email' | 'tel' | 'date' | 'textarea';
  limit: number;
  /** What browsers offer of what they have stored (WCAG 1.3.5), and the keys that a phone shows. */
  autocomplete?: 'name' | 'organization' | 'email' | 'tel' | 'street-address';
  inputMode?: 'decimal';
  /** Words may run either way, whatever the page's direction. */
  dir?: 'auto';
};

/** How the kinds are typed in that are; the others are chosen. */
const typed: Readonly<Partial<Record<FieldKind, Typed>>> = {
  name: { control: 'text', limit: 200, autocomplete: 'name', dir: 'auto' },
  organization: { control: 'text', limit: 200, autocomplete: 'organization', dir: 'auto' },
  text: { control: 'text', limit: 500, dir: 'auto' },
  'long text': { control: 'textarea', limit: 10_000, dir: 'auto' },
  email: { control: 'email', limit: 254, autocomplete: 'email' },
  phone: { control: 'tel', limit: 50, autocomplete: 'tel' },
  number: { control: 'text', limit: 30, inputMode: 'decimal' },
  // Browsers' own field: a day is picked with its weekday, in the order and the script of the visitor, and there is one way to read it.
  date: { control: 'date', limit: 10 },
  // Several lines and not a field for each, for every country writes addresses in its own way.
  address: { control: 'textarea', limit: 500, autocomplete: 'street-address', dir: 'auto' },
};

/** How a kind is typed in; nothing for one that is chosen. */
export function typedKind(kind: FieldKind): Typed | undefined {
  return typed[kind];
}

/** Whether a field is asked, by the answers to those before it. What doesn't apply is never asked. */
export function isAsked({ when = {} }: Pick<OwnField, 'when'>, answers: Answers): boolean {
  return Object.entries(when).every(([key, option]) => [answers.get(key)].flat().includes(option));
}

/** Whether a field is answered at all: a note only says something. */
export function isAnswered({ kind }: Pick<OwnField, 'kind'>): boolean {
  return kind !== 'note';
}

/** The keys of the fields that an input is asked for, by what it says to the choices before them. */
export function askedKeys(fields: readonly OwnField[], input: ReadonlyMap<string, unknown>): ReadonlySet<string> {
  const answers = new Map<string, AnswerValue>();
  for (const field of fields) {
    const value = input.get(field.key);
    if (isAsked(field, answers)) answers.set(field.key, typeof value === 'string' ? value : textsOf(value));
  }
  return new Set(answers.keys());
}

/** The texts of a list; of anything else none. */
export function textsOf(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((each): each is string => typeof each === 'string') : [];
}
