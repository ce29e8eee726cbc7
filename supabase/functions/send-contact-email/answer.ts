import { type ContactConfig, type FormPlace, languageOfPage } from './config.ts';
import { type Failure, failurePage, pagePolicy } from './failure-page.ts';
import { type FieldErrors, typedText } from './message.ts';
import { ownFormOf } from './own-form/message.ts';
import type { Problem } from './refusals.ts';
import type { Submission } from './submission.ts';

/** How a submission ended. */
export type Outcome = { status: 200; id: string } | (Problem & { fields?: FieldErrors });

/** How outcomes are told. */
export type AnswerOptions = {
  config: ContactConfig;
  /** Where a form that was posted without script leads when its message is kept; one of one's own back to its page. */
  sentPage(request: Request, language: string | undefined, place?: FormPlace): string;
};

/** The answer: JSON to the client, a redirection or a page to a browser that posted a form without script. */
export async function answer(
  request: Request,
  submission: Submission,
  outcome: Outcome,
  { config, sentPage }: AnswerOptions,
): Promise<Response> {
  const headers = new Headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
  if ('retryAfter' in outcome && outcome.retryAfter !== undefined)
    headers.set('retry-after', String(outcome.retryAfter));
  if (!submission.isForm) {
    headers.set('content-type', 'application/json');
    return new Response(JSON.stringify(jsonBody(outcome)), { status: outcome.status, headers });
  }
  if ('id' in outcome) {
    headers.set('location', sentPage(request, submission.language, placeOf(submission)));
    return new Response(null, { status: 303, headers });
  }
  headers.set('content-type', 'text/html; charset=utf-8');
  headers.set('referrer-policy', 'strict-origin-when-cross-origin');
  const failure = { problem: outcome, fields: outcome.fields ?? {}, ...filledOf(submission, config) };
  headers.set('content-security-policy', await pagePolicy(config.url, failure));
  // What was not read doesn't say which language it is in; the page that it came from does.
  const language = submission.language ?? languageOfPage(config, request.headers.get('referer'));
  return new Response(await failurePage(failure, config, language), { status: outcome.status, headers });
}

/** The page that a form of one's own says it stands on, by an address of the site that leads nowhere else. */
function placeOf({ own }: Submission): FormPlace | undefined {
  const { form, page = '' } = own ?? {};
  return form !== undefined && /^\/(?:[\w.~%-]+(?:\/[\w.~%-]+)*)?$/.test(page) ? { form, page } : undefined;
}

/** What was filled in, in a form of one's own where it was such a one. */
function filledOf({ input, own, language }: Submission, config: ContactConfig): Pick<Failure, 'typed' | 'own'> {
  const form = own && ownFormOf(config, own.form, language);
  const typed = typedText(input);
  return own?.posted && form ? { typed, own: { name: own.form, form, posted: own.posted } } : { typed };
}

function jsonBody(outcome: Outcome): unknown {
  if ('id' in outcome) return { ok: true, id: outcome.id };
  return { ok: false, error: outcome.error, ...(outcome.fields && { fields: outcome.fields }) };
}
