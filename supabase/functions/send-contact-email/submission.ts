import type { BodyBudget, BodyRefusal, PostedBody } from './body-budget.ts';
import { languageField, messageFieldNames } from './fields.ts';
import { formField, pageField } from './own-form/posted.ts';
import { isMultipart, isPostedByBrowser, type SentForm } from './own-form/sent-form.ts';
import { type Problem, type RefusalName, refusal } from './refusals.ts';
import { elapsedHeader, type Suspicion, suspicionsOf, trapField, trapHeader } from './signals.ts';
import { formReadLimit, sizeLimit } from './size-limit.ts';

/** What a request brings. */
export type Submission = {
  /** Posted by a browser without script, and to be answered by a page. */
  isForm: boolean;
  /** The fields, as far as they could be read. */
  input: unknown;
  idempotencyKey: string | undefined;
  suspicions: Suspicion[];
  /** The language that a posted form says it is in, where that isn't the original; not yet looked at. */
  language?: string;
  /** The form of one's own that it names, with the page and the fields of one that was posted; none of it looked at yet. */
  own?: { form: string; page?: string; posted?: URLSearchParams; files?: SentForm['files'] };
  /** Why the body can't be a message. */
  problem?: Problem;
};

/** A post under way, and the budget that it is counted in. */
export type CountedBody = { budget: BodyBudget; post: PostedBody };

/** Whether a browser without script has posted a form: the answer is a page then. */
export function isPostedForm(request: Request): boolean {
  if (isMultipart(request)) return isPostedByBrowser(request);
  return contentType(request) === 'application/x-www-form-urlencoded';
}

/**
 * Reads a request's body: JSON as the client sends it, or a posted form. Never reads much more than `sizeLimit`,
 * nor longer or more than the budget allows. `known`, if given, is a problem already: JSON is then not read at all,
 * a form only to repeat what was typed.
 */
export async function readSubmission(request: Request, body: CountedBody, known?: Problem): Promise<Submission> {
  const problem = body.post.refusal ? refusal(bodyReasons[body.post.refusal]) : known;
  const base = withoutBody(request);
  const { isForm } = base;
  if (problem && !isForm) return { ...base, problem };
  if (!isForm && contentType(request) !== 'application/json')
    return { ...base, problem: { status: 415, error: 'Please send JSON or a form.' } };
  const read = await readText(request, isForm ? formReadLimit : sizeLimit, body);
  if (typeof read !== 'string') return { ...base, problem: problem ?? read };
  const submission = isForm ? fromForm(base, new URLSearchParams(read)) : fromJson(base, read);
  return problem ? { ...submission, problem } : submission;
}

/** What a form with files brings that a receiver has read, or why it was not read. */
export function sentSubmission(request: Request, form: SentForm | Problem): Submission {
  const base = withoutBody(request);
  if (!('fields' in form)) return { ...base, problem: form };
  const submission = fromForm(base, form.fields);
  // Only a form of one's own asks for files.
  if (!submission.own) return { ...submission, problem: refusal('noFiles') };
  return { ...submission, own: { ...submission.own, files: form.files } };
}

/** What the headers of a request say. */
function withoutBody(request: Request): Submission {
  const idempotencyKey = request.headers.get('idempotency-key')?.trim() || undefined;
  const elapsed = request.headers.get(elapsedHeader);
  const trap = request.headers.get(trapHeader) ?? '';
  return { isForm: isPostedForm(request), input: {}, idempotencyKey, suspicions: suspicionsOf({ trap, elapsed }) };
}

function contentType(request: Request): string {
  return request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
}

const bodyReasons: Record<BodyRefusal, RefusalName> = { crowded: 'busy', late: 'late' };

function fromJson(base: Submission, text: string): Submission {
  try {
    const input: unknown = JSON.parse(text);
    return { ...base, input, ...ownOf(input) };
  } catch {
    return { ...base, problem: { status: 400, error: 'The message is not valid JSON.' } };
  }
}

/** The form of one's own that a message in JSON names, and the language that it says it is in. */
function ownOf(input: unknown): Pick<Submission, 'own' | 'language'> {
  if (typeof input !== 'object' || input === null || !Object.hasOwn(input, formField)) return {};
  const { [formField]: form, [languageField]: language }: { [name: string]: unknown } = { ...input };
  return { own: { form: String(form) }, ...(typeof language === 'string' ? { language } : {}) };
}

/** A form holds fields besides the message's, such as its button; these are not looked at. */
function fromForm(base: Submission, form: URLSearchParams): Submission {
  const own = form.get(formField);
  const input: Record<string, string> = {};
  for (const name of own === null ? messageFieldNames : []) input[name] = form.get(name) ?? '';
  const typed = own === null ? Object.values(input).join('') : [...form].flat().join('');
  const size = new TextEncoder().encode(typed).length;
  const suspicions = base.isForm ? suspicionsOf({ trap: form.get(trapField) ?? '', elapsed: null }) : base.suspicions;
  const language = form.get(languageField) ?? undefined;
  const submission: Submission = {
    ...base,
    input,
    suspicions,
    ...(language === undefined ? {} : { language }),
    ...(own === null ? {} : { own: { form: own, page: form.get(pageField) ?? '', posted: form } }),
  };
  return size > sizeLimit ? { ...submission, problem: refusal('tooLong') } : submission;
}

/** The body as text, or why it was not read to its end. */
async function readText(request: Request, limit: number, { budget, post }: CountedBody): Promise<string | Problem> {
  if (post.refusal) return refusal(bodyReasons[post.refusal]);
  if (Number(request.headers.get('content-length') ?? 0) > limit || post.content.size > limit)
    return refusal('tooLong');
  if (!post.isComing) return new TextDecoder().decode(post.content.whole());
  const reader = request.body?.getReader();
  // Ends a read that waits, as the end of the body does.
  post.onRefused = () => void reader?.cancel().catch(() => undefined);
  try {
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
      if (post.content.size + part.value.length > limit) return refusal('tooLong');
      budget.add(post, part.value);
      if (post.refusal) break;
    }
  } catch {
    return refusal('notWhole');
  }
  if (post.refusal) return refusal(bodyReasons[post.refusal]);
  budget.complete(post);
  return new TextDecoder().decode(post.content.whole());
}
