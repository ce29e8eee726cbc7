import { sizeLimit } from '#contact-function/message';
import { type FieldName, fieldNames, type Message } from './message.ts';

/** No mail server takes a longer address, in characters (RFC 5321, 4.5.3.1.3). */
const emailLimit = 254;

/** A field whose text is too long, with its length and the most that can be sent, in characters. */
export type TooLong = { field: FieldName; length: number; limit: number };

/**
 * The field that is too long, or `undefined`. The server counts the whole message, in bytes of JSON (`sizeLimit`): where
 * that is too long, it is the longest field that has to be shortened.
 */
export function tooLongField(message: Message): TooLong | undefined {
  if (message.email.length > emailLimit) return { field: 'email', length: message.email.length, limit: emailLimit };
  let excess = byteLength(message) - sizeLimit;
  if (excess <= 0) return undefined;
  const field = fieldNames.reduce((longest, name) => (message[name].length > message[longest].length ? name : longest));
  const characters = Array.from(message[field]);
  let limit = characters.length;
  while (excess > 0 && limit > 0) {
    limit -= 1;
    // Without the quotes around it.
    excess -= byteLength(characters[limit] ?? '') - 2;
  }
  return { field, length: characters.length, limit };
}

function byteLength(value: unknown): number {
  return new TextEncoder().encode(JSON.stringify(value)).length;
}
