import { answerText, type OwnMessage } from '#contact-function';
import { fieldOf, typedFieldNames } from '#contact-function/message';
import type { SpooledMessage } from './spool/spool.ts';
import { undeliveredWords } from './undelivered.ts';

/**
 * What steers a terminal, turns the direction of text around, or hides text: control characters, line and paragraph
 * separators, directional marks and overrides (UAX #9), invisible formatting and tags, and halves of characters.
 */
const steering =
  /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}\u00ad\u180e\u200b\u2060-\u2064\u206a-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]/gu;

/** One line of text without any character that steers a terminal; a tab is a space. */
export function printable(line: string): string {
  return line.replaceAll('\t', ' ').replace(steering, '\uFFFD');
}

/** Messages as a JSON array: every character is there, those that steer a terminal as `\uXXXX`. */
export function listAsJson(messages: readonly SpooledMessage[]): string {
  const rows = messages.map(({ id, receivedAt, status, attempts, lastError, message: { own, ...message } }) => ({
    id,
    receivedAt,
    status,
    attempts,
    lastError,
    message,
    ...(own && { form: own.form, version: own.version, fields: own.fields }),
    ...(own?.files && { files: own.files.map(({ name, type, bytes }) => ({ name, type, bytes })) }),
  }));
  // The lines of the array itself end with \n; within texts JSON has escaped it.
  const lines = JSON.stringify(rows, null, 2).split('\n');
  return `${lines.map((line) => line.replace(steering, escaped)).join('\n')}\n`;
}

/** Messages for people, with a line at the end about those that are not delivered. */
export function listAsText(messages: readonly SpooledMessage[], folder: string, now: number): string {
  if (messages.length === 0) return `${printable(`No messages in ${folder}.`)}\n`;
  const waiting = messages.map(({ status, receivedAt }) => ({ status, receivedAt: Date.parse(receivedAt) }));
  const words = undeliveredWords(waiting, now);
  const entries = words === undefined ? messages.map(asText) : [...messages.map(asText), `${words}.\n`];
  return entries.join('\n');
}

function asText({ id, receivedAt, status, attempts, lastError, suspicions, message }: SpooledMessage): string {
  const tries = attempts === 0 ? '' : `, ${attempts} ${attempts === 1 ? 'attempt' : 'attempts'}`;
  const reason = suspicions.length === 0 ? '' : ` (${suspicions.join(', ')})`;
  const lines = [
    `${receivedAt}  ${id}  ${status}${reason}${tries}`,
    ...(message.own ? ownLines(message.own) : messageLines(message)),
    ...(lastError === null ? [] : [`Last error: ${lastError}`]),
  ];
  return lines.map((line, index) => `${index === 0 ? '' : '  '}${printable(line)}\n`).join('');
}

function messageLines(message: SpooledMessage['message']): string[] {
  return [
    `${message.name} <${message.email}> · ${message.inquiryType || 'no kind of inquiry'}`,
    ...typedFieldNames.flatMap((name) => (fieldOf(name).required || message[name] === '' ? [] : [message[name]])),
    ...message.message.split('\n'),
  ];
}

/** The form's title, then each question with what was answered; what was left empty is left out. */
function ownLines({ title, fields }: OwnMessage): string[] {
  const answers = fields
    .filter(({ value }) => answerText(value) !== '')
    .flatMap(({ label, value }) => [
      label,
      ...answerText(value)
        .split('\n')
        .map((line) => `  ${line}`),
    ]);
  return [title, ...answers];
}

function escaped(character: string): string {
  return Array.from({ length: character.length }, (_, index) => {
    return `\\u${character.charCodeAt(index).toString(16).padStart(4, '0')}`;
  }).join('');
}
