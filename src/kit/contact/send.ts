import { elapsedHeader, trapHeader } from '#contact-function/message';
import type { MessageProject } from '../model/page.ts';
import { loadClient } from './load-client.ts';
import { fieldNames } from './message.ts';
import { type Answer, type CallOptions, callPlainly } from './plain-call.ts';
import { contactProject } from './project.ts';

/** Why a message may not have arrived. */
export type FailureReason =
  /** The client can't be made. */
  | 'unavailable'
  /** No answer: offline, refused, reset. */
  | 'unreachable'
  /** No answer in time. */
  | 'timeout'
  /** An answer that names an error though it calls itself one of success, or is not the function's: a page, broken JSON. */
  | 'unexpected'
  /** The key was used for another message. */
  | 'conflict'
  | 'too-many'
  /** Any other error that the server reports. */
  | 'status';

/** What the server refuses, in its words, by field. */
type Problems = Readonly<Record<string, string>>;

/** How an attempt to send ended. Only `sent` means that the message is kept for good. */
export type SendOutcome =
  | { kind: 'sent' }
  | { kind: 'refused'; fields: Problems }
  /** `retryAfter` in seconds, where the server says when to try again. */
  | { kind: 'failed'; reason: FailureReason; retryAfter?: number };

/** What goes with a message. */
export type SendOptions = {
  /** What it asks for, where that is something other than every message does. */
  names?: readonly string[];
  /** The idempotency key: the same one for every attempt to send the same message. */
  key: string;
  /** Milliseconds since the form was opened. */
  elapsed: number;
  /** What stands in the field that people don't see. */
  trap: string;
  /** Where it goes, where that isn't the site's own backend. */
  project?: MessageProject | undefined;
};

/** How long to wait for an answer, in milliseconds. The client itself would wait for ever. */
export const timeLimit = 15_000;

/** The same for files: 25 MB from a phone take minutes. */
const timeLimitWithFiles = 10 * 60_000;

/** Sends a message: what its form asks for, as JSON, or as a form where files go with it. Never throws; every way in which it can go wrong is an outcome. */
export async function sendMessage(
  message: object,
  { names = fieldNames, key, elapsed, trap, project }: SendOptions,
): Promise<SendOutcome> {
  const headers = {
    'idempotency-key': key,
    [elapsedHeader]: String(Math.round(elapsed)),
    // Headers hold no characters beyond Latin-1.
    ...(trap !== '' && { [trapHeader]: encodeURIComponent(trap).slice(0, 200) }),
  };
  const timeout = message instanceof FormData ? timeLimitWithFiles : timeLimit;
  const result = await within(timeout, call({ body: message, headers, timeout }, project));
  return typeof result === 'string' ? { kind: 'failed', reason: result } : outcomeOf(result, names);
}

/** Calls the function by the client, and without it where its code can't be had. */
async function call(options: CallOptions, project?: MessageProject): Promise<Answer | 'unavailable'> {
  const client = await loadClient().catch(() => undefined);
  if (!client) return callPlainly('send-contact-email', options, project);
  try {
    return await client.contactClient(contactProject(project)).functions.invoke<unknown>('send-contact-email', options);
  } catch {
    return 'unavailable';
  }
}

/** The client's own time limit begins with the request; what comes before it (loading, locks) may hang too. */
async function within<T>(milliseconds: number, work: Promise<T>): Promise<T | 'timeout'> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<'timeout'>((resolve) => {
    timer = setTimeout(() => resolve('timeout'), milliseconds);
  });
  return Promise.race([work, limit]).finally(() => clearTimeout(timer));
}

async function outcomeOf({ data, error, response }: Answer, names: readonly string[]): Promise<SendOutcome> {
  if (error === null)
    return namesError(data) || isPage(response) ? { kind: 'failed', reason: 'unexpected' } : { kind: 'sent' };
  if (!response) return { kind: 'failed', reason: reasonOf(error) };
  if (response.status === 400 || response.status === 413 || response.status === 415) {
    const fields = problemsOf(await response.json().catch(() => undefined), names);
    if (Object.keys(fields).length > 0) return { kind: 'refused', fields };
  }
  const reason = response.status === 409 ? 'conflict' : response.status === 429 ? 'too-many' : 'status';
  const retryAfter = Number(response.headers.get('retry-after') ?? Number.NaN);
  return { kind: 'failed', reason, ...(retryAfter >= 0 && { retryAfter }) };
}

/** The answer is read for an error only (specification, section 7): one that names none is a success, an empty one too. */
function namesError(data: unknown): boolean {
  return Boolean(property(data, 'error')) || property(data, 'ok') === false;
}

/** A page is not the function's answer: it comes from a captive portal, or from a host that has no function. */
function isPage(response: Response | undefined): boolean {
  return response?.headers.get('content-type')?.includes('html') ?? false;
}

/** Why there is no answer. The client wraps what `fetch` threw; an answer that can't be read comes as it was thrown. */
function reasonOf(error: unknown): FailureReason {
  const cause = property(error, 'name') === 'FunctionsFetchError' ? property(error, 'context') : error;
  switch (property(cause, 'name')) {
    case 'AbortError':
      return 'timeout';
    case 'SyntaxError':
      return 'unexpected';
    default:
      return 'unreachable';
  }
}

function problemsOf(body: unknown, names: readonly string[]): Problems {
  const fields = property(body, 'fields');
  const problems: Record<string, string> = {};
  for (const name of names) {
    const problem = property(fields, name);
    if (typeof problem === 'string') problems[name] = problem;
  }
  return problems;
}

/** A property of something that came from outside. */
function property(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
