import { type CompleteMessage, type Delivery, type DeliveryStatus, fileTypes, type MailSite } from '#contact-function';
import { fieldOf, messageFieldNames } from '#contact-function/message';

/** A message as its file holds it. */
export type SpooledMessage = Delivery & {
  id: string;
  receivedAt: string;
  bodyHash: string;
  suspicions: string[];
  /** The sender's network, of which the spool holds only a share; empty where an older file doesn't say. */
  network: string;
  /** The site that it was sent on; `null` where an older file doesn't say. */
  site: MailSite | null;
  message: CompleteMessage;
};

const statuses: readonly DeliveryStatus[] = ['queued', 'sent', 'failed', 'quarantined'];

const isText = (value: unknown) => typeof value === 'string';
const isTextOrNull = (value: unknown) => value === null || isText(value);

const checks: { [name in keyof SpooledMessage]: (value: unknown) => boolean } = {
  id: isText,
  receivedAt: isText,
  bodyHash: isText,
  suspicions: (value) => Array.isArray(value) && value.every(isText),
  network: isText,
  site: (value) => value === null || isSite(value),
  message: (value) =>
    isRecord(value) &&
    messageFieldNames.every((name) => isText(value[name])) &&
    (value['own'] === undefined || isOwn(value['own'])),
  status: (value) => statuses.some((status) => status === value),
  attempts: (value) => typeof value === 'number' && Number.isInteger(value) && value >= 0,
  queuedAt: isText,
  nextAttemptAt: isText,
  sentAt: isTextOrNull,
  lastError: isTextOrNull,
};

/** The message that a file's text holds. Throws where it holds none, whatever else it may be. */
export function parseStored(text: string, id: string): SpooledMessage {
  return storedOf(JSON.parse(text), id);
}

/** A value as the message that it is. Throws where it is none. */
export function storedOf(value: unknown, id: string): SpooledMessage {
  const filled = isRecord(value)
    ? { network: '', site: null, ...value, message: withOptionalFields(value['message']) }
    : undefined;
  if (!filled || !isStored(filled) || filled.id !== id) throw new Error('This is no message.');
  return filled;
}

/** A message with every field that may be empty: one that has come since is missing in an older file. */
function withOptionalFields(message: unknown): unknown {
  if (!isRecord(message)) return message;
  const optional = messageFieldNames.filter((name) => !fieldOf(name).required);
  return { ...Object.fromEntries(optional.map((name) => [name, ''])), ...message };
}

/** The text of a message's file. */
export function storedText(message: SpooledMessage): string {
  return `${JSON.stringify(message, null, 2)}\n`;
}

function isStored(value: Record<string, unknown>): value is SpooledMessage {
  return Object.entries(checks).every(([name, check]) => check(value[name]));
}

function isSite(value: unknown): boolean {
  if (!isRecord(value)) return false;
  const { url, mailboxes, inquiryTypes } = value;
  const hasMailbox = isRecord(mailboxes) && isText(mailboxes['general']) && Object.values(mailboxes).every(isText);
  const isKind = (kind: unknown) => isRecord(kind) && isText(kind['label']) && isText(kind['mailbox']);
  return (
    typeof url === 'string' &&
    URL.canParse(url) &&
    hasMailbox &&
    isRecord(inquiryTypes) &&
    Object.values(inquiryTypes).every(isKind)
  );
}

/** What a form of one's own has asked, as it was asked: an answer of a kind that has come or gone since is one too. */
function isOwn(value: unknown): boolean {
  if (!isRecord(value) || !['form', 'title', 'version', 'mailbox'].every((name) => isText(value[name]))) return false;
  if (value['keep'] !== undefined && !Number.isSafeInteger(value['keep'])) return false;
  const isAnswer = (field: unknown) =>
    isRecord(field) && ['key', 'kind', 'label'].every((name) => isText(field[name])) && isAnswerValue(field['value']);
  const { fields, files = [], receipt } = value;
  if (receipt !== undefined && !(isRecord(receipt) && ['to', 'subject', 'text'].every((name) => isText(receipt[name]))))
    return false;
  return Array.isArray(fields) && fields.every(isAnswer) && Array.isArray(files) && files.every(isFile);
}

/** A file that a message names. Its id is part of a path. */
function isFile(value: unknown): boolean {
  if (!isRecord(value) || !['key', 'name', 'digest'].every((name) => isText(value[name]))) return false;
  const { id, type, bytes } = value;
  return isText(id) && isMessageId(String(id)) && Object.hasOwn(fileTypes, String(type)) && Number.isSafeInteger(bytes);
}

/** Whether a text is an id as messages and their files have it. */
export function isMessageId(text: string): boolean {
  return /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);
}

function isAnswerValue(value: unknown): boolean {
  return ['string', 'number', 'boolean'].includes(typeof value) || (Array.isArray(value) && value.every(isText));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
