import { type AccessRules, accessRefusal, corsHeaders, hidesOrigin, preflight } from './access.ts';
import { type AnswerOptions, answer, type Outcome } from './answer.ts';
import type { BodyBudget, PostedBody } from './body-budget.ts';
import { mailSite } from './config.ts';
import { causeOf, type Log } from './log.ts';
import { hashOf, messageId, typedTexts } from './message.ts';
import { checkSubmission } from './own-form/message.ts';
import { type FormReceiver, isMultipart, type SentForm } from './own-form/sent-form.ts';
import type { SenderLimit } from './rate-limit.ts';
import { refusal } from './refusals.ts';
import { senderGroups } from './sender-group.ts';
import { linkSuspicions } from './signals.ts';
import type { MessageStore, NewMessage } from './store.ts';
import { isPostedForm, readSubmission, type Submission, sentSubmission } from './submission.ts';

/** What the handler works with. */
export type HandlerOptions = AccessRules &
  AnswerOptions & {
    store: MessageStore;
    limit: SenderLimit;
    bodies: BodyBudget;
    /** Takes forms with files; without it none is taken. */
    files?: FormReceiver | undefined;
    /** Told of every message that is newly kept. */
    onStored(message: NewMessage): void;
    log: Log;
    /** Milliseconds since 1970. */
    now(): number;
  };

/**
 * Takes a message over HTTP. `clientAddress` is the sender's IP address; `post`, where the server has read the body, holds
 * it, and is closed by the server.
 */
export type ContactHandler = (request: Request, clientAddress: string, post?: PostedBody) => Promise<Response>;

/**
 * Makes the handler of `POST /functions/v1/send-contact-email`.
 * It answers 200 when the message is kept for good and not before; delivery comes later (RFC 5321, 6.1).
 * It never throws: what goes wrong is a 5xx answer and a line in the log.
 */
export function createHandler(options: HandlerOptions): ContactHandler {
  return async (request, clientAddress, read) => {
    if (request.method === 'OPTIONS') return preflight(request, options);
    if (request.method !== 'POST')
      return new Response('Only POST is possible here.\n', { status: 405, headers: { allow: 'POST, OPTIONS' } });
    const respond = async (submission: Submission) => {
      const outcome = await outcomeOf(request, clientAddress, submission, options);
      const response = await answer(request, submission, outcome, options);
      for (const [name, value] of corsHeaders(request, options)) response.headers.set(name, value);
      return response;
    };
    const problem = accessRefusal(request, options, isPostedForm(request));
    const sender = senderGroups(clientAddress);
    const post = read ?? (isMultipart(request) ? undefined : options.bodies.open(sender));
    let form: SentForm | undefined;
    try {
      if (post) return await respond(await readSubmission(request, { budget: options.bodies, post }, problem));
      const sent = problem ?? (await options.files?.receive(request, sender)) ?? refusal('noFiles');
      if ('fields' in sent) form = sent;
      return await respond(sentSubmission(request, sent));
    } catch (error) {
      options.log.error(`contact: a message could not be handled (${causeOf(error)}); its sender was told so`);
      return Response.json({ ok: false, error: 'Your message could not be handled.' }, { status: 500 });
    } finally {
      if (post && !read) options.bodies.close(post);
      if (form) await options.files?.discard(form);
    }
  };
}

async function outcomeOf(
  request: Request,
  clientAddress: string,
  submission: Submission,
  options: HandlerOptions,
): Promise<Outcome> {
  if (submission.problem) return submission.problem;
  const checked = await checkSubmission(submission, options.config, options.now());
  if ('fields' in checked) return { ...refusal('fields'), ...checked };
  const bodyHash = await hashOf(checked.message);
  const id = await messageId(submission.idempotencyKey ?? (submission.isForm ? formKey(bodyHash, options) : undefined));
  const wait = await options.limit.take(clientAddress, id);
  if (wait > 0) return { ...refusal('tooMany'), retryAfter: wait };
  const { message } = checked;
  const suspicions = [
    ...submission.suspicions,
    ...(hidesOrigin(request) ? (['origin'] as const) : []),
    ...linkSuspicions(typedTexts(message)),
  ];
  const receivedAt = new Date(options.now()).toISOString();
  const network = senderGroups(clientAddress).wide;
  const site = mailSite(options.config, message);
  return keep({ id, receivedAt, bodyHash, suspicions, network, site, message }, options);
}

/** A posted form brings no key, so the same text within ten minutes is one message: a double click sends twice. */
function formKey(bodyHash: string, { now }: HandlerOptions): string {
  return `form ${Math.floor(now() / 600_000)} ${bodyHash}`;
}

async function keep(message: NewMessage, { store, onStored, log }: HandlerOptions): Promise<Outcome> {
  try {
    const acceptance = await store.accept(message);
    if (acceptance === 'conflict') return refusal('otherText');
    if (acceptance === 'crowded') {
      log.warn('contact: a message was refused, since its network holds its share of the store');
      return refusal('tooManyNearby');
    }
    if (acceptance === 'stored') onStored(message);
    return { status: 200, id: message.id };
  } catch (error) {
    log.error(`contact: a message could not be kept (${causeOf(error)}); its sender was told so`);
    return refusal('notKept');
  }
}
