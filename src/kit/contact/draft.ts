import { type FieldValues, fieldValues } from './message.ts';

/** A form that is being filled in. */
export type MessageDraft = {
  values: FieldValues;
  /** The last attempt to send, whose outcome may be unknown: its idempotency key and what it said. */
  attempt?: { key: string; body: string };
};

const prefix = 'draft:';

/** For browsers whose storage is blocked or full: a draft then lives as long as the page. */
const memory = new Map<string, string>();

/** How long a draft is kept, in milliseconds: people share computers, and write about their health. */
export const draftLifetime = 30 * 60_000;

/** Where the draft of a form is kept: in this tab only, since people share computers. */
export function draftName(form: string, inquiryType: string): string {
  return `${prefix}${form}:${inquiryType}`;
}

/** What was typed before and not sent; empty fields where there is nothing, or nothing of the last half hour. Never throws. */
export function readDraft(name: string): MessageDraft {
  const kept = readKept(name);
  const values = record(kept.values);
  const { key, body } = record(kept.attempt);
  const draft: MessageDraft = { values: fieldValues((field) => values[field]) };
  return typeof key === 'string' && typeof body === 'string' ? { ...draft, attempt: { key, body } } : draft;
}

/**
 * What is kept under a name; nothing where that is older than half an hour: a browser that restores its tabs restores what was kept in
 * them. Never throws.
 */
export function readKept(name: string): Readonly<Record<string, unknown>> {
  const kept = record(parse(memory.get(name) ?? fromStorage(name)));
  const age = Date.now() - Number(kept.keptAt);
  if (age >= 0 && age < draftLifetime) return kept;
  removeDraft(name);
  return {};
}

/** Keeps a draft until it is sent, given up or too old. */
export function keepDraft(name: string, draft: object): void {
  const text = JSON.stringify({ ...draft, keptAt: Date.now() });
  try {
    sessionStorage.setItem(name, text);
    memory.delete(name);
  } catch {
    memory.set(name, text);
  }
}

/** Forgets a draft, because it was sent or given up. */
export function removeDraft(name: string): void {
  memory.delete(name);
  try {
    sessionStorage.removeItem(name);
  } catch {
    // Blocked storage holds nothing.
  }
}

/**
 * The attempt to send a message: the last one again when the message is the same, so that it arrives once however
 * often it is tried, else one with a new key, since one key may not stand for two messages.
 */
export function attemptFor(message: object, last: MessageDraft['attempt']): NonNullable<MessageDraft['attempt']> {
  const body = JSON.stringify(message);
  return last?.body === body ? last : { key: randomKey(), body };
}

/** 128 random bits. (`randomUUID` is missing where a page is served without TLS.) */
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Forgets every draft that is too old to come back. */
export function forgetOldDrafts(): void {
  for (const name of [...memory.keys(), ...storedNames()]) if (name.startsWith(prefix)) readDraft(name);
}

/** Does so now, for a tab may have been restored, and every minute, for one may be left open. Returns the function that ends it. */
export function keepForgetting(): () => void {
  forgetOldDrafts();
  const timer = setInterval(forgetOldDrafts, 60_000);
  return () => clearInterval(timer);
}

function storedNames(): string[] {
  try {
    return Object.keys(sessionStorage);
  } catch {
    return [];
  }
}

function fromStorage(name: string): string | null {
  try {
    return sessionStorage.getItem(name);
  } catch {
    return null;
  }
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

function record(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
