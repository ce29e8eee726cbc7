import type { InboxLetter, InboxRow } from '#kit/model';
import { day } from '../delivery/retention.ts';
import type { Handled } from '../spool/handled-files.ts';
import type { SpooledMessage } from '../spool/stored-message.ts';
import { answersOf, boxOf, type InboxEntry, personKey, recipientOfMessage } from './entry.ts';

/** What stands beside a message that is shown as a letter. */
type Beside = {
  handled: Handled | undefined;
  /** After how many days it is deleted by itself; nothing where it isn't. */
  days: number | undefined;
  /** How many messages its person has sent. */
  ofPerson: number;
  /** Whether there is a mail server. */
  mails: boolean;
};

/** A message as a letter. */
export function letterOf(kept: SpooledMessage, entry: InboxEntry, beside: Beside): InboxLetter {
  const { attempts, nextAttemptAt, sentAt, lastError, suspicions, message } = kept;
  const { handled, days, ofPerson, mails } = beside;
  const [person] = entry.people;
  const given = [message.email, message.phone, ...answersOf(message).map(({ text }) => text)];
  return {
    ...rowOf(entry),
    phone: message.phone,
    answers: answersOf(message),
    to: recipientOfMessage(kept)?.address,
    delivery: { attempts, nextAttemptAt, sentAt, lastError, mails },
    suspicions,
    handled,
    goesAt: days === undefined ? undefined : entry.at + days * day,
    person: given.find((text) => person !== undefined && personKey(text) === person),
    ofPerson,
  };
}

/** A line of the list. */
export function rowOf(entry: InboxEntry): InboxRow {
  const { id, at, status, name, email, excerpt, form } = entry;
  return { id, at, status, name, email, excerpt, form: form.title, box: boxOf(entry) };
}

/** What a message is called in a log: nothing that a visitor has typed. */
export function aboutOf({ form, at, id }: Pick<InboxEntry, 'form' | 'at' | 'id'>): string {
  return `“${form.title}” of ${new Date(at).toISOString().slice(0, 10)} (${id.slice(0, 8)})`;
}
