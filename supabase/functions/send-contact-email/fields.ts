import type { ContactMessage } from './message.generated.ts';

/** A field of a message: how forms ask for it and what it is called. What it may hold says message.schema.json. */
export type FieldDefinition = {
  /** The control: the `type` of an input, words of several lines, or a choice that a button may have made. */
  control: 'text' | 'email' | 'tel' | 'textarea' | 'select';
  /** What browsers offer of what they have stored (WCAG 1.3.5). */
  autocomplete?: 'name' | 'email' | 'organization' | 'tel';
  /** Words may run either way, whatever the page's direction. */
  dir?: 'auto';
  /** What it is called in a mail; the words of a message are its body. */
  mailLabel?: string;
};

/** What the server answers where a field that is required is empty. */
type Requirement = { required: true; missing: string } | { required: false };

type Fields = {
  [Name in keyof ContactMessage]-?: FieldDefinition &
    Extract<Requirement, { required: undefined extends ContactMessage[Name] ? false : true }>;
};

/** The fields of a message, in the order in which people fill them. The compiler holds them to the schema. */
export const messageFields = {
  name: {
    control: 'text',
    autocomplete: 'name',
    dir: 'auto',
    required: true,
    mailLabel: 'Name',
    missing: 'Please enter your name.',
  },
  email: {
    control: 'email',
    autocomplete: 'email',
    required: true,
    mailLabel: 'Email',
    missing: 'Please enter your email address.',
  },
  organization: {
    control: 'text',
    autocomplete: 'organization',
    dir: 'auto',
    required: false,
    mailLabel: 'Organization',
  },
  phone: { control: 'tel', autocomplete: 'tel', required: false, mailLabel: 'Phone' },
  inquiryType: { control: 'select', required: false, mailLabel: 'Inquiry' },
  message: { control: 'textarea', dir: 'auto', required: true, missing: 'Please enter a message.' },
} as const satisfies Fields;

/** What a form without script calls the language that it is in, where that isn't the original. */
export const languageField = 'language';

/** The name of a field of a message. */
export type MessageFieldName = keyof typeof messageFields;

/** The fields that a visitor types into; the kind of inquiry is chosen, or comes with the button. */
export type TypedFieldName = Exclude<MessageFieldName, 'inquiryType'>;

/** In the order in which people fill them. */
export const messageFieldNames = Object.keys(messageFields) as readonly MessageFieldName[];

/** In the order in which a form asks for them. */
export const typedFieldNames = messageFieldNames.filter((name): name is TypedFieldName => name !== 'inquiryType');

/** What is known of a field, whichever it is. */
export function fieldOf(name: MessageFieldName): FieldDefinition & Requirement {
  return messageFields[name];
}

/** A value for each of these fields. */
export function forEachField<Name extends MessageFieldName, Value>(
  names: readonly Name[],
  make: (name: Name) => Value,
): Record<Name, Value> {
  return Object.fromEntries(names.map((name) => [name, make(name)])) as Record<Name, Value>;
}
