import { fieldOf, forEachField, messageFieldNames } from './fields.ts';
import type { ContactMessage } from './message.generated.ts';
import type { OwnMessage } from './own-form/fields.ts';
import { asciiAddress, cleanText } from './text.ts';
import { validateMessage } from './validate.generated.ts';

/** A message with every field; the optional ones may be empty. `own` is what a form of one's own has asked besides. */
export type CompleteMessage = Required<ContactMessage> & { own?: OwnMessage };

/** What is wrong, in plain words, by field. */
export type FieldErrors = Record<string, string>;

/**
 * Checks what arrived against message.schema.json.
 * Returns the complete message, or what is wrong with it by field. Nothing that a person typed is cut.
 */
export function checkMessage(input: unknown): { message: CompleteMessage } | { fields: FieldErrors } {
  const candidate = normalize(input);
  const errors = validateMessage(candidate);
  // The schema has just accepted it.
  if (errors.length === 0) return { message: candidate as CompleteMessage };
  const fields = errors.map(({ keyword, instancePath, params }) => {
    const name = instancePath.slice(1) || params.missingProperty || params.additionalProperty || 'message';
    return [name, inPlainWords(name, keyword, candidate[name])] as const;
  });
  return { fields: Object.fromEntries(fields) };
}

/** What stands in the known fields of any input, as text: to repeat it to a person whose message was refused. */
export function typedText(input: unknown): CompleteMessage {
  const candidate = normalize(input);
  return forEachField(messageFieldNames, (name) => (typeof candidate[name] === 'string' ? candidate[name] : ''));
}

/** All that somebody has typed into a message, and what they have called themselves. */
export function typedTexts({ own, ...message }: CompleteMessage): { all: string[]; name: string } {
  const answers = own?.fields.flatMap(({ value }) => (typeof value === 'string' ? [value] : []));
  return { all: answers ?? [message.organization, message.message], name: message.name };
}

/** The SHA-256 of a message, in hexadecimal: two messages with the same one are the same. */
export async function hashOf(message: CompleteMessage): Promise<string> {
  const fields = messageFieldNames.map((field) => message[field]);
  const { files, ...own } = message.own ?? {};
  // A file that is sent again has another id, and is the same one.
  const sent = files?.map(({ id: _, ...file }) => file);
  return digestOf(JSON.stringify(message.own ? [...fields, { ...own, ...(sent && { files: sent }) }] : fields));
}

/** The SHA-256 of a text, in hexadecimal. */
export async function digestOf(text: string): Promise<string> {
  return hex(await digest(text));
}

/**
 * A message's id: from the idempotency key where there is one, so that the same key is the same message
 * even after a restart, else random. A UUID of version 8 (RFC 9562, 5.8) or 4.
 */
export async function messageId(key: string | undefined): Promise<string> {
  if (key === undefined) return crypto.randomUUID();
  const bytes = await digest(key);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return hex(bytes.subarray(0, 16)).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

function normalize(input: unknown): Record<string, unknown> {
  const given: Record<string, unknown> = typeof input === 'object' && input !== null ? { ...input } : {};
  for (const [name, value] of Object.entries(given)) if (typeof value === 'string') given[name] = cleanText(value);
  for (const name of messageFieldNames) if (!fieldOf(name).required) given[name] ??= '';
  if (typeof given['email'] === 'string') given['email'] = asciiAddress(given['email'].trim());
  if (typeof given['inquiryType'] !== 'string') given['inquiryType'] = asText(given['inquiryType']);
  return given;
}

/** What is no text, as JSON. Where it is nested deeper than it can be written, nobody has typed it: it is left out. */
function asText(value: unknown): string {
  try {
    return JSON.stringify(value);
  } catch {
    return '';
  }
}

function inPlainWords(name: string, keyword: string, value: unknown): string {
  if (keyword === 'additionalProperties') return 'There is no such field.';
  if (keyword === 'type') return 'This must be text.';
  if (name === 'email' && value !== undefined && value !== '')
    return 'Please enter one complete email address, such as ada@example.org.';
  const field = messageFieldNames.find((each) => each === name);
  const known = field && fieldOf(field);
  return known?.required ? known.missing : 'Please check this field.';
}

async function digest(text: string): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
}

function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
