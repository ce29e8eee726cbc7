import { messageFields } from './message.ts';
import { elapsedHeader, type Suspicion, suspicionsOf, trapField, trapHeader } from './signals.ts';

/** The largest message that is accepted, in bytes. */
export const sizeLimit = 32 * 1024;

/** Percent-encoding a form makes a byte three; so much is read, to repeat what was typed even where it is too long. */
const formReadLimit = 4 * sizeLimit;

/** What a request brings. */
export type Submission = {
  /** Posted by a browser without script, and to be answered by a page. */
  isForm: boolean;
  /** The fields, as far as they could be read. */
  input: unknown;
  idempotencyKey: string | undefined;
  suspicions: Suspicion[];
  /** Why the body can't be a message. */
  problem?: { status: 400 | 413 | 415; error: string };
};

/** Reads a request's body: JSON as the client sends it, or a posted form. Never reads much more than `sizeLimit`. */
export async function readSubmission(request: Request): Promise<Submission> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
  const isForm = type === 'application/x-www-form-urlencoded';
  const idempotencyKey = request.headers.get('idempotency-key')?.trim() || undefined;
  const elapsed = request.headers.get(elapsedHeader);
  const trap = request.headers.get(trapHeader) ?? '';
  const base = { isForm, input: {}, idempotencyKey, suspicions: suspicionsOf({ trap, elapsed }) };
  if (!isForm && type !== 'application/json')
    return { ...base, problem: { status: 415, error: 'Please send JSON or a form.' } };
  try {
    const text = await readText(request, isForm ? formReadLimit : sizeLimit);
    if (text === undefined) return { ...base, problem: tooLong };
    return isForm ? fromForm(base, text) : fromJson(base, text);
  } catch {
    return { ...base, problem: { status: 400, error: 'The message did not arrive whole.' } };
  }
}

const tooLong = { status: 413, error: 'The message is too long; 32 KiB is the most that can be sent.' } as const;

function fromJson(base: Submission, text: string): Submission {
  try {
    return { ...base, input: JSON.parse(text) };
  } catch {
    return { ...base, problem: { status: 400, error: 'The message is not valid JSON.' } };
  }
}

/** A form holds fields besides the message's, such as its button; these are not looked at. */
function fromForm(base: Submission, text: string): Submission {
  const form = new URLSearchParams(text);
  const input: Record<string, string> = {};
  let size = 0;
  for (const name of messageFields) {
    input[name] = form.get(name) ?? '';
    size += new TextEncoder().encode(input[name]).length;
  }
  const suspicions = suspicionsOf({ trap: form.get(trapField) ?? '', elapsed: null });
  const submission = { ...base, input, suspicions };
  return size > sizeLimit ? { ...submission, problem: tooLong } : submission;
}

/** The body as text, or `undefined` when it is longer than `limit` bytes. */
async function readText(request: Request, limit: number): Promise<string | undefined> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) return undefined;
  const decoder = new TextDecoder();
  let size = 0;
  let text = '';
  for await (const chunk of request.body ?? []) {
    size += chunk.length;
    if (size > limit) return undefined;
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
