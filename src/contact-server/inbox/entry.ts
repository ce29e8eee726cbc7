import {
  answerText,
  type CompleteMessage,
  type DeliveryStatus,
  fileTypes,
  type OwnMessage,
  recipientOf,
  sizeWords,
  wholeText,
} from '#contact-function';
import { typedFieldNames } from '#contact-function/message';
import type { Box, InboxAnswer, InboxFile } from '#kit/model';
import type { Handling } from '../spool/handled-files.ts';
import type { SpooledMessage } from '../spool/spool.ts';

/** Where a message lies: as people have left it, or kept apart until somebody releases it. */
export const boxes: readonly Box[] = ['new', 'answered', 'archived', 'apart'];

/** What a list shows of a message, and what it is found by. */
export type InboxEntry = {
  id: string;
  /** When it came, in milliseconds since 1970. */
  at: number;
  status: DeliveryStatus;
  handling: Handling | undefined;
  name: string;
  email: string;
  /** Where it stands among names, without case and accents. */
  sortedBy: string;
  /** `key` tells forms apart, also where two have one title. */
  form: { key: string; title: string };
  /** Its first words. */
  excerpt: string;
  /** Whom it is from, as people are told apart: addresses and numbers in one way of writing. */
  people: readonly string[];
  /** All its words as they are searched; missing where memory has no room for them. */
  words?: Buffer;
};

const longestExcerpt = 160;

/** What the index keeps of a message. */
export function entryOfMessage(kept: SpooledMessage, handling: Handling | undefined): InboxEntry {
  const { id, receivedAt, status, message } = kept;
  return {
    id,
    at: Date.parse(receivedAt),
    status,
    handling,
    name: message.name,
    email: message.email,
    sortedBy: wholeText(folded(message.name || message.email).slice(0, 40)),
    form: formOf(kept),
    excerpt: excerptOf(message),
    people: peopleOf(message),
    words: Buffer.from(searched(kept)),
  };
}

/** The box that a message lies in. */
export function boxOf({ status, handling }: Pick<InboxEntry, 'status' | 'handling'>): Box {
  return status === 'quarantined' ? 'apart' : (handling ?? 'new');
}

/** A text as it is searched: without case and accents. */
export function folded(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/** The words that somebody looks for, as texts are searched. */
export function needlesOf(wanted: string): string[] {
  return folded(wanted)
    .split(/\s+/)
    .filter((word) => word !== '');
}

/** Somebody's address or number as people are told apart; empty where a text is neither. */
export function personKey(text: string): string {
  const plain = text.trim().toLowerCase();
  if (plain.includes('@')) return plain;
  const digits = plain.replaceAll(/\D/g, '');
  return digits.length >= 5 ? digits : '';
}

/** The questions of a message with their answers, in the order in which they were asked; what was left empty is left out. */
export function answersOf({ own, ...message }: CompleteMessage): InboxAnswer[] {
  const all = own
    ? own.fields.map(({ key, label, kind, value }) => ({
        label,
        kind,
        text: answerText(value),
        ...(kind === 'file' && { files: filesOf(key, own) }),
      }))
    : typedFieldNames.map((name) => ({ label: labels[name], text: message[name] }));
  return all.filter(({ text }) => text !== '');
}

/** The files that answer a question. */
function filesOf(key: string, { files = [] }: OwnMessage): InboxFile[] {
  return files
    .filter((file) => file.key === key)
    .map(({ id, name, type, bytes }) => ({ id, name, about: `${fileTypes[type].called}, ${sizeWords(bytes)}` }));
}

/** What usual forms ask for, as the Studio says it. */
const labels = { name: 'Name', email: 'Email', organization: 'Organization', phone: 'Phone', message: 'Message' };

/** The mailbox that a message goes to, and what its form is called. */
export function recipientOfMessage({ site, message }: SpooledMessage): { address: string; label: string } | undefined {
  return site ? recipientOf(site, message) : undefined;
}

function formOf(kept: SpooledMessage): InboxEntry['form'] {
  const { own } = kept.message;
  const title = recipientOfMessage(kept)?.label ?? own?.title ?? 'Message';
  return { key: own ? `form ${own.form}` : `kind ${title}`, title };
}

function excerptOf(message: CompleteMessage): string {
  const answers = answersOf(message).filter(({ kind }) => kind !== 'consent');
  const long = answers.find(({ kind, label }) => kind === 'long text' || label === labels.message);
  const about = (long ? [long] : answers.filter(({ text }) => text !== message.name && text !== message.email))
    .map(({ text }) => text)
    .join(' · ');
  const line = about
    .slice(0, 4 * longestExcerpt)
    .replaceAll(/\s+/g, ' ')
    .trim();
  return wholeText(line.length > longestExcerpt ? `${line.slice(0, longestExcerpt).trimEnd()}…` : line);
}

function peopleOf({ email, phone, own }: CompleteMessage): string[] {
  const given = own?.fields.flatMap(({ kind, value }) => (kind === 'email' || kind === 'phone' ? [String(value)] : []));
  const keys = [email, phone, ...(given ?? [])].map(personKey).filter((key) => key !== '');
  return [...new Set(keys)];
}

function searched(kept: SpooledMessage): string {
  const { message } = kept;
  const texts = [formOf(kept).title, message.name, message.email, ...answersOf(message).map(({ text }) => text)];
  return folded(texts.join('\n'));
}
